import { mailTo, moveClock, openBrowser, signIn, visit } from './people.ts';
import { expect, type Page, test } from './story.ts';

const PASSWORD = 'Correct-horse-9';
const NEW_PASSWORD = 'Battery-staple@7';
const CODE = /is your Medallist code/;
const run = Date.now().toString(36);

async function signUpCandidate(page: Page, email: string): Promise<string> {
  const answer = await page.request.post('/api/auth/signup/candidate', {
    data: { firstName: 'Asha', lastName: 'Rao', email, password: PASSWORD },
  });
  expect(answer.status()).toBe(201);
  return (await mailTo(page, email, CODE)).subject.slice(0, 6);
}

test('a user who never confirmed the address gets a new code at sign-in, and signs in with it', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const email = `late.${run}@people.test`;
  const first = await signUpCandidate(page, email);
  await moveClock(page, 61);
  try {
    await visit(page, '/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).focus();
    await expect(page.getByText('Verify this email before you sign in.')).toBeVisible();
    await page.getByRole('button', { name: 'Resend verification code' }).click();
    await expect(page).toHaveURL(/\/verify-email$/);
    await expect(page.getByText('Verification code sent successfully!')).toBeVisible();
    const { subject } = await mailTo(page, email, new RegExp(`^(?!${first}).* ${CODE.source}`));
    await page.getByLabel('Digit 1 of 6').click();
    await page.keyboard.type(subject.slice(0, 6));
    await expect(page).toHaveURL(/\/home$/);
  } finally {
    await moveClock(page, 0);
  }
});

test('a password that was reset by the mailed link ends the session in the other browser', async ({
  browser,
}) => {
  const email = `lost.${run}@people.test`;
  const old = await openBrowser(browser);
  const otpCode = await signUpCandidate(old, email);
  await old.request.post('/api/auth/verify-email-otp', { data: { email, otpCode } });
  await signIn(old, email, PASSWORD);
  await expect(old).toHaveURL(/\/home$/);

  const page = await openBrowser(browser);
  await visit(page, '/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  const { text } = await mailTo(page, email, /Set a new Medallist password/);
  const link = new URL(/Set a new password: (\S+)/.exec(text)?.[1] ?? '');
  await page.goto(link.pathname + link.search);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();

  await old.reload();
  await expect(old).toHaveURL(/\/login\?/);
  await signIn(old, email, PASSWORD);
  await expect(old.getByText('Incorrect email or password. Please try again.')).toBeVisible();
});
