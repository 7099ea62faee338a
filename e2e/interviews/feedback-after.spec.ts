import { askForInterview, callApi, comeHome, joinAsCandidate, recruiterToken } from '../interview-people.ts';
import { moveClock, openBrowser, visit } from '../people.ts';
import { expect, test } from '../story.ts';

const MINUTE = 60_000;
const DURATION = 15;
const IN_MINUTES = 3;

/** A quarter of an hour from a few minutes on, in a zone where that is not around midnight. */
function slotNow() {
  const hourIn = (timeZone: string) =>
    Number(new Date().toLocaleString('en-GB', { timeZone, hour: '2-digit' }));
  const timezone = hourIn('Asia/Kolkata') < 22 ? 'Asia/Kolkata' : 'Europe/London';
  const local = (minutes: number) =>
    new Date(Date.now() + minutes * MINUTE).toLocaleString('sv-SE', { timeZone: timezone });
  const [date = '', start = ''] = local(IN_MINUTES).split(' ');
  const end = local(IN_MINUTES + DURATION).split(' ')[1] ?? '';
  return { date, timezone, timeRanges: [{ startTime: start.slice(0, 5), endTime: end.slice(0, 5) }] };
}

test('after an interview both say how it went; the candidate does so from the past ones', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const person = await joinAsCandidate(page);
  const { id, title } = await askForInterview(page, person, { duration: DURATION });
  const { token } = person;
  const accepted = await callApi(page.request, 'POST', '/api/jobseeker/interviews/respond', {
    token,
    data: { interviewId: id, status: 'ACCEPTED', availabilitySlots: [slotNow()] },
  });
  const path = `/api/recruiter/interviews/${id}`;
  await callApi(page.request, 'POST', `${path}/schedule`, {
    token: await recruiterToken(page),
    data: { slotId: accepted.availabilitySlots[0].id },
  });
  await comeHome(page, person);
  try {
    await moveClock(page, (IN_MINUTES + DURATION + 2) * 60);
    await callApi(page.request, 'POST', `${path}/complete`, {
      token: await recruiterToken(page),
      data: { outcome: 'HOLD', feedback: 'Thoughtful about failure.' },
    });
    await visit(page, '/interview-requests/active');
    await page.getByText('Past', { exact: true }).click();
    await expect(page).toHaveURL(/view=past/);
    const row = page.getByRole('article').filter({ hasText: title });
    await expect(row.getByText('Completed', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: 'Give feedback' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send feedback' }).click();
    await expect(dialog.getByText('Please enter your feedback.')).toBeVisible();
    await dialog.getByLabel('Your feedback').fill('A fair talk about real problems.');
    await dialog.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Give feedback' })).toHaveCount(0);
    const kept = await callApi(page.request, 'GET', `/api/jobseeker/interviews/${id}`, { token });
    expect(kept.feedback).toBe('A fair talk about real problems.');
  } finally {
    await moveClock(page, 0);
  }
});
