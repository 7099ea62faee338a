import { searchCandidates } from '../contract/search/candidate-search.ts';
import { callApi, recruiterToken } from './interview-people.ts';
import { expect, test } from './story.ts';
import { listViolations, openAs } from './watched-page.ts';

test('a recruiter types text that filters understand, sees what was understood, and removes it by keyboard', async ({
  browser,
}) => {
  const { page, complaints } = await openAs(browser, 'recruiter');
  const token = await recruiterToken(page);
  const countOf = async (data: object): Promise<string> => {
    const { totalElements } = await callApi(page.request, 'POST', searchCandidates.path, { token, data });
    return `${totalElements} candidate${totalElements === 1 ? '' : 's'}`;
  };
  await page.goto('/recruiter/candidates?job=none');
  const box = page.getByRole('searchbox');
  const found = page.getByRole('region', { name: 'Results' }).getByRole('status');
  const chips = page.getByRole('list', { name: 'Understood' }).getByRole('listitem');
  await box.fill('raect bangalore 3 years under 60 lakh');
  await expect(chips).toHaveText(['Skill React', 'City Bengaluru', 'At least 3 years', 'Up to ₹60 L']);
  await expect(page.getByText('“raect” was read as React.')).toBeVisible();
  const filter = { skills: [{ name: 'React' }], experience: { min: 3 }, expectedSalary: { max: 6_000_000 } };
  await expect(found).toHaveText(await countOf({ ...filter, cities: ['Bengaluru'] }));
  expect(await listViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Remove City Bengaluru' }).press('Enter');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('raect 3 years under 60 lakh');
  await expect(chips).toHaveText(['Skill React', 'At least 3 years', 'Up to ₹60 L']);
  await expect(found).toHaveText(await countOf(filter));
  await page.goBack();
  await expect(box).toHaveValue('raect bangalore 3 years under 60 lakh');
  await expect(chips).toHaveCount(4);
  expect(complaints).toEqual([]);
});

test('a search that fails shows no endless loading, on a desktop and on a phone, and recovers', async ({
  browser,
}) => {
  const { page } = await openAs(browser, 'recruiter');
  await page.route(`**${searchCandidates.path}`, (route) => route.abort());
  await page.goto('/recruiter/candidates?job=none');
  const aside = page.getByRole('complementary', { name: 'Filters' });
  const words = 'The filters are here as soon as the search answers.';
  await expect(aside.getByText(words)).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.getByText(words)).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Show candidates' }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.unroute(`**${searchCandidates.path}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(aside.getByText('Notice period')).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
});
