import {
  callApi,
  joinAsCandidate,
  type Person,
  publishJob,
  RECRUITER,
  recruiterToken,
} from './interview-people.ts';
import { DEMO_PASSWORD, enter, visit } from './people.ts';
import { openPhone } from './phone.ts';
import { expect, type Page, test } from './story.ts';
import { listViolations, openAs } from './watched-page.ts';

/** Creates three people and a job with an interview plan. */
async function market(page: Page) {
  // A unique skill, so that the list finds only these three.
  const skill = `Rust ${Date.now().toString(36)}`;
  const people: Person[] = [];
  for (let place = 0; place < 3; place += 1) people.push(await joinAsCandidate(page, skill));
  const round = { duration: 30, criteria: ['Motivation', 'Clarity', 'Fit'], interviewerIds: [] };
  const interviewPlan = [
    { ...round, name: 'Screen', interviewType: 'HR' },
    { ...round, name: 'Design', interviewType: 'TECHNICAL', duration: 90 },
  ];
  const job = await publishJob(page, {
    interviewPlan,
    requiredSkills: [{ skillName: skill, minYears: 3, minLevel: 2 }],
  });
  const token = await recruiterToken(page);
  const list = `/recruiter/candidates?layout=table&skill=${encodeURIComponent(skill)}`;
  return { people, job, token, skill, list: `${list}&job=${job.id}` };
}

test('a recruiter compares three by keyboard, tags one and requests interviews of all as the job plans them', async ({
  browser,
}) => {
  const { page, complaints } = await openAs(browser, 'recruiter');
  await page.setViewportSize({ width: 1440, height: 900 });
  const { people, job, token, skill, list } = await market(page);
  // Ten rows have to fit on the screen.
  await page.goto('/recruiter/candidates?layout=table');
  const tenth = await page.locator('tbody tr').nth(9).boundingBox();
  expect((tenth?.y ?? 0) + (tenth?.height ?? 900)).toBeLessThanOrEqual(900);
  await page.goto(list);
  const names = page.locator('a[data-candidate]');
  await expect(names).toHaveCount(3);
  await names.first().focus();
  const bar = page.getByRole('region', { name: 'Selected candidates' });
  for (const chosen of [1, 2, 3]) {
    await page.keyboard.press('x');
    await expect(bar).toContainText(`${chosen} selected`);
    if (chosen < 3) await page.keyboard.press('j');
  }
  await bar.getByRole('button', { name: 'Compare' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare candidates' })).toBeVisible();
  const table = page.getByRole('region', { name: 'Comparison' });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('row', { name: /^Match/ })).toContainText('of 100');
  await expect(table.getByRole('row', { name: new RegExp(`^${skill} Asked for`, 'i') })).toContainText(
    'Expert, 5 y',
  );
  expect(await listViolations(page)).toEqual([]);

  // Rows with equal values are hidden, and the address stores that.
  await page.getByRole('switch', { name: 'Only what differs' }).press('Space');
  await expect(table.getByRole('row', { name: new RegExp(`^${skill}`, 'i') })).toHaveCount(0);
  await page.reload();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByRole('switch', { name: 'Only what differs' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible();
  await expect(page).toHaveURL(list);
  await page.goForward();
  await expect(table.getByRole('columnheader')).toHaveCount(3);

  const [first] = people;
  await table.getByRole('button', { name: `Save ${first?.name}` }).press('Enter');
  const box = table.getByRole('combobox', { name: `Add a tag to ${first?.name}` });
  await box.fill(`Fast ${first?.lastName}`);
  await box.press('Enter');
  const tags = table.getByRole('list', { name: `Tags of ${first?.name}` });
  await expect(tags).toContainText(`Fast ${first?.lastName}`);
  await expect(box).toHaveValue('');

  await page.getByRole('button', { name: 'Request 3 interviews' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Request interviews with 3 candidates' });
  await expect(dialog.getByLabel('Message to each')).toBeFocused();
  // The first round of the job's plan.
  await expect(dialog.getByLabel('Duration')).toHaveValue('30 min');
  await expect(dialog.getByLabel('Rounds in all')).toHaveValue('2');
  await expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveValue('HR');
  await dialog.getByRole('button', { name: 'Send 3 requests' }).press('Enter');
  await expect(page.getByText('3 interview requests sent.')).toBeVisible();
  await expect(table.getByText('Interview requested')).toHaveCount(3);
  const asked = await callApi(page.request, 'GET', `/api/recruiter/interviews?jobId=${job.id}`, { token });
  expect(
    asked.content.map((one: { duration: number; totalStages: number }) => [one.duration, one.totalStages]),
  ).toEqual(Array(3).fill([30, 2]));

  // The tag finds her among the saved, and the viewed candidates are listed again.
  await visit(page, `/recruiter/candidates?view=saved&tag=${encodeURIComponent(`Fast ${first?.lastName}`)}`);
  await expect(names).toHaveText([first?.name ?? '']);
  await names.first().press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Team notes')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Viewed' }).press('Space');
  await expect(names.first()).toHaveText(first?.name ?? '');
  expect(complaints).toEqual([]);
});

test('on a phone the comparison scrolls sideways under the names of its rows', async ({ browser }) => {
  const { page, tap } = await openPhone(browser);
  const { list } = await market(page);
  await enter(page, RECRUITER, DEMO_PASSWORD, list);
  const select = page.getByRole('checkbox', { name: /^Select Kavya/ });
  await expect(select).toHaveCount(3);
  await tap(select.nth(0));
  await tap(select.nth(1));
  await tap(
    page.getByRole('region', { name: 'Selected candidates' }).getByRole('button', { name: 'Compare' }),
  );
  const table = page.getByRole('region', { name: 'Comparison' });
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await wider()).toBeLessThanOrEqual(0);
  const head = table.getByRole('rowheader', { name: 'Experience' });
  const before = await head.boundingBox();
  await table.evaluate((element) => element.scrollTo({ left: 200 }));
  expect((await head.boundingBox())?.x).toBe(before?.x);
  expect(await listViolations(page)).toEqual([]);
  await tap(table.getByRole('button', { name: /^Remove / }).first());
  await expect(table.getByRole('columnheader')).toHaveCount(1);
  await expect(table).toBeFocused();
  await page.goBack();
  await expect(select).toHaveCount(3);
});
