import { keepApart } from './browsers.ts';
import { askForInterview, comeHome, joinAsCandidate, openAsCandidate } from './interview-people.ts';
import { openBrowser, visit } from './people.ts';
import { openPhone } from './phone.ts';
import { expect, type Page, test } from './story.ts';
import { expectFaultless, findIds, listViolations, openAs, overflowOf, settle } from './watched-page.ts';

const listOf = (page: Page) => page.getByRole('region', { name: 'Open jobs' });
const rowsOf = (page: Page) => listOf(page).locator('a[data-job]');
const shownOf = (page: Page) =>
  page.getByRole('region', { name: 'Job', exact: true }).getByRole('heading').first();
const titleAt = (page: Page, place: number) => rowsOf(page).nth(place).innerText();

const topOf = (page: Page) => listOf(page).evaluate((list) => list.scrollTop);

test('on a desktop by keyboard: list and job side by side, filters, Back, reload, another tab, no connection', async ({
  browser,
}) => {
  const { page, person } = await openAsCandidate(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { title } = await askForInterview(page, person);
  await page.getByRole('link', { name: 'Jobs', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(page.getByRole('link', { name: 'Jobs', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(shownOf(page)).toHaveText(await titleAt(page, 0));
  await expect(listOf(page).getByRole('listitem').filter({ hasText: title })).toContainText('Asked you');

  await test.step('the best match comes first', async () => {
    await page.getByRole('combobox', { name: 'Sort by' }).press('Space');
    await page.getByRole('option', { name: 'Best match first' }).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/jobs\?sort=MATCH$/);
    await expect(page.getByText(/open jobs, best match first\./)).toBeVisible();
    await expect(listOf(page)).toHaveAttribute('aria-busy', 'false');
    const rings = listOf(page).getByRole('img', { name: /^Match: \d+ of 100$/ });
    const names = await rings.evaluateAll((all) => all.map((ring) => ring.getAttribute('aria-label') ?? ''));
    const scores = names.map((name) => Number(/\d+/.exec(name)?.[0]));
    expect(scores).toHaveLength(20);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  await test.step('the keys move along the list, Enter opens, Back walks through', async () => {
    await rowsOf(page).first().focus();
    for (const key of ['j', 'ArrowDown', 'j', 'k']) await page.keyboard.press(key);
    await expect(rowsOf(page).nth(2)).toBeFocused();
    await expect(page).toHaveURL(/\/jobs\?sort=MATCH$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]+\?sort=MATCH$/);
    await expect(shownOf(page)).toHaveText(await titleAt(page, 2));
    await expect(page).toHaveTitle(new RegExp(`^${await titleAt(page, 2)} at `));
    await expect(rowsOf(page).nth(2)).toBeFocused();
    await expect(rowsOf(page).nth(2)).toHaveAttribute('aria-current', 'true');
    const third = page.url();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(rowsOf(page).last()).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(page).toHaveURL(third);
    await expect(rowsOf(page).nth(2)).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(page).toHaveURL(/\/jobs\?sort=MATCH$/);
    await expect(shownOf(page)).toHaveText(await titleAt(page, 0));
  });

  await test.step('filters stand in a drawer, and each in force has a cross', async () => {
    await page.getByRole('button', { name: 'Filters' }).press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByRole('checkbox', { name: 'Bengaluru' }).press('Space');
    await expect(page).toHaveURL(/city=Bengaluru/);
    await drawer.getByRole('button', { name: /^Show \d+ open jobs$/ }).press('Enter');
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Filters 1 in force' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove Bengaluru' }).press('Enter');
    await expect(page).toHaveURL(/\/jobs\?sort=MATCH$/);
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
    await expect(listOf(page)).toHaveAttribute('aria-busy', 'false');
  });

  await test.step('the place in the list outlives another screen, a reload and a lost connection', async () => {
    await rowsOf(page).nth(9).focus();
    await page.keyboard.press('Enter');
    await expect(shownOf(page)).toHaveText(await titleAt(page, 9));
    const opened = page.url();
    const top = await topOf(page);
    expect(top).toBeGreaterThan(100);
    await page.getByRole('link', { name: 'Dashboard' }).press('Enter');
    await expect(page).toHaveURL(/\/home$/);
    await page.goBack();
    await expect.poll(() => topOf(page)).toBe(top);
    await page.reload();
    await expect(shownOf(page)).toHaveText(await titleAt(page, 9));
    await expect.poll(() => topOf(page)).toBe(top);

    const tab = await page.context().newPage();
    await tab.setViewportSize({ width: 1440, height: 900 });
    await visit(tab, opened);
    await expect(shownOf(tab)).toHaveText(await titleAt(page, 9));

    await page.context().setOffline(true);
    await rowsOf(page).nth(10).press('Enter');
    await expect(page.getByText('The job could not be loaded')).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(20);
    await page.context().setOffline(false);
    await rowsOf(page).nth(9).press('Enter');
    await expect(shownOf(page)).toHaveText(await titleAt(page, 9));
    await rowsOf(page).nth(10).press('Enter');
    await expect(shownOf(page)).toHaveText(await titleAt(page, 10));
  });
  expect(await listViolations(page)).toEqual([]);
});

test('on a phone: a list, a page for each job, and Back to the same place', async ({ browser }) => {
  const { page, tap } = await openPhone(browser);
  const person = await joinAsCandidate(page);
  await comeHome(page, person);
  await tap(page.getByRole('link', { name: 'Jobs', exact: true }));
  await expect(rowsOf(page)).toHaveCount(20);
  await tap(page.getByRole('button', { name: 'Filters' }));
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await tap(drawer.getByRole('checkbox', { name: 'Full Time' }));
  await tap(drawer.getByRole('button', { name: /^Show \d+ open jobs$/ }));
  await expect(page).toHaveURL(/jobType=FULL_TIME$/);
  await expect(drawer).toHaveCount(0);

  await page.evaluate(() => window.scrollTo(0, 900));
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const wanted = rowsOf(page).nth(8);
  const title = await wanted.innerText();
  const back = page.getByRole('link', { name: 'All jobs' });
  for (const goBack of [() => tap(back), () => page.goBack()]) {
    const before = await place();
    await tap(wanted);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(rowsOf(page)).toHaveCount(0);
    await expect.poll(place).toBe(0);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await listViolations(page)).toEqual([]);
    await goBack();
    await expect(wanted).toBeFocused();
    await expect.poll(place).toBe(before);
  }
  const before = await place();
  await page.reload();
  await expect(rowsOf(page)).not.toHaveCount(0);
  await expect.poll(place).toBe(before);

  await tap(wanted);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await tap(back);
  await expect(page).toHaveURL(/\/jobs\?jobType=FULL_TIME$/);
});

/** Records every frame in which the page shows the footer of public pages. */
function watchFrames(): void {
  const seen = { public: 0 };
  Object.assign(window, { seen });
  const look = () => {
    const foot = document.querySelector('footer');
    if (foot && getComputedStyle(foot).visibility === 'visible') seen.public += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test('visitors and companies keep the public page; a candidate never sees it, not even for a frame', async ({
  browser,
}) => {
  const visitor = await openBrowser(browser);
  const { publicJob } = await findIds(visitor);
  const publicFrames = (page: Page) =>
    page.evaluate(() => (window as unknown as { seen: { public: number } }).seen.public);
  for (const who of ['nobody', 'recruiter', 'candidate'] as const) {
    const { page, complaints } = await openAs(browser, who);
    keepApart(page);
    await page.addInitScript(watchFrames);
    for (const path of ['/jobs', '/jobs?workMode=HYBRID', `/jobs/${publicJob}`]) {
      await page.goto(path);
      await settle(page);
      const isPublic = who !== 'candidate';
      await expect(page.getByRole('contentinfo')).toHaveCount(isPublic ? 1 : 0);
      expect((await publicFrames(page)) > 0, `${who} ${path}`).toBe(isPublic);
      expect(complaints, `${who} ${path}`).toEqual([]);
    }
    await page.context().close();
  }
});

test('a shared search sorted by match opens for visitors too, newest first', async ({ browser }) => {
  const page = await openBrowser(browser);
  await visit(page, '/jobs?sort=MATCH');
  await expect(page.getByText(/open jobs, newest first\./)).toBeVisible();
});

test('nothing overflows at any width, light and dark', async ({ browser }) => {
  const watched = await openAs(browser, 'candidate');
  const { publicJob } = await findIds(watched.page);
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await watched.page.setViewportSize({ width, height: 900 });
    for (const path of ['/jobs?sort=MATCH&workMode=HYBRID', `/jobs/${publicJob}`]) {
      await watched.page.goto(path);
      await settle(watched.page);
      await expectFaultless(watched, `${path} ${width}`);
    }
  }
});
