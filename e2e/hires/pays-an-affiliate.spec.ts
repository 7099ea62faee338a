import { readFile } from 'node:fs/promises';
import { pdfPages } from '#server/testing/pdf-text.ts';
import { callApi, joinAsCandidate, recruiterToken } from '../interview-people.ts';
import { DEMO_PASSWORD, enter, indiaDay, mailTo, moveClock, openBrowser, typeDay, visit } from '../people.ts';
import { expect, type Page, test } from '../story.ts';
import { agreeOnOffer } from './hire-people.ts';

const DAY_SECONDS = 86_400;
/** Days since the joining dates: the 90 days of both are complete today. */
const DAYS = 96;
const run = Date.now().toString(36);
const EMAIL = `payee.${run}@blog.test`;

/** Creates an approved affiliate and returns the code of the link. */
async function joinProgramme(page: Page): Promise<string> {
  const { request } = page;
  const person = { firstName: 'Leela', lastName: `Paes${run}`, email: EMAIL, phone: '9876501234' };
  const own = await callApi(request, 'POST', '/api/auth/signup/affiliate', {
    data: { ...person, website: 'https://leela.example', password: DEMO_PASSWORD },
  });
  const { subject } = await mailTo(page, EMAIL, /is your Medallist code/);
  const otpCode = subject.slice(0, 6);
  await callApi(request, 'POST', '/api/auth/verify-email-otp', { data: { email: EMAIL, otpCode } });
  const admin = await callApi(request, 'POST', '/api/auth/login', {
    data: { email: 'admin@medallist.test', password: DEMO_PASSWORD },
  });
  await callApi(request, 'POST', `/api/admin/affiliates/${own.user.id}/process`, {
    token: admin.accessToken,
    data: { action: 'APPROVE' },
  });
  const { links } = await callApi(request, 'GET', '/api/affiliate/dashboard', { token: own.accessToken });
  return links.code;
}

/** Creates somebody who signs up by the link and is hired on the current day of the clock. */
async function hireByLink(page: Page, code: string, timesInDays: number): Promise<string> {
  const person = await joinAsCandidate(page, 'Rust', code);
  const joiningDate = indiaDay(-DAYS);
  const { applicationId, token } = await agreeOnOffer(page, person, { joiningDate, timesInDays });
  const { request } = page;
  const hire = await callApi(request, 'POST', `/api/recruiter/applications/${applicationId}/hire`, {
    token,
    data: { joinedOn: joiningDate, annualSalary: 4_100_000 },
  });
  await callApi(request, 'POST', `/api/jobseeker/hires/${hire.id}/confirm`, {
    token: person.token,
    data: { of: 'JOINING' },
  });
  return person.name;
}

test('an affiliate is paid for a hire of 90 days, sees it in the statement, and owes it back after an early leaving', async ({
  browser,
}) => {
  const affiliate = await openBrowser(browser);
  const admin = await openBrowser(browser, 1);
  const { request } = affiliate;
  // At most fifty sessions stay open: after the sessions of earlier stories, old ones would end first.
  await callApi(request, 'DELETE', '/api/user/sessions', { token: await recruiterToken(affiliate) });
  await moveClock(affiliate, -DAYS * DAY_SECONDS);
  let name = '';
  try {
    const code = await joinProgramme(affiliate);
    name = await hireByLink(affiliate, code, 4 - DAYS);
  } finally {
    await moveClock(affiliate, 0);
  }

  await test.step('the reward is payable, and payout details are asked for', async () => {
    await enter(affiliate, EMAIL, DEMO_PASSWORD, '/affiliate/dashboard');
    const reward = affiliate.getByRole('table', { name: 'Rewards' }).getByRole('row').nth(1);
    await expect(reward.getByText('Payout details are missing')).toBeVisible({ timeout: 90_000 });
    await affiliate.getByRole('button', { name: 'Add payout details' }).click();
    const dialog = affiliate.getByRole('dialog', { name: 'Payout details' });
    await dialog.getByLabel('Name').fill('Leela Paes');
    await dialog.getByLabel('PAN').fill('abcpp1234k');
    await dialog.getByLabel('Account number').fill('50100123456789');
    await dialog.getByLabel('IFSC').fill('HDFC0001234');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(affiliate.getByText('•••• 6789')).toBeVisible();
    await mailTo(affiliate, EMAIL, /Your payout details were given/);
  });

  await test.step('an admin drafts a payout of it and sends it, with a file for the bank', async () => {
    await enter(admin, 'admin@medallist.test', DEMO_PASSWORD, `/admin/payouts?search=${EMAIL}`);
    await admin.getByRole('checkbox', { name: /of Leela/ }).check();
    await admin.getByRole('button', { name: 'Draft a payout of 1 selected' }).click();
    await expect(admin.getByRole('heading', { level: 1, name: /^Payout \d+$/ })).toBeVisible();
    await admin.getByRole('button', { name: 'Send…' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog).toBeHidden();
    const download = admin.waitForEvent('download');
    await admin.getByRole('button', { name: 'Bank file (CSV)' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain('Leela Paes,Bank account,50100123456789,HDFC0001234,,10000');
  });

  await test.step('marked as paid, it shows at once with its reference', async () => {
    await admin.getByRole('checkbox', { name: /to Leela/ }).check();
    await admin.getByRole('button', { name: 'Mark as paid…' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Reference').fill(`UTR ${run}`);
    await dialog.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(dialog).toBeHidden();
    await expect(admin.getByText('Settled')).toBeVisible();
    const rewards = affiliate.getByRole('table', { name: 'Rewards' });
    await expect(rewards.getByText(`UTR ${run}`)).toBeVisible();
  });

  await test.step('the statement of the year says so on paper', async () => {
    const download = affiliate.waitForEvent('download');
    await affiliate
      .getByRole('button', { name: /^Statement of .* as PDF$/ })
      .first()
      .click();
    const paper = pdfPages(await readFile(await (await download).path())).join(' ');
    for (const words of ['Statement of rewards', 'Leela Paes', `UTR ${run}`, '₹10,000', 'A graduate'])
      expect(paper).toContain(words);
    expect(paper).not.toContain(name);
  });

  await test.step('it turns out that the hire had left on day 60: the reward is taken back', async () => {
    await visit(admin, `/admin/payouts?tab=PAID&search=${EMAIL}`);
    await admin.getByRole('button', { name: /^More actions for the reward of Leela/ }).click();
    await admin.getByRole('menuitem', { name: 'Left within 90 days…' }).click();
    const dialog = admin.getByRole('dialog', { name: `${name} left within 90 days` });
    await typeDay(dialog.getByLabel('Last day'), 60 - DAYS);
    for (const [field, choice] of [
      ['Cause', 'Resigned'],
      ['Reported by', 'The company'],
    ] as const) {
      await dialog.getByRole('combobox', { name: field }).click();
      await admin.getByRole('option', { name: choice }).click();
    }
    await dialog.getByLabel('Reason').fill('The last payslip is of day 60.');
    await dialog.getByRole('button', { name: 'Note the leaving' }).click();
    await expect(dialog).toBeHidden();
    await expect(affiliate.getByText('₹10,000 is owed back')).toBeVisible();
    await expect(
      affiliate.getByRole('table', { name: 'Rewards' }).getByText('Taken back').first(),
    ).toBeVisible();
  });
});
