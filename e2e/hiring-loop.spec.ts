import { expect, type Page, test } from 'playwright/test';
import { DEMO_PASSWORD, mailTo, openBrowser, signIn, visit } from './people.ts';

const PASSWORD = 'Correct-horse-9';
const run = Date.now().toString(36);
const CANDIDATE = { email: `leela.${run}@people.test`, firstName: 'Leela', lastName: `Raghavan${run}` };

async function candidateJoins(page: Page): Promise<void> {
  await visit(page, '/candidate/signup');
  await page.getByLabel('First name').fill(CANDIDATE.firstName);
  await page.getByLabel('Last name').fill(CANDIDATE.lastName);
  await page.getByLabel('Email').fill(CANDIDATE.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Phone').fill('+91 98765 43210');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/verify-email/);
  const { text } = await mailTo(page, CANDIDATE.email, /code/);
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(/\b\d{6}\b/.exec(text)?.[0] ?? '');
  await expect(page).toHaveURL(/\/home/);
}

async function candidateFillsProfile(page: Page): Promise<void> {
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

test('a candidate joins and a company hires their time', async ({ browser }) => {
  const candidate = await openBrowser(browser, 0);
  await test.step('the candidate joins', () => candidateJoins(candidate));
  await test.step('the candidate fills a first profile', () => candidateFillsProfile(candidate));
});
