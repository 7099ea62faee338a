import { callApi, comeHome, joinAsCandidate, RECRUITER } from '../interview-people.ts';
import { DEMO_PASSWORD, enter, indiaDay, openBrowser, visit } from '../people.ts';
import { expect, test } from '../story.ts';
import { agreeOnOffer } from './hire-people.ts';

/** Far enough from the times of other stories that neither blocks the other. */
const TIMES_IN_DAYS = 54;

test('a hire who never joined is reported by the company, agrees, and costs nothing', async ({ browser }) => {
  const candidate = await openBrowser(browser);
  const recruiter = await openBrowser(browser, 1);
  const person = await joinAsCandidate(candidate);
  const agreed = await agreeOnOffer(candidate, person, {
    joiningDate: indiaDay(),
    timesInDays: TIMES_IN_DAYS,
  });
  const { applicationId, token } = agreed;

  await test.step('the recruiter reports it where joining would be recorded', async () => {
    await enter(
      recruiter,
      RECRUITER,
      DEMO_PASSWORD,
      `/recruiter/applications?application=${applicationId}&tab=offer`,
    );
    await recruiter.getByRole('button', { name: 'Did not join' }).click();
    const dialog = recruiter.getByRole('dialog', { name: /^Report that Kavya did not join\?$/ });
    await expect(dialog).toContainText('can dispute it within seven days');
    await dialog.getByRole('button', { name: 'Report as not joined' }).click();
    await expect(dialog).toBeHidden();
    await expect(recruiter.getByText('Reported as not joined').first()).toBeVisible();
    await expect(recruiter.getByRole('button', { name: 'Record joining' })).toBeHidden();
  });

  await test.step('the candidate is asked and agrees', async () => {
    await comeHome(candidate, person, '/offers');
    const card = candidate.getByRole('article').filter({ hasText: 'Reported as not joined' });
    await card.getByRole('button', { name: /^I did not join/ }).click();
    const dialog = candidate.getByRole('dialog', { name: /^Confirm that you did not join/ });
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(candidate.getByText('Did not join').first()).toBeVisible();
  });

  await test.step('the company reads that it is over, and nobody is charged', async () => {
    await expect(recruiter.getByText('Did not join').first()).toBeVisible();
    const application = await callApi(
      candidate.request,
      'GET',
      `/api/recruiter/applications?search=${person.lastName}`,
      { token },
    );
    expect(application.content).toMatchObject([{ status: 'WITHDRAWN', ending: 'DID_NOT_JOIN' }]);
    await visit(recruiter, '/recruiter/billing');
    await expect(recruiter.getByRole('row').nth(1)).toBeVisible();
    await expect(recruiter.getByText(person.name)).toHaveCount(0);
    const billed = await callApi(candidate.request, 'GET', '/api/recruiter/invoices?size=100', { token });
    const names = billed.content.map(({ candidateName }: { candidateName: string }) => candidateName);
    expect(names).not.toContain(person.name);
  });
});
