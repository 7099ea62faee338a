import {
  askForInterview,
  callApi,
  openAsCandidate,
  RECRUITER,
  recruiterToken,
  slotAhead,
} from './interview-people.ts';
import { DEMO_PASSWORD, enter, openBrowser, typeDay } from './people.ts';
import { expect, test } from './story.ts';

/** Far enough from the times of other stories that neither blocks the other. */
const TIMES_IN_DAYS = 41;

test('an offer, another version, and its acceptance, without a reload', async ({ browser }) => {
  const { page: candidate, person } = await openAsCandidate(browser);
  const recruiter = await openBrowser(browser, 1);
  const job = await askForInterview(candidate, person);
  await callApi(candidate.request, 'POST', '/api/jobseeker/interviews/respond', {
    token: person.token,
    data: { interviewId: job.id, status: 'ACCEPTED', availabilitySlots: [slotAhead(TIMES_IN_DAYS)] },
  });
  const token = await recruiterToken(candidate);
  const path = `/api/recruiter/applications?search=${person.lastName}`;
  const { content } = await callApi(candidate.request, 'GET', path, { token });

  await test.step('the recruiter makes it from the application, beside what was stated', async () => {
    await enter(
      recruiter,
      RECRUITER,
      DEMO_PASSWORD,
      `/recruiter/applications?application=${content[0].id}&tab=offer`,
    );
    await recruiter.getByRole('button', { name: 'Make an offer' }).click();
    const dialog = recruiter.getByRole('dialog', { name: /an offer/ });
    await dialog.getByLabel('Annual salary').fill('3300000');
    await expect(dialog.getByText('₹2,00,000 below what was stated').first()).toBeVisible();
    await dialog.getByLabel(/Variable part/).fill('300000');
    await typeDay(recruiter.getByRole('dialog').getByLabel('Joining date'), 60);
    await dialog.getByRole('button', { name: 'Send offer' }).click();
    await expect(dialog).toBeHidden();
    await expect(recruiter.getByText('Awaiting answer').first()).toBeVisible();
  });

  await test.step('the candidate finds it on Home, with every difference named', async () => {
    const line = candidate
      .getByRole('listitem')
      .filter({ has: candidate.getByRole('link', { name: /^Answer/ }) });
    await expect(line.getByText('Stated ₹35 L – ₹45 L, offered ₹33 L')).toBeVisible();
    await line.getByRole('link', { name: /Answer/ }).click();
    const card = candidate.getByRole('article').filter({ hasText: job.title });
    await expect(
      card.getByText('₹3 L is variable; the request mentioned none, ₹5,00,000 below what was stated'),
    ).toBeVisible();
  });

  await test.step('the recruiter changes it; only the new version stands', async () => {
    await recruiter.getByRole('button', { name: 'Change offer' }).click();
    const dialog = recruiter.getByRole('dialog', { name: /Change the offer/ });
    await dialog.getByLabel('Annual salary').fill('4100000');
    await dialog.getByLabel(/Variable part/).fill('');
    await dialog.getByRole('button', { name: 'Send offer' }).click();
    await expect(dialog).toBeHidden();
    await expect(recruiter.getByText('Version 2').first()).toBeVisible();
    const card = candidate.getByRole('article').filter({ hasText: job.title });
    await expect(card.getByText('version 2')).toBeVisible();
    await expect(card.getByText('₹8,00,000 more than before')).toBeVisible();
  });

  await test.step('the candidate accepts with the typed full name, and both save the letter', async () => {
    const card = candidate.getByRole('article').filter({ hasText: job.title });
    await card.getByRole('button', { name: /^Accept/ }).click();
    const dialog = candidate.getByRole('dialog');
    await dialog.getByLabel('Full name').fill('Kavya');
    await dialog.getByRole('button', { name: 'Accept offer' }).click();
    await expect(dialog.getByText('Please type your first and your last name.')).toBeVisible();
    await dialog.getByLabel('Full name').fill(person.name);
    await dialog.getByRole('button', { name: 'Accept offer' }).click();
    await expect(dialog).toBeHidden();
    await expect(card.getByText('Accepted', { exact: true })).toBeVisible();
    await expect(recruiter.getByText('Accepted', { exact: true }).first()).toBeVisible();
    await expect(recruiter.getByRole('button', { name: 'Change offer' })).toBeHidden();
    for (const page of [candidate, recruiter]) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Offer letter (PDF)' }).first().click();
      expect((await download).suggestedFilename()).toMatch(/^Offer letter - Tamarind Pay - version 2\.pdf$/);
    }
  });
});
