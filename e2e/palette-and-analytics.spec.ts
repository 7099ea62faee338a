import { RECRUITER } from './interview-people.ts';
import { DEMO_PASSWORD, enter, openBrowser } from './people.ts';
import { expect, test } from './story.ts';

test('a recruiter goes everywhere by keyboard, and exports the figures', async ({ browser }) => {
  const page = await openBrowser(browser);
  await enter(page, RECRUITER, DEMO_PASSWORD, '/recruiter/dashboard');
  // The address changes before the screen, and the sign-in screen does not have these keys.
  await expect(page.getByRole('button', { name: 'Search and go' })).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Search and go' });
  const field = palette.getByRole('combobox');

  await test.step('to a job of the company', async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type('engineer');
    const jobs = palette.getByRole('group', { name: 'Jobs' }).getByRole('option');
    await expect(jobs.first()).toBeVisible();
    const title = await jobs.first().locator('span').first().textContent();
    await jobs.first().click();
    await expect(palette).toBeHidden();
    await expect(page).toHaveURL(/\/recruiter\/jobs\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title ?? '');
  });

  await test.step('Escape closes it, and the keys are listed', async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await expect(keys.getByText('Search and go; on a Mac with Cmd')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
  });

  await test.step('to a page, by arrows and Enter', async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type('analytics');
    await expect(palette.getByRole('option', { name: 'Analytics', selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/recruiter\/analytics$/);
  });

  await test.step('the range and the job stand in the address', async () => {
    await page.getByRole('button', { name: '12 months' }).click();
    await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/);
    await page.getByText('Figures as a table').first().click();
    const table = page.getByRole('table', { name: 'From view to hire, by job' });
    await expect(table.getByRole('link').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/recruiter\/analytics$/);
  });

  await test.step('each chart is a file', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV of From view to hire' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^funnel_.*\.csv$/);
  });
});
