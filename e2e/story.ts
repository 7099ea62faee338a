import { test as plain } from 'playwright/test';
import { rememberOpen } from './browsers.ts';

export * from 'playwright/test';

/** A story whose browsers are empty when it ends: open ones keep their streams, and slow whatever follows. */
export const test = plain.extend<{ emptiesItsBrowsers: undefined }>({
  emptiesItsBrowsers: [
    async ({ browser }, use, { expectedStatus, errors }) => {
      const endWhatWasOpened = rememberOpen(browser);
      await use(undefined);
      // One that failed is closed as it stands, for its picture.
      await endWhatWasOpened(errors.length === 0 && expectedStatus === 'passed');
    },
    { auto: true },
  ],
});
