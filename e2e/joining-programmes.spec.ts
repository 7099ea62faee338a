import { mailTo, openBrowser, visit } from './people.ts';
import { expect, type Page, test } from './story.ts';

const PASSWORD = 'Correct-horse-9';
const run = Date.now().toString(36);

async function confirm(page: Page, email: string): Promise<void> {
  const { subject } = await mailTo(page, email, /is your Medallist code/);
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(subject.slice(0, 6));
}

test('an affiliate applies, gets a confirmation, and finds the application on the dashboard', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const email = `maya.${run}@blog.test`;
  await visit(page, '/affiliate/signup');
  await page.getByRole('button', { name: 'Apply to Join Program' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link').first()).toHaveText('First name is required');

  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('First name').fill('Maya');
  await page.getByLabel('Last name').fill('Iyer');
  await page.getByLabel('Mobile number').fill('9876543210');
  await page.getByLabel('Website/Blog URL').fill('maya.example');
  await page.getByRole('checkbox', { name: 'YouTube' }).check();
  await page.getByLabel('Marketing experience').fill('A newsletter for engineers.');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill('something else');
  await page.getByRole('button', { name: 'Apply to Join Program' }).click();
  await expect(page.getByText('Passwords do not match').first()).toBeVisible();
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Apply to Join Program' }).click();
  await expect(page).toHaveURL(/\/affiliate\/dashboard$/);
  await expect(
    page.getByRole('status').filter({
      hasText: 'Affiliate signup coming soon! Your information has been recorded.',
    }),
  ).toBeFocused();
  await expect(page.getByText('Your application is being reviewed')).toBeVisible();
  await expect(page.getByLabel('Your referral link')).toBeDisabled();
  await expect(page.getByText('Coming Soon', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'I have the code' }).click();
  await confirm(page, email);
  await expect(page).toHaveURL(/\/affiliate\/dashboard$/);
  await expect(page.getByText('Confirm your email address')).toHaveCount(0);
});

test('a candidate joins to refer others, corrects the form rule by rule, and is signed in after the code', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const email = `refer.${run}@people.test`;
  await visit(page, '/candidate/signup/referral-program');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
  const box = page.getByRole('alert');
  const send = () => page.getByRole('button', { name: 'Get Started' }).click();
  for (const [text, label, value] of [
    ['First name is required', 'First Name', 'Leela'],
    ['Last name is required', 'Last Name', 'Raghavan'],
    ['Email is required', 'Email', email],
    ['Password must be at least 8 characters long', 'Password', PASSWORD],
  ] as const) {
    await send();
    await expect(box).toHaveText(text);
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await send();
  await expect(page).toHaveURL(/\/verify-email$/);
  await confirm(page, email);
  await expect(page).toHaveURL(/\/home$/);
});

test('a recruiter joins to refer companies and is signed in at once', async ({ browser }) => {
  const page = await openBrowser(browser);
  await visit(page, '/recruiter/signup/referral-program');
  await page.getByLabel('Email', { exact: true }).fill(`consult.${run}@company.test`);
  await page.getByLabel('Mobile number').fill('9876543210');
  await page.getByLabel('First name').fill('Vikram');
  await page.getByLabel('Last name').fill('Sethi');
  await page.getByRole('button', { name: 'Signup' }).click();
  await expect(page.getByRole('alert')).toHaveText('Company name is required');
  await page.getByLabel('Company name').fill(`Sethi Search ${run}`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Signup' }).click();
  await expect(page).toHaveURL(/\/recruiter\/onboarding/);
  await expect(page.getByText('Confirm your email address')).toBeVisible();
});
