import { defineConfig } from 'playwright/test';
import { CHROMIUM } from './chromium.ts';
import { ORIGINS, SITES } from './people.ts';

/**
 * Pages that live for seconds are not worth being optimized: a fifth of all that the stories cost. Fewer processes that
 * wake each other for every picture and every file save a tenth of the rest.
 */
const FOR_SHORT_LIVES = [
  '--js-flags=--no-turbofan --no-maglev',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
];

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
  // A slow machine is no fault: these end what would never come.
  timeout: 1_200_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 60_000,
    // A worker would take calls out of the hands of `page.route`; the stories about it allow it.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: { ...CHROMIUM, args: [...CHROMIUM.args, ...FOR_SHORT_LIVES] },
  },
});
