import { callApi, joinAsCandidate, RECRUITER, recruiterToken } from '../interview-people.ts';
import { DEMO_PASSWORD, enter, indiaDay, moveClock, openBrowser, visit } from '../people.ts';
import { expect, test } from '../story.ts';
import { openAs } from '../watched-page.ts';
import { agreeOnOffer } from './hire-people.ts';

const DAY_SECONDS = 86_400;
/** Days since the joining date: the invoice is 25 days overdue, and leaving now is credited with 75%. */
const DAYS = 40;

const rupees = (amount: number) => `₹${new Intl.NumberFormat('en-IN').format(amount)}`;

test('an admin collects an overdue invoice and refunds the credit of a leaving, while the owner watches', async ({
  browser,
}) => {
  const recruiter = await openBrowser(browser, 1);
  const candidate = await openBrowser(browser);
  const { request } = candidate;
  // At most fifty sessions stay open: after the sessions of earlier stories, one of weeks
  // ago would be the oldest.
  await callApi(request, 'DELETE', '/api/user/sessions', { token: await recruiterToken(candidate) });
  await moveClock(candidate, -DAYS * DAY_SECONDS);
  let person: Awaited<ReturnType<typeof joinAsCandidate>>;
  let hireId = '';
  try {
    person = await joinAsCandidate(candidate);
    const joiningDate = indiaDay(-DAYS);
    const agreed = await agreeOnOffer(candidate, person, { joiningDate, timesInDays: 3 - DAYS });
    const hire = await callApi(request, 'POST', `/api/recruiter/applications/${agreed.applicationId}/hire`, {
      token: agreed.token,
      data: { joinedOn: joiningDate, annualSalary: 4_100_000 },
    });
    hireId = hire.id;
    await callApi(request, 'POST', `/api/jobseeker/hires/${hireId}/confirm`, {
      token: person.token,
      data: { of: 'JOINING' },
    });
  } finally {
    await moveClock(candidate, 0);
  }
  const { page: admin } = await openAs(browser, 'admin');
  const token = await recruiterToken(candidate);
  const billed = await callApi(request, 'GET', '/api/recruiter/invoices?size=100', { token });
  const { id, number, total } = billed.content.find(
    ({ candidateName }: { candidateName: string }) => candidateName === person.name,
  );
  const panel = admin.getByRole('dialog', { name: number });
  const seen = recruiter.getByRole('dialog', { name: number });

  await test.step('the owner has the invoice open', async () => {
    await enter(recruiter, RECRUITER, DEMO_PASSWORD, `/recruiter/billing?invoice=${id}`);
    await expect(seen.getByText(person.name)).toBeVisible();
  });

  await test.step('the admin reminds of the longest overdue invoice, which is seen in its history', async () => {
    await visit(admin, '/admin/invoices');
    await admin.getByRole('link', { name: 'Over 60 days' }).click();
    await expect(admin).toHaveURL(/age=OVER_60/);
    const oldest = admin.getByRole('row').nth(1);
    await expect(oldest).toContainText('days overdue');
    await oldest.getByRole('button', { name: /^MDL\// }).click();
    const other = admin.getByRole('dialog', { name: /^MDL\// });
    await other.getByRole('button', { name: 'Remind now' }).click();
    await expect(other.getByRole('listitem').first()).toContainText('Owners reminded, after its last day');
    await expect(other.getByRole('button', { name: 'Remind now' })).toBeHidden();
    await admin.goBack();
    await expect(other).toBeHidden();
  });

  await test.step('finds the other by its age and records a part with TDS', async () => {
    await admin.getByRole('link', { name: '16–30 days' }).click();
    await expect(admin).toHaveURL(/age=UP_TO_30/);
    const row = admin.getByRole('row').filter({ hasText: person.name });
    await expect(row).toContainText('25 days overdue');
    await row.getByRole('button', { name: number }).click();
    await panel.getByRole('button', { name: 'Record payment' }).click();
    const dialog = admin.getByRole('dialog', { name: `Payment of ${number}` });
    await dialog.getByLabel('Amount received').fill('200000');
    await dialog.getByLabel('TDS withheld').fill('34153');
    await dialog.getByLabel('Reference').fill('UTR 400 A');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(dialog).toBeHidden();
    await expect(panel.getByText(rupees(total - 234_153)).first()).toBeVisible();
    await expect(seen.getByText('UTR 400 A')).toBeVisible();
    await expect(seen.getByText('With ₹34,153 TDS')).toBeVisible();
  });

  await test.step('then the rest, which is offered: the invoice is paid', async () => {
    await panel.getByRole('button', { name: 'Record payment' }).click();
    const dialog = admin.getByRole('dialog', { name: `Payment of ${number}` });
    await dialog.getByLabel('Reference').fill('utr-400-a');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(dialog.getByRole('alert')).toContainText('is already recorded for this invoice');
    await dialog.getByLabel('Reference').fill('UTR 400 B');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(dialog).toBeHidden();
    await expect(panel.getByText('Paid', { exact: true }).first()).toBeVisible();
    await expect(seen.getByText('UTR 400 B')).toBeVisible();
    await expect(seen.getByText('₹0', { exact: true })).toBeVisible();
  });

  await test.step('the candidate leaves, and three quarters are to be refunded', async () => {
    const { email, password } = person;
    const session = await callApi(request, 'POST', '/api/auth/login', { data: { email, password } });
    await callApi(request, 'POST', `/api/jobseeker/hires/${hireId}/leaving`, {
      token: session.accessToken,
      data: { leftOn: indiaDay(), cause: 'RESIGNED' },
    });
    await callApi(request, 'POST', `/api/recruiter/hires/${hireId}/confirm`, {
      token,
      data: { of: 'LEAVING' },
    });
    await expect(panel.getByText('left early, 75%')).toBeVisible();
    await expect(seen.getByText('Refund due')).toBeVisible();
  });

  await test.step('the refund is recorded, the owner reads it, and the books balance', async () => {
    await panel.getByRole('button', { name: 'Record refund' }).click();
    const dialog = admin.getByRole('dialog', { name: `Refund of ${number}` });
    await dialog.getByLabel('Reference').fill('NEFT 400');
    await dialog.getByRole('button', { name: 'Record refund' }).click();
    await expect(dialog).toBeHidden();
    await expect(panel.getByRole('button', { name: 'Record refund' })).toBeHidden();
    await expect(seen.getByText('NEFT 400')).toBeVisible();
    await expect(seen.getByText('Refund due')).toBeHidden();
    await visit(admin, '/admin/invoices');
    await admin.getByRole('button', { name: 'Check the books' }).click();
    await expect(admin.getByText('Balanced')).toBeVisible();
  });
});
