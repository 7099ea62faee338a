import { askForInterview, openAsCandidate } from './interview-people.ts';
import { openNewcomer } from './newcomer.ts';
import { visit } from './people.ts';
import { expect, type Page, test } from './story.ts';

const SAVED = 'Changes saved successfully!';
const newerIn = (tab: Page) =>
  tab.getByRole('status').filter({ hasText: 'This section was changed elsewhere while you were editing' });

async function saveDraft(tab: Page, firstName: string): Promise<void> {
  await tab.getByLabel('First name').fill(firstName);
  await tab.getByRole('button', { name: 'Save Draft' }).click();
}

test('a draft of another tab is not overwritten unnoticed: the user chooses one of the two', async ({
  browser,
}) => {
  const { page } = await openNewcomer(browser);
  const second = await page.context().newPage();
  for (const tab of [page, second]) await visit(tab, '/profile/edit/info');
  await expect(second.getByLabel('First name')).toHaveValue('Asha');
  await saveDraft(page, 'Ana');
  await expect(page.getByText(SAVED)).toBeVisible();

  await saveDraft(second, 'Bela');
  await expect(newerIn(second)).toBeFocused();
  await expect(second.getByLabel('First name')).toHaveValue('Bela');
  await second.getByRole('button', { name: 'Keep mine' }).click();
  await second.getByRole('button', { name: 'Save Draft' }).click();
  await expect(second.getByText(SAVED)).toBeVisible();

  await saveDraft(page, 'Cara');
  await expect(newerIn(page)).toBeFocused();
  await page.getByRole('button', { name: 'Load the newer version' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Bela');
  await saveDraft(page, 'Dia');
  await expect(page.getByText(SAVED)).toBeVisible();
});

test('unsent text is the same in two tabs, and the other one says so', async ({ browser }) => {
  const { page, person } = await openAsCandidate(browser);
  const { id } = await askForInterview(page, person);
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await visit(tab, `/interview-requests/pending?request=${id}&act=decline`);
    await tab.getByRole('dialog').getByRole('radio', { name: 'Other', exact: true }).check();
  }
  await second.getByLabel('Your reason').fill('The role is in another city.');
  await expect(page.getByLabel('Your reason')).toHaveValue('The role is in another city.');
  await expect(page.getByText('This was changed in another tab and is the same in both.')).toBeVisible();
});
