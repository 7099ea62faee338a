import { QUIET_DOCUMENT } from './browsers.ts';
import { type FickleServer, openFickleServer } from './fickle-server.ts';
import { askForInterview, joinAsCandidate, type Person } from './interview-people.ts';
import { enter, ORIGINS, openBrowser, visit } from './people.ts';
import { type Browser, type BrowserContext, expect, type Page, test } from './story.ts';

const OFFLINE = 'You are offline. What you see may be out of date.';
const SILENT = 'Medallist cannot be reached right now. What you see may be out of date.';

let person: Person;
test.beforeAll(async ({ browser }) => {
  const page = await openBrowser(browser);
  person = await joinAsCandidate(page);
});

/** A tab of a browser that allows service workers. */
async function openTab(browser: Browser, baseURL = ORIGINS[0] ?? ''): Promise<Page> {
  return (await browser.newContext({ baseURL, serviceWorkers: 'allow' })).newPage();
}

async function stores(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** Waits until every screen is stored on the device. */
async function appIsStored(page: Page): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(async () => Boolean(await caches.match('/app-complete')))).toBe(true);
  }).toPass({ timeout: 120_000 });
}

/** Waits until a page or an answer is stored, which happens a moment after it is shown. */
async function isStored(page: Page, path: string): Promise<void> {
  await expect(async () => {
    expect(
      await page.evaluate(async (path) => Boolean(await caches.match(path, { ignoreSearch: true })), path),
    ).toBe(true);
  }).toPass({ timeout: 120_000 });
}

async function openSignedIn(browser: Browser, baseURL: string): Promise<Page> {
  const page = await openTab(browser, baseURL);
  await enter(page, person.email, person.password, '/home');
  await appIsStored(page);
  return page;
}

/** A page that loads while offline does not always get the `offline` event. */
const ANY = /What you see may be out of date\./;
const bar = (page: Page, text: string | RegExp = ANY) => page.getByRole('status').filter({ hasText: text });

test.describe('signed in', () => {
  /** A browser that has stored the whole app, which takes longer than everything the stories do with it. */
  let device: BrowserContext;
  test.beforeAll(async ({ browser }) => {
    device = await browser.newContext({ baseURL: ORIGINS[0] ?? '', serviceWorkers: 'allow' });
  });
  test.afterAll(() => device.close());

  /** Resets it, as if nobody had used it yet. */
  async function openOnDevice(): Promise<Page> {
    await device.setOffline(false);
    for (const page of device.pages()) await page.close();
    const page = await device.newPage();
    await page.goto(QUIET_DOCUMENT);
    await page.evaluate(async () => {
      localStorage.clear();
      const answers = (await caches.keys()).filter((name) => name.startsWith('answers-'));
      await Promise.all(answers.map((name) => caches.delete(name)));
    });
    await enter(page, person.email, person.password, '/home');
    await appIsStored(page);
    return page;
  }

  test('an offline reload shows what was loaded, says so, and recovers by itself', async () => {
    const page = await openOnDevice();
    const { title } = await askForInterview(page, person);
    await visit(page, '/interview-requests/pending');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await isStored(page, '/api/jobseeker/interviews/pending');
    const faults: string[] = [];
    page.on('console', (line) => /content security|trusted/i.test(line.text()) && faults.push(line.text()));

    await page.context().setOffline(true);
    await expect(bar(page, OFFLINE)).toBeVisible();
    await page.reload();
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(faults).toEqual([]);

    const { title: newer } = await askForInterview(page, person);
    await page.context().setOffline(false);
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: newer })).toBeVisible();
  });

  test('a screen that was never opened says what is missing, and loads once back online', async () => {
    const page = await openOnDevice();
    await page.context().setOffline(true);
    await page.goto('/applications');
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Network error');
    await page.context().setOffline(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('losing the connection during a save keeps the entries', async () => {
    const page = await openOnDevice();
    await visit(page, '/profile/edit/info');
    const name = page.getByLabel('First name');
    await name.fill('Kavita');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Save Draft' }).click();
    const told = page.getByRole('alert').filter({ hasText: 'Network error' });
    await expect(told).toBeFocused();
    await expect(name).toHaveValue('Kavita');
    await page.context().setOffline(false);
    await expect(bar(page)).toBeHidden();
    await expect(name).toHaveValue('Kavita');
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Changes saved successfully!' })).toBeVisible();
  });

  test('losing the connection in a dialog keeps it open, and a reload restores it', async () => {
    const page = await openOnDevice();
    const { id, title } = await askForInterview(page, person);
    await visit(page, '/interview-requests/pending');
    await page.getByRole('button', { name: `Decline: ${title}` }).click();
    await page.context().setOffline(true);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Other', exact: true }).check();
    await dialog.getByLabel('Your reason').fill('Too far from home.');
    await dialog.getByRole('button', { name: 'Decline request' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Network error');
    await expect(dialog.getByRole('alert')).toBeFocused();
    await page.reload();
    await expect(page).toHaveURL(new RegExp(`request=${id}`));
    await expect(dialog.getByLabel('Your reason')).toHaveValue('Too far from home.');
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Decline request' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  });

  test('signing out deletes what was stored, in every tab', async () => {
    const page = await openOnDevice();
    const second = await page.context().newPage();
    await visit(second, '/interview-requests/pending');
    await visit(page, '/profile/view');
    const own = (names: string[]) => names.filter((name) => name.startsWith(`answers-${person.id}`));
    await expect(async () => expect(own(await stores(page))).toHaveLength(1)).toPass();
    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(second).toHaveURL(`${ORIGINS[0]}/`);
    await expect(async () => expect(own(await stores(second))).toEqual([])).toPass();
    await page.context().setOffline(true);
    await second.goto('/interview-requests/pending');
    await expect(second).toHaveURL(/\/login/);
    await expect(second.getByText(person.name)).toHaveCount(0);
  });

  test('no secret, file or token is stored', async () => {
    const page = await openOnDevice();
    await visit(page, '/profile/settings');
    await visit(page, '/interview-requests/active');
    await page.getByRole('button', { name: 'Calendar feed' }).click();
    await page.getByRole('button', { name: /Make an? (new )?address/ }).click();
    await expect(page.getByText(/api\/calendar/)).toBeVisible();
    const stored = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('answers-'));
      const all = await Promise.all(
        names.map(async (name) => {
          const store = await caches.open(name);
          const paths = await store.keys();
          const texts = await Promise.all(paths.map(async (path) => (await store.match(path))?.text()));
          return paths.map(({ url }, place) => `${new URL(url).pathname} ${texts[place]}`);
        }),
      );
      return all.flat();
    });
    expect(stored.some((line) => line.startsWith('/api/jobseeker/interviews/active '))).toBe(true);
    // An id may contain `2fa` too.
    const isSecret = (line: string) =>
      /calendar|sessions|eyJ/i.test(line) || line.split(' ', 1)[0]?.includes('2fa');
    expect(stored.filter(isSecret)).toEqual([]);
  });
});

test.describe('a visitor', () => {
  test('reopens visited pages, and is told that everything else is unavailable', async ({ browser }) => {
    const page = await openTab(browser);
    await visit(page, '/help');
    await isStored(page, '/help');
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).toBeVisible();
    await page.goto('/recruiter/interviews');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page).toHaveURL(/\/login/);
  });
});

