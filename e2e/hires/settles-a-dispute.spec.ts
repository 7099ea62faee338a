import { callApi, comeHome, joinAsCandidate, RECRUITER, recruiterToken } from '../interview-people.ts';
import { DEMO_PASSWORD, enter, indiaDay, moveClock, openBrowser, visit } from '../people.ts';
import { expect, test } from '../story.ts';
import { openAs } from '../watched-page.ts';
import { agreeOnOffer } from './hire-people.ts';

const DAY_SECONDS = 86_400;
/** Days since the joining date. */
const DAYS = 45;
const FOUND = 'The mails of both sides name the same last day.';

test('an admin settles a company’s dispute in one call: 75% of the fee is credited for leaving on day 45', async ({
  browser,
}) => {
  const candidate = await openBrowser(browser);
  const recruiter = await openBrowser(browser, 1);
  const { request } = candidate;
  // At most fifty sessions stay open: after the sessions of earlier stories, one of 45 days
  // ago would be the oldest.
  await callApi(request, 'DELETE', '/api/user/sessions', { token: await recruiterToken(candidate) });
  await moveClock(candidate, -DAYS * DAY_SECONDS);
  let person: Awaited<ReturnType<typeof joinAsCandidate>>;
  let applicationId = '';
  try {
    person = await joinAsCandidate(candidate);
    const joiningDate = indiaDay(-DAYS);
    const agreed = await agreeOnOffer(candidate, person, { joiningDate, timesInDays: 3 - DAYS });
    applicationId = agreed.applicationId;
    const hire = await callApi(request, 'POST', `/api/recruiter/applications/${applicationId}/hire`, {
      token: agreed.token,
      data: { joinedOn: joiningDate, annualSalary: 4_100_000 },
    });
    await callApi(request, 'POST', `/api/jobseeker/hires/${hire.id}/confirm`, {
      token: person.token,
      data: { of: 'JOINING' },
    });
  } finally {
    await moveClock(candidate, 0);
  }

  await test.step('the candidate reports that today was the last day', async () => {
    await comeHome(candidate, person);
    const { email, password } = person;
    const { accessToken: token } = await callApi(request, 'POST', '/api/auth/login', {
      data: { email, password },
    });
    const { content } = await callApi(request, 'GET', '/api/jobseeker/hires', { token });
    await callApi(request, 'POST', `/api/jobseeker/hires/${content[0].id}/leaving`, {
      token,
      data: { leftOn: indiaDay(), cause: 'RESIGNED' },
    });
  });

  await test.step('the recruiter disputes it', async () => {
    await enter(
      recruiter,
      RECRUITER,
      DEMO_PASSWORD,
      `/recruiter/applications?application=${applicationId}&tab=offer`,
    );
    await recruiter.getByRole('button', { name: 'Dispute', exact: true }).click();
    const dialog = recruiter.getByRole('dialog', { name: /^Dispute what/ });
    await dialog.getByLabel('What is not right?').fill('She was here this morning.');
    await dialog.getByRole('button', { name: 'Send dispute' }).click();
    await expect(dialog).toBeHidden();
    await expect(recruiter.getByText('Disputed').first()).toBeVisible();
  });

  await test.step('an admin reads both sides and settles it with a reason', async () => {
    const { page: admin } = await openAs(browser, 'admin');
    await visit(admin, '/admin/hires');
    const row = admin.getByRole('row').filter({ hasText: person.name });
    await expect(row).toContainText('She was here this morning.');
    await row.getByRole('button', { name: /^Settle: / }).click();
    const dialog = admin.getByRole('dialog', { name: /^Settle: / });
    await dialog.getByRole('combobox', { name: 'Outcome' }).click();
    await admin.getByRole('option', { name: 'They left early' }).click();
    await dialog.getByLabel('Reason').fill(FOUND);
    await dialog.getByRole('button', { name: 'Settle' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toBeHidden();
    await admin.context().close();
  });

  await test.step('both read how it was settled, and three quarters of the invoice are credited', async () => {
    await expect(recruiter.getByText('Left early').first()).toBeVisible();
    await visit(candidate, '/offers');
    await expect(candidate.getByText(FOUND)).toBeVisible();
    await visit(recruiter, '/recruiter/billing');
    const line = recruiter.getByRole('row').filter({ hasText: person.name });
    await line.getByRole('button', { name: /^MDL\// }).click();
    await expect(recruiter.getByRole('dialog').getByText('left early, 75%')).toBeVisible();
  });
});
