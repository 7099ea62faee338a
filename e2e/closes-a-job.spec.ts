import { readFile } from 'node:fs/promises';
import { readCsv } from '#server/features/candidates/resume-reading/linkedin-export.ts';
import { callApi, comeHome, joinAsCandidate, publishJob, RECRUITER } from './interview-people.ts';
import { DEMO_PASSWORD, enter, mailTo, moveClock, openBrowser, visit } from './people.ts';
import { expect, type Page, test } from './story.ts';
import { expectFaultless, openAs, settle } from './watched-page.ts';

const MINUTE = 60;
const TOO_MUCH = 'The text promises more than the job pays.';
const A_FEE = 'It asks candidates for a fee.';

test.afterEach(async ({ browser }) => {
  await moveClock(await openBrowser(browser), 0);
});

async function takeDown(
  page: Page,
  { verb, title, reason }: { verb: string; title: string; reason: string },
) {
  await page.getByRole('button', { name: `More actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${verb}`) }).click();
  const dialog = page.getByRole('dialog', { name: `${verb} ${title}?` });
  const button = dialog.getByRole('button', { name: `${verb} job` });
  await expect(button).toBeDisabled();
  await dialog.getByLabel('Reason').fill(reason);
  await button.click();
  await expect(dialog).toBeHidden();
}

test('an admin closes a job and archives it, both sides see the reason at once, and the funnel is exported', async ({
  browser,
}) => {
  const recruiter = await openBrowser(browser);
  const job = await publishJob(recruiter);
  const candidate = await openBrowser(browser);
  const kavya = await joinAsCandidate(candidate);
  const { token } = kavya;
  await callApi(candidate.request, 'POST', `/api/jobs/${job.id}/apply`, { token, data: {} });
  await moveClock(candidate, MINUTE);
  await enter(recruiter, RECRUITER, DEMO_PASSWORD, `/recruiter/jobs/${job.id}`);
  await comeHome(candidate, kavya, '/applications');
  await expect(candidate.getByRole('main')).toContainText(job.title);

  const watched = await openAs(browser, 'admin');
  const { page } = watched;
  await page.goto(`/admin/jobs?search=${encodeURIComponent(job.title)}`);
  await settle(page);
  const row = page.getByRole('row').filter({ hasText: job.title });
  // The application is sent once it can no longer be undone.
  await expect(async () => {
    await page.reload();
    await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await takeDown(page, { verb: 'Close', title: job.title, reason: TOO_MUCH });
  await expect(row).toContainText('Closed');
  await expect(recruiter.getByText('Closed by Medallist')).toBeVisible();
  await expect(recruiter.getByText(TOO_MUCH)).toBeVisible();
  expect((await mailTo(page, RECRUITER, new RegExp(`^${job.title} was closed`))).text).toContain(TOO_MUCH);

  await takeDown(page, { verb: 'Archive', title: job.title, reason: A_FEE });
  await expect(row).toContainText('Archived');
  await expect(recruiter.getByText('Taken down by Medallist')).toBeVisible();
  await expect(recruiter.getByText(A_FEE)).toBeVisible();
  await expect(candidate.getByRole('main')).toContainText('Not selected');
  await visit(candidate, '/notifications');
  await expect(candidate.getByRole('main')).toContainText('has been taken down');
  await row.getByRole('button', { name: job.title, exact: true }).click();
  await expect(page.getByRole('dialog', { name: job.title })).toContainText(A_FEE);
  await settle(page);
  await expectFaultless(watched, 'an archived job');

  await visit(page, '/admin/dashboard');
  await page.getByRole('link', { name: 'View Analytics' }).click();
  await expect(page.getByRole('heading', { name: 'Analytics & Reports' })).toBeVisible();
  await settle(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV of From landing to hired' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^journey_.+\.csv$/);
  const steps = readCsv(await readFile(await file.path(), 'utf8'));
  expect(steps.map(({ Step }) => Step)).toEqual([
    'Landing',
    'Sign-up',
    'Verified',
    'Complete',
    'Request',
    'Accepted',
    'Scheduled',
    'Offered',
    'Hired',
  ]);
  const counts = steps.map(({ Count }) => Number(Count));
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  expect(counts.at(-1)).toBeGreaterThan(0);
  expect(steps.flatMap(Object.values).filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
});
