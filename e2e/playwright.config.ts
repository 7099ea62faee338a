import { defineConfig } from 'playwright/test';
import { CHROMIUM } from './chromium.ts';
import { ORIGINS, SITES } from './people.ts';

/** `run.ts` starts the servers and says where they are. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // Its clock goes on for weeks, which the demo data of the other stories would not outlast.
  testIgnore: ORIGINS.length > 1 ? [] : ['whole/**'],
  outputDir: '../test-results',
  fullyParallel: false,
  workers: SITES.length,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 10_000,
    // A worker would take calls out of the hands of `page.route`; the stories about it allow it.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Pages that live for seconds are not worth being optimized: a fifth of all that the stories cost.
    launchOptions: { ...CHROMIUM, args: [...CHROMIUM.args, '--js-flags=--no-turbofan --no-maglev'] },
  },
});
