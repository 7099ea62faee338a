import {
  askForInterview,
  callApi,
  comeHome,
  joinAsCandidate,
  RECRUITER,
  recruiterToken,
  slotSoon,
} from './interview-people.ts';
import { DEMO_PASSWORD, enter, moveClock, openBrowser, visit } from './people.ts';
import { expect, test } from './story.ts';

const DURATION = 15;
const IN_MINUTES = 4;
/** From sign-in to feedback with an outcome. Typing a text counts as one act. */
const MOST_ACTS = 12;

test('feedback with a scorecard leads to the second round, which the candidate sees at once', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const person = await joinAsCandidate(page);
  const { id, title } = await askForInterview(page, person, { duration: DURATION });
  const accepted = await callApi(page.request, 'POST', '/api/jobseeker/interviews/respond', {
    token: person.token,
    data: { interviewId: id, status: 'ACCEPTED', availabilitySlots: [slotSoon(IN_MINUTES, DURATION)] },
  });
  await callApi(page.request, 'POST', `/api/recruiter/interviews/${id}/schedule`, {
    token: await recruiterToken(page),
    data: { slotId: accepted.availabilitySlots[0].id },
  });
  await comeHome(page, person);
  const recruiter = await openBrowser(browser, 1);
  try {
    await moveClock(page, (IN_MINUTES + DURATION + 2) * 60);
    await visit(page, '/interview-requests/pending');
    await enter(recruiter, RECRUITER, DEMO_PASSWORD, '/recruiter/dashboard');
    let acts = 0;
    const act = async (work: Promise<unknown>) => {
      await work;
      acts += 1;
    };
    const give = recruiter.getByRole('link', { name: new RegExp(`Give feedback on ${person.name}`) });
    const all = recruiter.getByRole('link', { name: /^All \d+ actions?$/ });
    await expect(all).toBeVisible();
    if (!(await give.isVisible())) {
      await act(all.click());
      await act(recruiter.getByPlaceholder('Search candidate or job').fill(person.lastName));
    }
    await expect(recruiter.getByText(`Pick a time for ${person.name}`)).toHaveCount(0);
    await act(give.click());
    const dialog = recruiter.getByRole('dialog');
    await expect(dialog.getByText('Problem solving')).toBeVisible();
    await act(dialog.getByRole('radio', { name: 'Strong yes' }).check());
    const best = dialog.getByRole('radio', { name: '4', exact: true });
    await expect(best).toHaveCount(4);
    for (const place of [0, 1, 2, 3]) await act(best.nth(place).press('Space'));
    await act(dialog.getByRole('combobox', { name: 'Outcome' }).click());
    await act(recruiter.getByRole('option', { name: 'Next round' }).click());
    await act(dialog.getByLabel('Feedback', { exact: true }).fill('Thoughtful about failure.'));
    await act(dialog.getByRole('button', { name: 'Save feedback' }).click());
    const next = recruiter.getByRole('dialog', { name: `Request an interview with ${person.name}` });
    await expect(next).toBeVisible();
    expect(acts).toBeLessThanOrEqual(MOST_ACTS);
    await expect(next.getByLabel('Round', { exact: true })).toHaveValue('2');
    await expect(next.getByLabel('Rounds in all')).toHaveValue('2');
    await expect(next.getByLabel('Duration')).toHaveValue('15 min');
    await expect(next.getByRole('combobox', { name: 'Job' })).toHaveValue(new RegExp(title));
    await next.getByRole('button', { name: 'Send request' }).click();
    await expect(next).toBeHidden();
    const request = page.getByRole('article').filter({ hasText: title });
    await expect(request.getByText('Round 2 of 2')).toBeVisible();
    const kept = await callApi(page.request, 'GET', `/api/recruiter/interviews/${id}/scorecards`, {
      token: await recruiterToken(page),
    });
    expect(kept.cards).toMatchObject([{ verdict: 'STRONG_YES', notes: 'Thoughtful about failure.' }]);
    expect(kept.cards[0].ratings).toHaveLength(4);
  } finally {
    await moveClock(page, 0);
  }
});
