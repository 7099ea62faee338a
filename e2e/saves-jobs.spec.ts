import { callApi, comeHome, joinAsCandidate, type Person, recruiterToken } from './interview-people.ts';
import { mailTo, moveClock, openBrowser, visit } from './people.ts';
import { openPhone } from './phone.ts';
import { expect, type Page, test } from './story.ts';
import { listViolations, overflowOf } from './watched-page.ts';

const run = Date.now().toString(36);
const DAY_MS = 86_400_000;
const IST_MS = 5.5 * 3_600_000;

async function publish(page: Page, title: string, city: string): Promise<string> {
  const token = await recruiterToken(page);
  const job = await callApi(page.request, 'POST', '/api/recruiter/jobs', {
    token,
    data: {
      title,
      description: 'Own the storage engine.',
      location: { city },
      salary: { min: 3_500_000, max: 4_500_000 },
      maxNoticePeriod: 'MORE_THAN_THREE_MONTHS',
      requiredSkills: [{ skillName: `Zig ${run}`, minYears: 1, minLevel: 1 }],
    },
  });
  await callApi(page.request, 'POST', `/api/recruiter/jobs/${job.id}/publish`, { token });
  return job.id;
}

/** Seconds until 9:05 tomorrow morning in India. */
function secondsToMorning(): number {
  const day = Math.floor((Date.now() + IST_MS) / DAY_MS) + 1;
  return Math.ceil((day * DAY_MS - IST_MS + 9.1 * 3_600_000 - Date.now()) / 1000);
}

const row = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const bookmark = (page: Page, title: string) => page.getByRole('button', { name: `Save ${title}` });

async function savedTitles(page: Page, { token }: Person): Promise<string[]> {
  const { content } = await callApi(page.request, 'GET', '/api/jobseeker/saved-jobs', { token });
  return content.map(({ title }: { title: string }) => title);
}

async function expectFaultless(page: Page): Promise<void> {
  expect(await listViolations(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
}

test('on a phone jobs are saved from the row and from their page, listed, and removed with an undo', async ({
  browser,
}) => {
  const { page } = await openPhone(browser);
  const [first, second] = [`Phone Keeper ${run}`, `Phone Tender ${run}`];
  const city = `Phoneville ${run}`;
  const firstId = await publish(page, first, city);
  const secondId = await publish(page, second, city);
  const person = await joinAsCandidate(page);
  await comeHome(page, person);

  await visit(page, `/jobs?city=${encodeURIComponent(city)}`);
  await expect(bookmark(page, first)).toHaveAttribute('aria-pressed', 'false');
  await bookmark(page, first).tap();
  await expect(bookmark(page, first)).toHaveAttribute('aria-pressed', 'true');
  await visit(page, `/jobs/${secondId}`);
  await page.getByRole('button', { name: 'Save job' }).tap();
  await expect(page.getByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
  await expect.poll(() => savedTitles(page, person)).toEqual([second, first]);

  await visit(page, '/jobs/saved');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([second, first]);
  await expectFaultless(page);
  await bookmark(page, second).tap();
  await expect(bookmark(page, second)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => savedTitles(page, person)).toEqual([first]);
  await bookmark(page, second).tap();
  await expect.poll(() => savedTitles(page, person)).toEqual([second, first]);
  await bookmark(page, second).tap();
  await expect.poll(() => savedTitles(page, person)).toEqual([first]);
  await page.reload();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([first]);

  const token = await recruiterToken(page);
  await callApi(page.request, 'POST', `/api/recruiter/jobs/${firstId}/close`, { token });
  await page.reload();
  await expect(row(page, first).getByText('Closed')).toBeVisible();
  await expect(row(page, first).getByRole('link', { name: first })).toHaveCount(0);
});

test('a job that is saved in one tab is shown as saved in another, and a refused change is reverted with a message', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const title = `Twin Keeper ${run}`;
  const id = await publish(page, title, `Twinville ${run}`);
  const person = await joinAsCandidate(page);
  await comeHome(page, person);
  const other = await page.context().newPage();
  await visit(page, `/jobs/${id}`);
  await visit(other, '/jobs/saved');
  await expect(other.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Save job' }).click();
  await expect(row(other, title)).toBeVisible();

  await page.route('**/api/jobseeker/saved-jobs/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Saved' }).click();
  await expect(page.getByText(new RegExp(`^${title} was not removed\\.`))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
});

test('a visitor who saves a job is sent to sign in and then finds it saved', async ({ browser }) => {
  const page = await openBrowser(browser);
  const title = `Visitor Keeper ${run}`;
  const city = `Visitville ${run}`;
  await publish(page, title, city);
  const person = await joinAsCandidate(page);
  await visit(page, `/jobs?city=${encodeURIComponent(city)}`);
  await page.getByRole('link', { name: `Save ${title}` }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
  await expect.poll(() => savedTitles(page, person)).toEqual([title]);
});

test('by keyboard a search is saved, mailed in the morning, opened from the mail, and unsubscribed', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  const city = `Keyville ${run}`;
  await publish(page, `Old Keeper ${run}`, city);
  const person = await joinAsCandidate(page);
  await comeHome(page, person);

  await visit(page, `/jobs?city=${encodeURIComponent(city)}`);
  const opener = page.locator('#save-search');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog.getByLabel('Name')).toHaveValue(city);
  await expectFaultless(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`At home ${run}`);
  await page.keyboard.press('Enter');
  const saved = page.getByRole('link', { name: 'Search saved' });
  await expect(saved).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jobs\/saved\?tab=searches$/);
  await expect(page.getByRole('switch', { name: `Daily mail of At home ${run}` })).toBeChecked();
  await expectFaultless(page);

  await page.getByRole('button', { name: `More actions for At home ${run}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter');
  const rename = page.getByRole('dialog', { name: 'Rename this search' });
  await expect(rename.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`Near home ${run}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: `Near home ${run}` })).toBeVisible();

  const title = `New Keeper ${run}`;
  await publish(page, title, city);
  await moveClock(page, secondsToMorning());
  const { text } = await mailTo(page, person.email, /^1 new job matches your saved search$/);
  await moveClock(page, 0);
  expect(text).toContain(`Near home ${run}`);
  expect(text).not.toContain('Old Keeper');
  const linkTo = (pattern: RegExp) => {
    const { pathname, search } = new URL(pattern.exec(text)?.[0] ?? '');
    return pathname + search;
  };
  await visit(page, linkTo(/\S+\/jobs\/[0-9a-f-]{36}/));
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();

  await visit(page, linkTo(/\S+\/unsubscribe\/searches\?token=\S+/));
  await expect(page).toHaveURL(/\/unsubscribe\/searches$/);
  await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter');
  await expect(page.getByText('You will get no more mails about your saved searches.')).toBeVisible();
  await visit(page, '/jobs/saved?tab=searches');
  await expect(page.getByText(/^Mails about saved searches are switched off/)).toBeVisible();

  await page.getByRole('button', { name: `More actions for Near home ${run}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
});
