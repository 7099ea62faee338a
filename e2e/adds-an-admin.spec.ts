import { enter, mailTo, openBrowser, visit } from './people.ts';
import { expect, test } from './story.ts';
import { openAs } from './watched-page.ts';

const PASSWORD = 'Battery-staple@7';

test('a super admin adds an admin, who opens the console by a mailed link but cannot see its team, and is signed out when removed', async ({
  browser,
}) => {
  const { page: boss } = await openAs(browser, 'superadmin');
  const admin = await openBrowser(browser, 1);
  const name = `Menon${Date.now().toString(36)}`;
  const email = `lata.${name.toLowerCase()}@medallist.test`;

  await test.step('the super admin adds her', async () => {
    await visit(boss, '/admin/dashboard');
    await boss.getByRole('link', { name: 'Team Management' }).click();
    await boss.getByRole('button', { name: 'Add Admin' }).click();
    const dialog = boss.getByRole('dialog', { name: 'Add Admin' });
    await dialog.getByLabel('First name').fill('Lata');
    await dialog.getByLabel('Last name').fill(name);
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Add Admin' }).click();
    await expect(dialog).toBeHidden();
    await expect(boss.getByRole('row').filter({ hasText: email })).toContainText('Not yet');
  });

  await test.step('she chooses a password and signs in to the console', async () => {
    const { text } = await mailTo(admin, email, /You are an admin/);
    await visit(admin, `/reset-password?accessToken=${/accessToken=(\S+)/.exec(text)?.[1]}`);
    await admin.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await admin.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
    await admin.getByRole('button', { name: 'Reset password' }).click();
    await expect(admin.getByRole('button', { name: 'Reset password' })).toHaveCount(0);
    await enter(admin, email, PASSWORD, '/admin/dashboard');
  });

  await test.step('the team is not hers to see', async () => {
    await expect(admin.getByRole('link', { name: 'Recruiters' }).first()).toBeVisible();
    await expect(admin.getByRole('link', { name: 'Team Management' })).toHaveCount(0);
    await visit(admin, '/admin/team');
    await expect(admin.getByText('Available for Super Admins only')).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Add Admin' })).toHaveCount(0);
  });

  await test.step('as a super admin she sees it; removed, she is out', async () => {
    const row = boss.getByRole('row').filter({ hasText: email });
    await row.getByRole('combobox', { name: /^Role of/ }).click();
    await boss.getByRole('option', { name: 'Super Admin' }).click();
    await boss.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
    await expect(boss.getByRole('dialog')).toBeHidden();
    await visit(admin, '/admin/team');
    await expect(admin.getByRole('row').filter({ hasText: email })).toContainText('(you)');
    await row.getByRole('button', { name: /^Remove/ }).click();
    await boss.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(row).toBeHidden();
    await admin.getByRole('link', { name: 'Recruiters' }).first().click();
    await expect(admin).toHaveURL(/login/);
  });
});
