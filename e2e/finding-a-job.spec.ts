import { callApi, joinAsCandidate, recruiterToken } from './interview-people.ts';
import { openBrowser, visit } from './people.ts';
import { expect, test } from './story.ts';

const run = Date.now().toString(36);

async function publish(page: Parameters<typeof recruiterToken>[0], title: string, wishes: object) {
  const token = await recruiterToken(page);
  const job = await callApi(page.request, 'POST', '/api/recruiter/jobs', {
    token,
    data: {
      title,
      description: 'Own the storage engine.',
      location: { city: 'Bengaluru' },
      salary: { min: 3_500_000, max: 4_500_000 },
      maxNoticePeriod: 'MORE_THAN_THREE_MONTHS',
      requiredSkills: [{ skillName: `Zig ${run}`, minYears: 1, minLevel: 1 }],
      ...wishes,
    },
  });
  await callApi(page.request, 'POST', `/api/recruiter/jobs/${job.id}/publish`, { token });
}

test('the board is filtered, sorted and shared by its address', async ({ browser }) => {
  const page = await openBrowser(browser);
  await publish(page, `Onsite ${run}`, { workMode: 'ONSITE', experienceLevel: 'ENTRY' });
  await publish(page, `Remote ${run}`, {
    workMode: 'REMOTE',
    jobType: 'CONTRACT',
    experienceLevel: 'LEAD',
    salary: { min: 7_000_000, max: 8_000_000 },
  });
  const titles = page.getByRole('article').getByRole('heading');
  await visit(page, '/jobs');
  await page.getByPlaceholder('Title, company, city, skill').fill(`zig ${run}`);
  await expect(titles).toHaveText([`Remote ${run}`, `Onsite ${run}`]);
  await expect(page.getByText('2 open jobs, newest first.')).toBeVisible();

  await page.getByRole('button', { name: 'Level', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Entry level' }).click();
  await expect(titles).toHaveText([`Onsite ${run}`]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Work mode', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'On-site' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Remote' }).click();
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Level: Entry level' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL(/\/jobs$/);

  await page.getByRole('combobox', { name: 'Pay' }).click();
  await page.getByRole('option', { name: '₹60 L and over' }).click();
  await expect(titles.filter({ hasText: `Remote ${run}` })).toHaveCount(1);
  await expect(titles.filter({ hasText: `Onsite ${run}` })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Highest pay first' }).click();
  await expect(page).toHaveURL(/sort=PAY/);
  await expect(page.getByText(/open jobs?, highest pay first\./)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/open jobs?, newest first\./)).toBeVisible();
});

test('a candidate finds a job, applies, and takes the application back', async ({ browser }) => {
  const page = await openBrowser(browser);
  const title = `Ledger Lead ${run}`;
  await publish(page, title, {});
  await visit(page, `/jobs?search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const source = await (await page.request.get(new URL(page.url()).pathname)).text();
  expect(source).toContain('"@type":"JobPosting"');
  const person = await joinAsCandidate(page);
  await page.getByRole('link', { name: 'Sign in to apply' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Apply for this job' });
  await expect(sheet.getByText(person.email)).toBeVisible();
  await expect(sheet.getByText('No resume yet.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('You have applied')).toBeVisible();
  await expect(page).not.toHaveURL(/act=apply/);
  await page.getByRole('link', { name: /^Open jobs at/ }).click();
  await expect(page).toHaveURL(/\/jobs\?company=/);
  const listed = page.getByRole('region', { name: 'Open jobs' }).getByRole('listitem');
  await expect(listed.filter({ hasText: title }).getByText('You applied')).toBeVisible();
  await visit(page, '/applications');
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.getByText('New', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Hired' }).click();
  await expect(page.getByRole('heading', { name: 'No application has this status' })).toBeVisible();
  await page.reload();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'New', exact: true }).click();
  // While it can be undone, withdrawing is not offered.
  const more = card.getByRole('button', { name: /^More actions/ });
  await expect(more).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Application withdrawn')).toBeVisible();
  await expect(card).toHaveCount(0);
  await visit(page, '/applications?status=WITHDRAWN');
  await expect(card.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: /^More actions/ })).toHaveCount(0);
});
