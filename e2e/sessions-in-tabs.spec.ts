import { DEMO_PASSWORD, enter, openBrowser, visit } from './people.ts';
import { expect, type Page, test } from './story.ts';

const CANDIDATE = 'candidate@medallist.test';

/** Makes the stored access token look expired; only the server can verify a signature. */
async function letTokenExpire(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [head, claims = '', seal] = (localStorage.getItem('accessToken') ?? '').split('.');
    const read = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    const late = btoa(JSON.stringify({ ...read, exp: Math.floor(Date.now() / 1000) - 60 }));
    localStorage.setItem('accessToken', [head, late.replaceAll(/=+$/g, ''), seal].join('.'));
  });
}

function countRefreshes(page: Page): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/auth/refresh')) count++;
  });
  return () => count;
}

async function openSignedIn(browser: Parameters<typeof openBrowser>[0]): Promise<Page> {
  const page = await openBrowser(browser);
  await enter(page, CANDIDATE, DEMO_PASSWORD, '/home');
  // A page without scripts, so that nothing renews the token meanwhile.
  await page.route('**/no-screen', (route) => route.fulfill({ contentType: 'text/html', body: '<p>None' }));
  await page.goto('/no-screen');
  return page;
}

test('an expired access token is renewed at the start, and the user stays signed in', async ({ browser }) => {
  const page = await openSignedIn(browser);
  await letTokenExpire(page);
  const refreshes = countRefreshes(page);
  await visit(page, '/profile/view');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Preview' })).toBeVisible();
  expect(refreshes()).toBe(1);
});

test('ten tabs that wake up with the same expired token renew it once', async ({ browser }) => {
  const page = await openSignedIn(browser);
  const tabs = await Promise.all(Array.from({ length: 10 }, () => page.context().newPage()));
  await letTokenExpire(page);
  const refreshes = countRefreshes(page);
  await Promise.all(tabs.map((tab) => tab.goto('/applications')));
  for (const tab of tabs) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  }
  expect(refreshes()).toBe(1);
});

test('a session that the server ended leads to the sign-in page, which says so', async ({ browser }) => {
  const page = await openSignedIn(browser);
  await letTokenExpire(page);
  await page.evaluate(() => localStorage.setItem('refreshToken', 'used-up'));
  await page.goto('/applications');
  await expect(page).toHaveURL(/\/login\?from=%2Fapplications&reason=expired$/);
  await expect(page.getByText('Session expired. Please login again.')).toBeVisible();
});

test('signing out in one tab signs out the other', async ({ browser }) => {
  const page = await openSignedIn(browser);
  await visit(page, '/home');
  const other = await page.context().newPage();
  await visit(other, '/applications');
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(other).toHaveURL(/:\d+\/$/);
  await other.goto('/home');
  await expect(other).toHaveURL(/\/login\?from=%2Fhome$/);
});

test('a page of another user type redirects home and is never shown', async ({ browser }) => {
  const page = await openSignedIn(browser);
  for (const path of ['/recruiter/dashboard', '/admin/recruiters', '/affiliate/dashboard']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/home$/);
  }
});
