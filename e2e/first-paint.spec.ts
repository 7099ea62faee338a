import { openAsCandidate } from './interview-people.ts';
import { ORIGINS, openBrowser, visit } from './people.ts';
import { expect, type Page, type Route, test } from './story.ts';
import { openAs, settle } from './watched-page.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Holds back every script from here on; the returned function releases them. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(
    (url) => url.pathname.endsWith('.js'),
    (route) => (isHeld ? void held.push(route) : route.fallback()),
  );
  return async () => {
    isHeld = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}

/** Expects only the logo and a progress bar in the middle of the window. */
async function expectProgressInTheMiddle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    return document.querySelector('.start') && sheets.length > 0 && sheets.every(({ sheet }) => sheet);
  });
  const start = page.getByRole('status', { name: 'Loading', exact: true });
  await expect(start).toBeVisible();
  const boxes = await Promise.all(
    [start.locator('svg'), start.locator('span')].map((one) => one.boundingBox()),
  );
  const [mark, bar] = boxes;
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (!mark || !bar) throw new Error('no mark or no bar');
  for (const box of [mark, bar]) expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThanOrEqual(1);
  const middle = (mark.y + bar.y + bar.height) / 2;
  expect(Math.abs(middle - height / 2)).toBeLessThanOrEqual(1);
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body :is(h1, h2, p, a, button, footer, input)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((one) => one.outerHTML.slice(0, 80)),
  );
  expect(texts).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
}

async function someJob(): Promise<{ id: string; title: string }> {
  const answer = await fetch(`${ORIGINS[0]}/api/jobs?size=1`);
  return (await answer.json()).data.content[0];
}

test('while its scripts are held back, a screen of a candidate shows the logo and a progress bar in the middle', async ({
  browser,
}) => {
  const { page, person } = await openAsCandidate(browser);
  const state = await page.context().storageState();
  const job = await someJob();
  for (const viewport of SIZES) {
    for (const [path, heading] of [
      ['/home', new RegExp(person.name.split(' ')[0] ?? '')],
      ['/jobs', /^Jobs$/],
      ['/jobs?workMode=HYBRID', /^Jobs$/],
      [`/jobs/${job.id}`, /./],
    ] as const) {
      await test.step(`${path} at ${viewport.width}`, async () => {
        const context = await browser.newContext({
          baseURL: ORIGINS[0] ?? '',
          storageState: state,
          viewport,
          serviceWorkers: 'block',
        });
        const slow = await context.newPage();
        const letGo = await holdScripts(slow);
        await slow.goto(path, { waitUntil: 'commit' });
        await expectProgressInTheMiddle(slow);
        await letGo();
        await expect(slow.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await context.close();
      });
    }
  }
});

test('the landing page, the public board and a job are shown before their scripts, and do not shift when those load', async ({
  browser,
}) => {
  const job = await someJob();
  for (const viewport of SIZES) {
    for (const path of ['/', '/jobs', `/jobs/${job.id}`]) {
      await test.step(`${path} at ${viewport.width}`, async () => {
        const context = await browser.newContext({
          baseURL: ORIGINS[0] ?? '',
          viewport,
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        const letGo = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        // The heading is in the page and can be measured before its styles have loaded.
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        // Not `document.fonts.ready`: that also resolves before any text has requested its font.
        await heading.evaluate((element) => document.fonts.load(getComputedStyle(element).font));
        const before = await heading.boundingBox();
        await letGo();
        await page.locator('html[data-hydrated]').waitFor();
        expect(await heading.boundingBox()).toEqual(before);
        await context.close();
      });
    }
  }
});

test('a page is hydrated as it was built, with any parameters in its address', async ({ browser }) => {
  const { page, complaints } = await openAs(browser, 'nobody');
  const addresses = [
    ...['/jobs?workMode=REMOTE&sort=pay', '/login?reason=expired', '/reset-password?token=none'],
    ...['/verify-email?email=nobody@medallist.test', '/team/join?token=none', '/unsubscribe?token=none'],
  ];
  for (const address of addresses) {
    await visit(page, address);
    await settle(page);
  }
  // The server refuses the tokens, which belong to nobody; the browser logs those responses too.
  expect(complaints.filter((one) => one.startsWith('page error'))).toEqual([]);
});

test('fields do not move while the rest of their page loads', async ({ browser }) => {
  const page = await openBrowser(browser);
  await visit(page, '/candidate/signup');
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) shifts.push(startTime);
    }).observe({ type: 'layout-shift' });
  });
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});

test('jobs can be read without scripts, from the board to a job’s page', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: ORIGINS[0] ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  const { title } = await someJob();
  await page.goto('/jobs');
  await page.getByRole('link', { name: title, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to apply' })).toBeVisible();
  await context.close();
});

test('a board whose script cannot be loaded is shown as it was built', async ({ browser }) => {
  const { page } = await openAsCandidate(browser);
  const state = await page.context().storageState();
  const context = await browser.newContext({
    baseURL: ORIGINS[0] ?? '',
    storageState: state,
    serviceWorkers: 'block',
  });
  const broken = await context.newPage();
  await broken.route(
    (url) => url.pathname.endsWith('.js'),
    (route) => route.abort(),
  );
  await broken.goto('/jobs');
  await expect(broken.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
});
