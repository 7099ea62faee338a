import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright/test';

/** A page of the product without a screen, where a browser waits for its next story. */
export const QUIET_DOCUMENT = '/dev/mailbox?to=nobody';
/** Of each kind; more would only use memory. */
const MOST_RESTING = 4;
/** Events that a story may listen to. */
const HEARD_BY_PAGE = [
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'console',
  'dialog',
  'popup',
];
const HEARD_BY_CONTEXT = [
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'console',
  'weberror',
  'page',
];

const resting = new Map<string, Page[]>();
const lent = new Map<Page, BrowserContextOptions>();

/**
 * Light unless a story changes it. Screenshots of moving pages are the most expensive, so
 * nothing is animated here.
 */
export const desktop = (baseURL: string): BrowserContextOptions => ({
  baseURL,
  colorScheme: 'light',
  reducedMotion: 'reduce',
  viewport: { width: 1440, height: 900 },
});

/** Logs violations of the content security policy to the console. */
const tellRefusals = (context: BrowserContext) =>
  context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`Content-Security-Policy: ${effectiveDirective} ${blockedURI}`),
    );
  });

/**
 * A browser with empty storage. Reuses the emptied browser of an earlier story where possible: parsing the
 * scripts for the first time takes as long as the rest of the page load.
 */
export async function takePage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  let page = resting.get(JSON.stringify(options))?.pop();
  if (!page) {
    const context = await browser.newContext(options);
    await tellRefusals(context);
    page = await context.newPage();
  }
  lent.set(page, options);
  return page;
}

/** Excludes the page from reuse: its clock was moved, or it has init scripts that cannot be removed. */
export function keepApart(page: Page): void {
  lent.delete(page);
}

async function empty(page: Page, options: BrowserContextOptions): Promise<void> {
  const context = page.context();
  await Promise.all(context.pages().map((one) => (one === page ? undefined : one.close())));
  for (const name of HEARD_BY_PAGE) await page.removeAllListeners(name, { behavior: 'ignoreErrors' });
  for (const name of HEARD_BY_CONTEXT) await context.removeAllListeners(name, { behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await page.goto(QUIET_DOCUMENT);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.name = '';
  });
  await context.clearCookies();
  await context.clearPermissions();
  const { colorScheme = 'light', reducedMotion = 'no-preference', viewport } = options;
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors: 'none' });
  if (viewport) await page.setViewportSize(viewport);
  // Moves the pointer to where it hovers over nothing.
  await page.mouse.move(0, 0);
}

/** Empties the browser for the next story, or closes it. */
export async function giveBack(page: Page): Promise<void> {
  const options = lent.get(page);
  if (!options || page.isClosed()) return;
  lent.delete(page);
  const key = JSON.stringify(options);
  const others = resting.get(key) ?? [];
  try {
    if (others.length >= MOST_RESTING) throw new Error('enough of them');
    await empty(page, options);
    resting.set(key, [...others, page]);
  } catch {
    await page.context().close();
  }
}

/** Remembers which browsers are open, and returns a function that closes those opened since. */
export function rememberOpen(browser: Browser): (isKept: boolean) => Promise<void> {
  const restingBefore = new Set([...resting.values()].flat().map((page) => page.context()));
  const before = new Set(browser.contexts().filter((context) => !restingBefore.has(context)));
  return async (isKept) => {
    const opened = browser.contexts().filter((context) => !before.has(context));
    const asleep = new Set([...resting.values()].flat().map((page) => page.context()));
    const borrowed = new Map([...lent.keys()].map((page) => [page.context(), page]));
    await Promise.all(
      opened
        .filter((context) => !asleep.has(context))
        .map((context) => {
          const page = borrowed.get(context);
          if (page && isKept) return giveBack(page);
          if (page) lent.delete(page);
          return context.close();
        }),
    );
  };
}
