import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright/test';

/** A document of the product without screens, where a browser waits for its next story. */
export const QUIET_DOCUMENT = '/dev/mailbox?to=nobody';
/** Of one kind; more would only take memory. */
const MOST_RESTING = 4;
/** What a story may listen for. */
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

/** Light until it is told otherwise. Pictures of what moves cost more than any other pictures: here nothing does. */
export const desktop = (baseURL: string): BrowserContextOptions => ({
  baseURL,
  colorScheme: 'light',
  reducedMotion: 'reduce',
  viewport: { width: 1440, height: 900 },
});

/** Lets the console tell what the policy of the page refuses. */
const tellRefusals = (context: BrowserContext) =>
  context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`Content-Security-Policy: ${effectiveDirective} ${blockedURI}`),
    );
  });

/**
 * A browser with nothing in it. Where one can be had it is that of an earlier story, emptied: reading the scripts for
 * the first time costs as much as all the rest of a page.
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

/** From now on it is of no use to another story: its clock is moved, or it has scripts that nothing takes out. */
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
  // Where it points to nothing.
  await page.mouse.move(0, 0);
}

/** Ends what the story did with it. */
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

/** Says what is open now, and returns what ends whatever was opened since. */
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
