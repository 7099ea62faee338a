import { DEMO_PASSWORD, mailTo, openBrowser, signIn, visit } from './people.ts';
import { expect, type Page, test } from './story.ts';

const PASSWORD = 'Correct-horse-9';
const run = Date.now().toString(36);
const AFFILIATE = `link.${run}@blog.test`;

async function call(page: Page, method: 'get' | 'post', path: string, token?: string, data?: object) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await page.request[method](`/api/${path}`, { headers, ...(data && { data }) });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return (await answer.json()).data;
}

/** Creates an approved affiliate and returns the code of the link. */
async function createAffiliate(page: Page): Promise<string> {
  const person = {
    firstName: 'Maya',
    lastName: 'Iyer',
    phone: '9876543210',
    website: 'https://maya.example',
  };
  const own = await call(page, 'post', 'auth/signup/affiliate', undefined, {
    ...person,
    email: AFFILIATE,
    password: PASSWORD,
  });
  const credentials = { email: 'admin@medallist.test', password: DEMO_PASSWORD };
  const admin = await call(page, 'post', 'auth/login', undefined, credentials);
  const path = `admin/affiliates/${own.user.id}/process`;
  await call(page, 'post', path, admin.accessToken, { action: 'APPROVE' });
  return (await call(page, 'get', 'affiliate/dashboard', own.accessToken)).links.code;
}

test('a referral link is remembered until the sign-up, and the dashboard shows both the click and the sign-up', async ({
  browser,
}) => {
  const affiliate = await openBrowser(browser);
  const code = await createAffiliate(affiliate);

  const visitor = await openBrowser(browser);
  let clicks = 0;
  visitor.on('request', (request) => {
    if (request.url().endsWith('/api/referrals/clicks')) clicks++;
  });
  await visit(visitor, `/?ref=${code}`);
  await expect.poll(() => clicks).toBe(1);
  await visit(visitor, `/jobs?ref=${code}`);
  await visit(visitor, '/candidate/signup');
  expect(clicks).toBe(1);
  const email = `led.${run}@people.test`;
  await visitor.getByLabel('First name').fill('Asha');
  await visitor.getByLabel('Last name').fill('Rao');
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await visitor.getByRole('button', { name: 'Create account' }).click();
  await mailTo(visitor, email, /is your Medallist code/);

  await signIn(affiliate, AFFILIATE, PASSWORD);
  await expect(affiliate.getByText('You have been an affiliate since')).toBeVisible();
  await expect(affiliate.getByLabel('Your referral link')).toHaveValue(
    new RegExp(`/candidate/signup\\?ref=${code}$`),
  );
  const figure = (label: string) =>
    affiliate.locator('dl > div').filter({ has: affiliate.getByText(label, { exact: true }) });
  await expect(figure('Clicks')).toContainText('1');
  await expect(figure('Sign-ups')).toContainText('1');
  await expect(affiliate.getByRole('cell', { name: 'Graduate' })).toBeVisible();

  await affiliate.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await affiliate.getByRole('button', { name: 'For companies' }).click();
  await affiliate.getByRole('button', { name: 'Copy' }).click();
  await expect(affiliate.getByText('Referral link copied to clipboard!')).toBeVisible();
  expect(await affiliate.evaluate(() => navigator.clipboard.readText())).toMatch(
    `/recruiter/signup?ref=${code}`,
  );
});
