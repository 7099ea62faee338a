import { defineConfig } from 'playwright/test';
import { CHROMIUM } from './chromium.ts';
import { ORIGINS, SITES } from './people.ts';

/**
 * Optimizing compilers are a waste for pages that live for seconds: a fifth of the run time. Fewer processes,
 * which would wake each other for every frame and file, save a tenth of the rest.
 */
const FOR_SHORT_LIVES = [
  '--js-flags=--no-turbofan --no-maglev',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
];

/** `run.ts` starts the servers and passes their addresses. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // These stories move the clock by weeks, which would break the demo data of the others.
  testIgnore: ORIGINS.length > 1 ? [] : ['whole/**'],
  outputDir: '../test-results',
  fullyParallel: false,
  workers: SITES.length,
  retries: 0,
  forbidOnly: true,
  // Generous, since a slow machine is not a failure: these only end what would hang.
  timeout: 1_200_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 60_000,
    // A worker would bypass `page.route`; the stories about it allow it.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: { ...CHROMIUM, args: [...CHROMIUM.args, ...FOR_SHORT_LIVES] },
  },
});
