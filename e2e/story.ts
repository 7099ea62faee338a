import { test as plain } from 'playwright/test';

export * from 'playwright/test';

/** A story whose browsers are closed when it ends: open ones keep their streams, and slow whatever follows. */
export const test = plain.extend<{ closesItsBrowsers: undefined }>({
  closesItsBrowsers: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      const opened = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(opened.map((context) => context.close()));
    },
    { auto: true },
  ],
});
