import {
  askForInterview,
  comeHome,
  joinAsCandidate,
  offerTime,
  RECRUITER,
  slotAhead,
} from '../interview-people.ts';
import { DEMO_PASSWORD, enter, openBrowser, visit } from '../people.ts';
import { expect, type Page, test } from '../story.ts';

const LIMIT = 'This interview has already been rescheduled twice.';

/** Picks a time; the recruiter's list shows this candidate only. */
async function pick(recruiter: Page, time: string): Promise<void> {
  await recruiter.getByRole('button', { name: /^Pick a time/ }).click();
  const panel = recruiter.getByRole('dialog', { name: /^Pick a time for/ });
  await expect(panel.getByText(time).first()).toBeVisible();
  await panel.getByRole('button', { name: 'Confirm time' }).click();
  await expect(panel).toBeHidden();
}

async function reschedule(candidate: Page, days: number, time: string): Promise<void> {
  await candidate.getByRole('button', { name: /^More:/ }).click();
  await candidate.getByRole('menuitem', { name: /^Reschedule/ }).click();
  const dialog = candidate.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Travel conflict' }).check();
  await offerTime(candidate, dialog, days, time);
  await dialog.getByRole('button', { name: 'Request new times' }).click();
  // The earlier toast stays as long as the pointer is over it.
  await expect(candidate.getByText('Reschedule request sent successfully!').last()).toBeVisible();
  await expect(dialog).toBeHidden();
}

test('an interview is rescheduled twice, picked again each time, and a third time is refused', async ({
  browser,
}) => {
  const candidate = await openBrowser(browser, 0);
  const recruiter = await openBrowser(browser, 1);
  const person = await joinAsCandidate(candidate);
  const { id, title } = await askForInterview(candidate, person);
  await comeHome(candidate, person);

  await test.step('the candidate accepts', async () => {
    await visit(candidate, '/interview-requests/pending');
    await candidate.getByRole('button', { name: `Accept: ${title}` }).click();
    const dialog = candidate.getByRole('dialog');
    await offerTime(candidate, dialog, 3, '10:00 am');
    await dialog.getByRole('button', { name: 'Accept and send times' }).click();
    await expect(candidate.getByText('Interview accepted successfully!')).toBeVisible();
  });
  await test.step('the recruiter picks the time', async () => {
    await enter(recruiter, RECRUITER, DEMO_PASSWORD, `/recruiter/interviews?q=${person.lastName}`);
    await pick(recruiter, '10:00 am');
  });

  await visit(candidate, '/interview-requests/active');
  const card = candidate.getByRole('article').filter({ hasText: title });
  for (const [round, time] of ['11:30 am', '4:00 pm'].entries()) {
    await test.step(`reschedule ${round + 1} of 2`, async () => {
      await expect(card.getByText('Scheduled')).toBeVisible();
      await reschedule(candidate, 4 + round, time);
      await expect(card.getByText('New times asked')).toBeVisible();
      await pick(recruiter, time);
      await expect(card.getByText(time).first()).toBeVisible();
    });
  }

  await test.step('a third time is refused by the screen and by the server', async () => {
    await candidate.getByRole('button', { name: /^More:/ }).click();
    const item = candidate.getByRole('menuitem', { name: /^Reschedule/ });
    await expect(item).toBeDisabled();
    await expect(item).toContainText('Rescheduled twice already');
    await candidate.keyboard.press('Escape');
    const answer = await candidate.request.put('/api/jobseeker/interviews/reschedule', {
      headers: { authorization: `Bearer ${person.token}` },
      data: { interviewId: id, reason: 'Travel conflict', newAvailabilitySlots: [slotAhead(7)] },
    });
    expect(answer.status()).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'RESCHEDULE_LIMIT', message: LIMIT });
  });

  await test.step('the candidate cancels, and the recruiter sees it go', async () => {
    const row = recruiter.getByRole('row').filter({ hasText: person.lastName });
    await expect(row).toBeVisible();
    await candidate.getByRole('button', { name: /^More:/ }).click();
    await candidate.getByRole('menuitem', { name: 'Cancel' }).click();
    const dialog = candidate.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Family emergency' }).check();
    await dialog.getByRole('button', { name: 'Cancel interview' }).click();
    await expect(candidate.getByText('Interview cancelled successfully')).toBeVisible();
    await expect(card).toBeHidden();
    await expect(row).toBeHidden();
    await recruiter.getByText('Past', { exact: true }).click();
    await expect(row.getByText('Family emergency')).toBeVisible();
  });
});
