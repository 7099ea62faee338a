import { callApi, joinAsCandidate, publishJob, recruiterToken } from './interview-people.ts';
import { openBrowser, visit } from './people.ts';
import { expect, test } from './story.ts';

const MOST_ACTS = 40;
const PEOPLE = 5;
/** Minimum match, out of a hundred. */
const LEAST_FIT = 75;

test('from sign-in to requests to five people who fit a job, by at most forty keys and clicks', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  for (let place = 0; place < PEOPLE; place += 1) await joinAsCandidate(page);
  // Candidates are scored against the newest published job.
  const { id: jobId, title } = await publishJob(page);
  let acts = 0;
  const press = async (key: string) => {
    acts += 1;
    await page.keyboard.press(key);
  };
  const focused = page.locator(':focus');

  await visit(page, '/login');
  acts += 1;
  await page.getByTitle('recruiter@medallist.test').click();
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  await expect(page.getByLabel('Email')).toHaveValue(/recruiter@/);
  acts += 1;
  await signIn.click();
  await expect(page).toHaveURL(/\/recruiter\/dashboard/);
  acts += 1;
  await page.getByRole('link', { name: 'Candidates' }).first().click();
  await expect(page.getByRole('button', { name: `Match to: ${title}`, exact: false })).toBeVisible();
  const names = page.locator('a[data-candidate]');
  await expect(names.first()).toBeVisible();

  const skip = page.getByRole('button', { name: 'Skip to the candidates' });
  for (let step = 0; step < 12 && !(await skip.evaluate((it) => it === document.activeElement)); step += 1) {
    await press('Tab');
  }
  await expect(skip).toBeFocused();
  await press('Enter');
  await expect(names.first()).toBeFocused();
  // Opens the first profile, which leaves the list as it is.
  await press('Enter');
  await expect(page).toHaveURL(/candidate=/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(names.first()).toBeFocused();

  const bar = page.getByRole('region', { name: 'Selected candidates' });
  for (let chosen = 1; chosen <= PEOPLE; ) {
    const id = await focused.getAttribute('data-candidate');
    const row = page.getByRole('listitem').filter({ has: page.locator(`a[data-candidate="${id}"]`) });
    if (await row.getByRole('button', { name: /^Request interview with/ }).count()) {
      await press('x');
      await expect(bar).toContainText(`${chosen} selected`);
      chosen += 1;
    }
    if (chosen <= PEOPLE) await press('j');
    if (chosen <= PEOPLE) await expect(focused).not.toHaveAttribute('data-candidate', id ?? '');
  }
  await press('r');
  const dialog = page.getByRole('dialog', { name: 'Request interviews with 5 candidates' });
  await expect(dialog.getByLabel('Message to each')).toBeFocused();
  const pay = dialog.getByLabel('Lowest salary a year');
  await expect(pay.last()).toHaveValue('35,00,000');
  // Skips the templates, up to a field in which Enter submits.
  while (await pay.first().evaluate((field) => field !== document.activeElement)) await press('Tab');
  await press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('5 interview requests sent.')).toBeVisible();

  const token = await recruiterToken(page);
  const path = `/api/recruiter/interviews?jobId=${jobId}&size=100`;
  const { content } = await callApi(page.request, 'GET', path, { token });
  const asked = content.map((one: { candidate: { id: string } }) => one.candidate.id);
  expect(new Set(asked).size).toBe(PEOPLE);
  for (const id of asked) {
    const match = await callApi(page.request, 'GET', `/api/recruiter/candidates/${id}/match?jobId=${jobId}`, {
      token,
    });
    expect(match.total).toBeGreaterThanOrEqual(LEAST_FIT);
  }
  expect(acts, 'keys and clicks').toBeLessThanOrEqual(MOST_ACTS);
});
