import { openNewcomer } from '../newcomer.ts';
import { DEMO_PASSWORD, enter, openBrowser, visit } from '../people.ts';
import { expect, test } from '../story.ts';

const CHANGES = 21;

test('“View all” on the home screen leads to the same entries, and to all earlier ones', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  await enter(page, 'candidate@medallist.test', DEMO_PASSWORD, '/home');
  const recent = page.getByRole('region', { name: 'Recent activity' });
  const texts = recent.getByRole('listitem').locator('p');
  await expect(texts).toHaveCount(5);
  const shown = await texts.allInnerTexts();
  await recent.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL(/\/activity$/);
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible();
  const items = page.locator('.mantine-Timeline-itemBody').locator('p:first-child');
  await expect(items.nth(5)).toBeVisible();
  expect((await items.allInnerTexts()).slice(0, 5)).toEqual(shown);
  await page.getByRole('tab', { name: 'Sign-ins and changes' }).click();
  await expect(page).toHaveURL(/\/activity\?tab=account$/);
  await expect(page.getByText(/^Signed in/).first()).toBeVisible();
  await page.goBack();
  await expect(items.first()).toHaveText(shown[0] ?? '', { useInnerText: true });
});

test('a new profile has no activity, and the page says so', async ({ browser }) => {
  const { page } = await openNewcomer(browser, 'Asha', '/activity');
  await expect(page.getByText('Requests, views and your own changes will be listed here.')).toBeVisible();
});

test('the user’s own activity is grouped by days, page by page', async ({ browser }) => {
  const { page, ask } = await openNewcomer(browser);
  for (let change = 0; change < CHANGES; change++) {
    await ask('PUT', 'user/phone', { phone: `+91 98765 432${10 + change}` });
  }
  await visit(page, '/activity?tab=account');
  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
  await expect(page.getByText('Changed the phone number')).toHaveCount(20);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText('Changed the phone number')).toHaveCount(CHANGES);
  await expect(page.getByText(/^Signed in/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});

test('empty activity and a failed request are reported', async ({ browser }) => {
  const { page } = await openNewcomer(browser);
  const nothing = {
    content: [],
    number: 0,
    size: 20,
    totalElements: 0,
    totalPages: 0,
    first: true,
    last: true,
  };
  await page.route('**/api/user/activity*', (route) =>
    route.fulfill({ json: { success: true, data: nothing } }),
  );
  await visit(page, '/activity?tab=account');
  await expect(page.getByText('Nothing yet')).toBeVisible();
  await page.unroute('**/api/user/activity*');
  await page.route('**/api/user/activity*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/api/user/activity*');
  await again.click();
  await expect(page.getByText(/^Signed in/).first()).toBeVisible();
});
