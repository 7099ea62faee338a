import { expect, test } from './story.ts';
import { expectFaultless, openAs, settle } from './watched-page.ts';

test('an admin sees that mails failed, finds one by its address and sends it again', async ({ browser }) => {
  const watched = await openAs(browser, 'admin');
  const { page } = watched;
  await page.goto('/admin/dashboard');
  await settle(page);
  await page.getByRole('link', { name: 'See what failed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by address or subject...' }).fill('juniper');
  const row = page.getByRole('row').filter({ hasText: 'talent@juniperfoods.test' });
  await expect(row).toContainText('550 5.1.1 User unknown');
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.getByRole('button', { name: /^Send again/ }).press('Enter');
  await expect(page.getByText('The mail will be sent again.')).toBeVisible();
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await expect(page.locator('#mails')).toBeFocused();
  await page.getByRole('button', { name: /^Sent/ }).click();
  await expect(row).toContainText('Sent');
  await expectFaultless(watched, 'the mails that were sent');
});
