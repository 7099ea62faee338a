import { openNewcomer } from '../newcomer.ts';
import { DEMO_PASSWORD, enter, openBrowser, visit } from '../people.ts';
import { expect, type Page, test } from '../story.ts';

const COMPANY = 'Tamarind Pay';
const SHOWN = 'Show my profile to recruiters';

const PROFILE = {
  'basic-info': {
    phone: '+91 98765 43210',
    expectedSalary: { total: 3_800_000 },
    preferredLocations: ['Bengaluru'],
  },
  skills: {
    domain: 'Software Development',
    primaryRole: 'Backend Developer',
    skills: [{ skillName: 'Rust', experience: { years: 5, months: 0 }, competency: 'ADVANCED' }],
  },
};

async function expectFound(recruiter: Page, lastName: string, link?: string): Promise<string> {
  await visit(recruiter, `/recruiter/candidates?q=${lastName}&job=none`);
  const name = recruiter.getByRole('link', { name: new RegExp(lastName) }).first();
  await expect(name).toBeVisible();
  const beside = new URL((await name.getAttribute('href')) ?? '', recruiter.url());
  const path = link ?? `/recruiter/candidates/${beside.searchParams.get('candidate')}`;
  await visit(recruiter, path);
  await expect(recruiter.getByRole('heading', { level: 1, name: new RegExp(lastName) })).toBeVisible();
  return path;
}

/** The message of the previous save may still be shown. */
async function expectSaved(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/api/user/privacy') && response.request().method() === 'PUT',
  );
  await act();
  expect((await answer).status()).toBe(200);
  await expect(page.getByText('Privacy settings saved.')).toBeVisible();
}

async function expectHidden(recruiter: Page, lastName: string, link: string): Promise<void> {
  await visit(recruiter, `/recruiter/candidates?q=${lastName}&job=none`);
  await expect(recruiter.getByText('No candidates found')).toBeVisible();
  await visit(recruiter, link);
  await expect(recruiter.getByRole('heading', { level: 1, name: 'Candidate not found' })).toBeVisible();
}

test('a candidate who hides from a company is neither found nor opened there, until they are visible again', async ({
  browser,
}) => {
  const { page, email, lastName, ask } = await openNewcomer(browser);
  const basicInfo = { ...PROFILE['basic-info'], firstName: 'Asha', lastName, email };
  await ask('PUT', 'jobseeker/profile/basic-info', basicInfo);
  await ask('PUT', 'jobseeker/profile/skills', PROFILE.skills);
  const recruiter = await openBrowser(browser);
  await enter(recruiter, 'recruiter@medallist.test', DEMO_PASSWORD, '/recruiter/dashboard');
  const link = await expectFound(recruiter, lastName);

  await visit(page, '/profile/settings?tab=privacy');
  await page.getByRole('combobox', { name: 'Hide me from these companies' }).fill('tamar');
  await expectSaved(page, () => page.getByRole('option', { name: COMPANY }).click());
  await expectHidden(recruiter, lastName, link);

  await page.reload();
  await expect(page.getByText(COMPANY)).toBeVisible();
  const hiddenFrom = page.getByRole('combobox', { name: 'Hide me from these companies' });
  await expectSaved(page, () => hiddenFrom.press('Backspace'));
  await expectFound(recruiter, lastName, link);

  await expectSaved(page, () => page.getByText(SHOWN).click());
  await expectHidden(recruiter, lastName, link);
});

test('a refused change is reverted, and says why', async ({ browser }) => {
  const { page } = await openNewcomer(browser, 'Asha', '/profile/settings?tab=privacy');
  await page.route('**/api/user/privacy', (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionfailed') : route.continue(),
  );
  await page.getByText(SHOWN).click();
  await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible();
  await expect(page.getByLabel(SHOWN)).toBeChecked();
});
