import { DEMO_PASSWORD, openBrowser } from './people.ts';
import { expect, type Page, test } from './story.ts';
import { expectFaultless, openAs, settle } from './watched-page.ts';

/** The dashboard of each account. */
const HOMES = {
  'candidate@medallist.test': '/home',
  'recruiter@medallist.test': '/recruiter/dashboard',
  'affiliate@medallist.test': '/affiliate/dashboard',
  'admin@medallist.test': '/admin/dashboard',
  'superadmin@medallist.test': '/admin/dashboard',
};

/** Signs in without the form; `kind` overrides the user type that the browser stores. */
async function enter(page: Page, email: string, kind?: string): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password: DEMO_PASSWORD } });
  const { accessToken, refreshToken, user } = (await answer.json()).data;
  const stored = {
    accessToken,
    refreshToken,
    user: JSON.stringify(kind ? { ...user, userType: kind } : user),
  };
  await page.goto('/login');
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
}

for (const [email, home] of Object.entries(HOMES)) {
  test(`/dashboard redirects ${email} to ${home}`, async ({ browser }) => {
    const page = await openBrowser(browser);
    await enter(page, email);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(home);
  });
}

test('a visitor is asked to sign in on the way to a dashboard, and gets there after it', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?from=%2Fdashboard');
  await page.getByLabel('Email').fill('candidate@medallist.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
});

test('an account of an unknown type is reported, and can sign out or write to support', async ({
  browser,
}) => {
  const watched = await openAs(browser, 'nobody');
  const { page } = watched;
  await enter(page, 'candidate@medallist.test', 'GUEST');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has no dashboard');
  await expect(page.getByRole('main')).toContainText('candidate@medallist.test');
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await settle(page);
    await expectFaultless(watched, `/dashboard ${width}`);
  }
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('a page of another type redirects an account of an unknown type to the landing page', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  await enter(page, 'candidate@medallist.test', 'GUEST');
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/');
});
