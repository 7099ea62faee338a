import { test as plain } from 'playwright/test';
import { rememberOpen } from './browsers.ts';

export * from 'playwright/test';

/** A story that ends by closing its browsers: open ones keep their streams and slow the following stories. */
export const test = plain.extend<{ emptiesItsBrowsers: undefined }>({
  emptiesItsBrowsers: [
    async ({ browser }, use, { expectedStatus, errors }) => {
      const endWhatWasOpened = rememberOpen(browser);
      await use(undefined);
      // The browser of a failed story is closed as it is, so that its screenshot shows the failure.
      await endWhatWasOpened(errors.length === 0 && expectedStatus === 'passed');
    },
    { auto: true },
  ],
});
