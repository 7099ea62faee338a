import {
  askForInterview,
  bookInterview,
  callApi,
  comeHome,
  joinAsCandidate,
  recruiterToken,
  slotSoon,
} from '../interview-people.ts';
import { moveClock, openBrowser, visit } from '../people.ts';
import { expect, test } from '../story.ts';
import { listViolations } from '../watched-page.ts';

const DURATION = 15;
const IN_MINUTES = 3;

test('after an interview both sides give feedback; the candidate does so from the past ones', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const person = await joinAsCandidate(page);
  const { id, title } = await askForInterview(page, person, { duration: DURATION });
  const { token } = person;
  const accepted = await callApi(page.request, 'POST', '/api/jobseeker/interviews/respond', {
    token,
    data: { interviewId: id, status: 'ACCEPTED', availabilitySlots: [slotSoon(IN_MINUTES, DURATION)] },
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

test('an old feedback link of a cancelled interview says that no feedback is needed, and why', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const person = await joinAsCandidate(page);
  const { id } = await bookInterview(page, person, 15);
  const reason = 'The opening is on hold.';
  await callApi(page.request, 'POST', `/api/recruiter/interviews/${id}/cancel`, {
    token: await recruiterToken(page),
    data: { reason },
  });
  await comeHome(page, person, `/interview-requests/active?view=past&interview=${id}&act=feedback`);
  const dialog = page.getByRole('dialog', { name: 'How did it go?' });
  await expect(dialog.getByText('This interview was cancelled. No feedback is asked for.')).toBeVisible();
  await expect(dialog.getByText(`Reason: ${reason}`)).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  expect(await listViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/interview-requests\/active\?view=past$/);
});