test.describe('an unreliable server', () => {
  let server: FickleServer;
  test.beforeEach(async () => {
    server = await openFickleServer(ORIGINS[0] ?? '');
  });
  test.afterEach(() => server.stop());

  test('that does not respond is distinguished from a missing connection', async ({ browser }) => {
    const page = await openSignedIn(browser, server.origin);
    await visit(page, '/profile/view');
    await expect(page.getByRole('heading', { name: person.name })).toBeVisible();
    await isStored(page, '/api/jobseeker/profile/complete');
    await isStored(page, '/api/jobseeker/profile/preview');
    server.isSilent = true;
    await page.reload();
    await expect(bar(page, SILENT)).toBeVisible();
    await expect(page.getByRole('heading', { name: person.name })).toBeVisible();
    server.isSilent = false;
    await expect(bar(page, SILENT)).toBeHidden({ timeout: 120_000 });
  });

  test('with a newer build replaces the whole shell, and keeps the files of open tabs', async ({
    browser,
  }) => {
    const page = await openSignedIn(browser, server.origin);
    const [before] = (await stores(page)).filter((name) => name.startsWith('shell-'));
    server.worker = (script) => script.replace(before?.slice('shell-'.length) ?? '', 'newer');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(async () => {
      const isComplete = await page.evaluate(async () =>
        Boolean(await (await caches.open('shell-newer')).match('/app-complete')),
      );
      expect(isComplete).toBe(true);
    }).toPass({ timeout: 120_000 });
    expect((await stores(page)).filter((name) => name.startsWith('shell-'))).toEqual([before, 'shell-newer']);
    server.worker = (script) => script.replace(before?.slice('shell-'.length) ?? '', 'newest');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(async () => {
      const shells = (await stores(page)).filter((name) => name.startsWith('shell-'));
      expect(shells).toEqual(['shell-newer', 'shell-newest']);
    }).toPass({ timeout: 120_000 });
    await page.context().setOffline(true);
    await page.reload();
    await expect(bar(page)).toBeVisible();
  });

  test('that no longer has a worker removes the installed one', async ({ browser }) => {
    const page = await openSignedIn(browser, server.origin);
    await page.context().close();
    const again = await openSignedIn(browser, server.origin);
    server.worker = () => undefined;
    await expect(async () => {
      await again.reload();
      expect((await stores(again)).filter((name) => name.startsWith('shell-'))).toEqual([]);
      const left = await again.evaluate(
        async () => (await navigator.serviceWorker.getRegistrations()).length,
      );
      expect(left).toBe(0);
    }).toPass({ timeout: 120_000 });
  });
});
