import { expect, type Page } from 'playwright/test';
import { DEMO_PASSWORD, mailTo, pressDay, signIn, visit } from '../people.ts';

const PASSWORD = 'Correct-horse-9';
const run = Date.now().toString(36);
export const CANDIDATE = {
  email: `leela.${run}@people.test`,
  firstName: 'Leela',
  lastName: `Raghavan${run}`,
};

export async function candidateJoins(page: Page): Promise<void> {
  await visit(page, '/candidate/signup');
  await page.getByLabel('First name').fill(CANDIDATE.firstName);
  await page.getByLabel('Last name').fill(CANDIDATE.lastName);
  await page.getByLabel('Email').fill(CANDIDATE.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Phone').fill('+91 98765 43210');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/verify-email/);
  await enterCode(page, CANDIDATE.email);
  await expect(page).toHaveURL(/\/home/);
}

export async function candidateFillsProfile(page: Page): Promise<void> {
  await visit(page, '/profile/edit/info');
  await page.getByLabel('Fixed', { exact: true }).fill('2400000');
  await page.getByLabel('Expected total').fill('3800000');
  await page.getByRole('combobox', { name: 'Cities' }).fill('Bengal');
  await page.getByRole('option', { name: 'Bengaluru' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(page).toHaveURL(/\/profile\/edit\/skills/);
  await page.getByRole('combobox', { name: 'Domain' }).click();
  await page.getByRole('option', { name: 'Software Development' }).click();
  await page.getByRole('combobox', { name: 'Primary role' }).click();
  await page.getByRole('option', { name: 'Backend Developer' }).click();
  await page.getByRole('combobox', { name: 'Add a skill' }).fill('Rust');
  await page.getByRole('option', { name: 'Rust' }).click();
  await page.getByLabel('Years of Rust').fill('5');
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(page).toHaveURL(/\/profile\/edit\/experience/);
}

export const RECRUITER = { email: `vikram.${run}@company.test`, company: `Peacock Systems ${run}` };
export const JOB = `Rust Engineer ${run}`;
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

async function enterCode(page: Page, address: string): Promise<void> {
  const { text } = await mailTo(page, address, /code/);
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(/\b\d{6}\b/.exec(text)?.[0] ?? '');
}

export async function companyApplies(page: Page): Promise<void> {
  await visit(page, '/recruiter/signup');
  await page.getByLabel('First name').fill('Vikram');
  await page.getByLabel('Last name').fill('Sethi');
  await page.getByLabel('Company name').fill(RECRUITER.company);
  await page.getByLabel('Mobile number').fill('9876543210');
  await page.getByLabel('Email').fill(RECRUITER.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Start hiring' }).click();
  await expect(page).toHaveURL(/\/recruiter\/onboarding/);

  await page.getByLabel('Designation').fill('Head of Engineering');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Company website').fill('https://peacock.example');
  await page.getByRole('combobox', { name: 'Industry' }).click();
  await page.getByRole('option', { name: 'Technology' }).click();
  await page.getByLabel('City').fill('Bengaluru');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'registration.pdf', mimeType: 'application/pdf', buffer: PDF });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('registration.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to Review' }).click();
  await page.getByRole('link', { name: 'Enter the code' }).click();
  await enterCode(page, RECRUITER.email);
  await expect(page).toHaveURL(/\/recruiter\/onboarding/);
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  await expect(page.getByText('Please agree to the terms and conditions')).toBeVisible();
  await page.getByLabel('I agree to the terms').check();
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  await expect(page.getByRole('heading', { name: 'Application Under Review' })).toBeVisible();
}

export async function adminApproves(page: Page): Promise<void> {
  await signIn(page, 'admin@medallist.test', DEMO_PASSWORD, '/admin/login');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await visit(page, `/admin/recruiters?search=${encodeURIComponent(RECRUITER.company)}`);
  await page.getByRole('button', { name: /View Details/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('registration.pdf')).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByText('Are you sure you want to approve this recruiter?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Recruiter approved successfully!')).toBeVisible();
}

export async function companyPostsJob(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Jobs' }).first().click();
  await page.getByRole('link', { name: 'Create Job' }).first().click();
  await page.getByLabel('Job title').fill(JOB);
  await page.getByLabel('Minimum experience').fill('0');
  await page.getByLabel('Maximum experience').fill('6');
  await page.getByLabel('From').fill('3500000');
  await page.getByLabel('To', { exact: true }).fill('4500000');
  await page.getByRole('combobox', { name: 'City' }).fill('Bengaluru');
  await page.getByRole('option', { name: 'Bengaluru' }).click();
  await page.getByRole('combobox', { name: 'Longest notice period' }).click();
  await page.getByRole('option', { name: '3 Months', exact: true }).click();
  await page.getByLabel('Description').fill('Own the storage engine, from its file format to its on-call.');
  await page.getByRole('combobox', { name: 'Add a skill' }).fill('Rust');
  await page.getByRole('option', { name: 'Rust' }).click();
  await page.getByLabel('Years of Rust, at least').fill('3');
  await page.getByRole('button', { name: 'Publish' }).click();
  // The preview next to the form shows the title before the job exists, so wait for the address.
  await expect(page).toHaveURL(/\/recruiter\/jobs\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { name: JOB })).toBeVisible();
}

export async function companyRequestsInterview(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Candidates' }).first().click();
  await page.getByPlaceholder(/Name, skill/).fill(CANDIDATE.lastName);
  const card = page.getByRole('article').filter({ hasText: CANDIDATE.lastName });
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: /Request interview/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Message').fill('Your work with Rust is what we look for.');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText('Interview requested')).toBeVisible();
}

/** 6:30 pm, `days` from today. */
export async function candidateOffersTimes(page: Page, days: number): Promise<void> {
  await page
    .getByRole('link', { name: /New Interview Requests/ })
    .first()
    .click();
  const request = page.getByRole('article').filter({ hasText: JOB });
  await request.getByRole('button', { name: /Accept/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date of time 1').click();
  await pressDay(page, days);
  await dialog.getByRole('combobox', { name: 'Start of time 1' }).click();
  await page.getByRole('option', { name: '6:30 pm', exact: true }).click();
  await dialog.getByRole('button', { name: 'Accept and send times' }).click();
  await expect(page.getByText('Interview accepted successfully!')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
}

export async function companyPicksTime(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /Interviews/ })
    .first()
    .click();
  const row = page.getByRole('row').filter({ hasText: CANDIDATE.lastName });
  await row.getByRole('button', { name: /^Pick a time/ }).click();
  const panel = page.getByRole('dialog', { name: `Pick a time for ${CANDIDATE.firstName}` });
  await panel
    .getByRole('radio', { name: /6:30 pm/ })
    .first()
    .check();
  await panel.getByLabel('Meeting link').fill('https://meet.example/peacock');
  await panel.getByRole('button', { name: 'Confirm time' }).click();
  await expect(panel).toBeHidden();
  await expect(row.getByText('6:30 pm').first()).toBeVisible();
}
