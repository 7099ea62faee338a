import { joinAsCandidate } from './interview-people.ts';
import { expect, test } from './story.ts';
import { listViolations, openAs } from './watched-page.ts';

/** A search of the demo data, with three new people since it was last opened. */
const KEPT = 'Go, from 3 years';

test('a recruiter saves a search with a daily mail, opens one that says who is new, and deletes one that is no longer needed', async ({
  browser,
}) => {
  const { page, complaints } = await openAs(browser, 'recruiter');
  await page.setViewportSize({ width: 1440, height: 900 });
  // A unique skill, so that the search finds only the people of this story.
  const skill = `Zig ${Date.now().toString(36)}`;
  const first = await joinAsCandidate(page, skill);
  const panel = page.getByRole('dialog', { name: 'Saved searches' });
  const openPanel = async () => {
    await page.getByRole('button', { name: 'Saved searches' }).click();
    await expect(panel.getByRole('listitem').first()).toBeVisible();
  };
  const row = (name: string) =>
    panel.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  const names = page.locator('a[data-candidate]');

  await test.step('what is searched for now is kept under a name, with the daily mail', async () => {
    await page.goto(`/recruiter/candidates?skill=${encodeURIComponent(skill)}`);
    await expect(names).toHaveText([first.name]);
    await openPanel();
    await panel.getByLabel('Name').fill(`Compilers ${skill}`);
    await expect(panel.getByRole('switch', { name: /^Daily mail People/ })).toBeChecked();
    await panel.getByRole('button', { name: 'Save this search' }).click();
    await expect(page.getByText(`Compilers ${skill} is saved.`)).toBeVisible();
    await expect(row(`Compilers ${skill}`)).toContainText(skill);
    await expect(row(`Compilers ${skill}`)).not.toContainText(/\d new/);
    await expect(panel.getByRole('switch', { name: `Daily mail of Compilers ${skill}` })).toBeChecked();
    expect(await listViolations(page)).toEqual([]);
  });

  await test.step('somebody who comes later is new until the search is opened', async () => {
    const second = await joinAsCandidate(page, skill);
    await page.goto('/recruiter/candidates');
    await openPanel();
    await expect(row(`Compilers ${skill}`)).toContainText('1 new');
    await row(`Compilers ${skill}`).getByRole('link').click();
    await expect(names).toHaveCount(2);
    await expect(names.filter({ hasText: second.name })).toBeVisible();
    await page.goto('/recruiter/candidates');
    await openPanel();
    await expect(row(`Compilers ${skill}`)).not.toContainText(/\d new/);
  });

  await test.step('the one of every morning says how many have come', async () => {
    await expect(row(KEPT)).toContainText(/\d+ new/);
    await row(KEPT).getByRole('link').click();
    await expect(page).toHaveURL(/skill=Go/);
    await expect(names.first()).toBeVisible();
  });

  await test.step('deleting asks first, and what was kept stays until the answer', async () => {
    await openPanel();
    await panel.getByRole('button', { name: `Delete Compilers ${skill}` }).click();
    const asked = page.getByRole('dialog', { name: `Delete Compilers ${skill}?` });
    await asked.getByRole('button', { name: 'Keep it' }).click();
    await expect(asked).toBeHidden();
    await expect(row(`Compilers ${skill}`)).toBeVisible();
    await panel.getByRole('button', { name: `Delete Compilers ${skill}` }).click();
    await asked.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(row(`Compilers ${skill}`)).toHaveCount(0);
    await expect(row(KEPT)).not.toContainText(/\d new/);
  });
  expect(complaints).toEqual([]);
});
