import { openAsCandidate, publishJob } from './interview-people.ts';
import { arrowTo, tabTo, tabToField } from './keyboard.ts';
import { visit } from './people.ts';
import { expect, test } from './story.ts';

const NOTE = 'Evenings are best.';

test('a candidate applies, undoes, applies again and withdraws by keyboard alone', async ({ browser }) => {
  const { page } = await openAsCandidate(browser);
  const { id, title } = await publishJob(page);
  await visit(page, `/jobs/${id}`);
  const apply = page.getByRole('button', { name: 'Apply', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Apply for this job' });
  const note = sheet.getByLabel('Note to the company');
  const bar = page.locator('#undo-application');
  await expect(apply).toBeVisible();
  await tabTo(page, /^ Apply$/);
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('No resume yet.')).toBeVisible();
  await tabToField(page, note);
  await page.keyboard.type(NOTE);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(apply).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(note).toHaveValue(NOTE);
  await tabTo(page, /^ Send application/);
  await page.keyboard.press('Enter');
  await expect(bar).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Application undone. Nothing was sent.')).toBeVisible();
  await expect(apply).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(note).toHaveValue(NOTE);
  await tabTo(page, /^ Send application/);
  await page.keyboard.press('Enter');
  await expect(bar).toBeFocused();
  // The bar disappears by itself and must not lose the focus.
  await expect(bar).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();

  await visit(page, '/applications');
  const card = page.getByRole('article').filter({ hasText: title });
  const more = card.getByRole('button', { name: /^More actions/ });
  await expect(more).toBeVisible();
  const ask = page.getByRole('dialog', { name: 'Withdraw this application?' });
  const withdraw = page.getByRole('menuitem', { name: 'Withdraw' });
  await tabTo(page, /^More actions/);
  await page.keyboard.press('Enter');
  await arrowTo(page, withdraw);
  await page.keyboard.press('Enter');
  await expect(ask.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  // During its fade-out a second press would reopen the same dialog, without the focus.
  await expect(ask).toHaveCount(0);
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await arrowTo(page, withdraw);
  await page.keyboard.press('Enter');
  await expect(ask).toBeVisible();
  await expect(ask.locator(':focus')).toHaveCount(1);
  await expect(withdraw).toHaveCount(0);
  await tabTo(page, /^ Withdraw$/);
  await page.keyboard.press('Enter');
  await expect(card.getByText('Withdrawn', { exact: true })).toBeVisible();
});

test('Back, a reload, a second tab and a lost connection during the application, by keyboard alone', async ({
  browser,
}) => {
  const { page } = await openAsCandidate(browser);
  const { id } = await publishJob(page);
  const context = page.context();
  await visit(page, `/jobs/${id}`);
  const apply = page.getByRole('button', { name: 'Apply', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Apply for this job' });
  const note = sheet.getByLabel('Note to the company');
  await expect(apply).toBeVisible();
  await tabTo(page, /^ Apply$/);
  await page.keyboard.press('Enter');
  await tabToField(page, note);
  await page.keyboard.type(NOTE);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(apply).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(note).toHaveValue(NOTE);
  await page.reload();
  await expect(note).toHaveValue(NOTE);
  await expect(sheet.locator(':focus')).toHaveCount(1);

  const second = await context.newPage();
  await visit(second, `/jobs/${id}?act=apply`);
  await expect(second.getByLabel('Note to the company')).toHaveValue(NOTE);
  await second.close();

  await context.setOffline(true);
  await tabTo(page, /^ Send application/);
  await page.keyboard.press('Enter');
  await expect(sheet.getByText(/connection|offline/i).first()).toBeVisible();
  await expect(note).toHaveValue(NOTE);
  await context.setOffline(false);
  await tabTo(page, /^ Send application/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have applied')).toBeVisible();
  await context.close();
});
