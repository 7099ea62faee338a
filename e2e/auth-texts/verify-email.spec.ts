import { keepApart } from '../browsers.ts';
import { openAfterSignUp, openBrowser, visit } from '../people.ts';
import { expect, type Page, test } from '../story.ts';
import { answer } from './answers.ts';

const EMAIL = 'asha@people.test';
const PASSWORD = 'Correct-horse-9';

/** The page right after a sign-up; a new code can be requested after `waitSeconds`. */
async function openAtFirstDigit(page: Page, waitSeconds = 0): Promise<void> {
  await openAfterSignUp(page, EMAIL, waitSeconds);
  await expect(digit(page, 1)).toBeFocused();
}

const digit = (page: Page, place: number) => page.getByLabel(`Digit ${place} of 6`);

test('the code goes into six boxes; each moves the focus to the next, and an incomplete code asks for all digits', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  await openAtFirstDigit(page);
  await expect(page.getByText(`Enter the code we sent to ${EMAIL}`)).toBeVisible();
  await expect(page.getByLabel(/^Digit \d of 6$/)).toHaveCount(6);
  await page.keyboard.type('12345');
  await expect(digit(page, 6)).toBeFocused();
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(page.getByText('Please enter the complete 6-digit code')).toBeVisible();
});

test('a pasted code is sent at once; a wrong one shows how many attempts are left', async ({ browser }) => {
  const page = await openBrowser(browser);
  await answer(page, 'verify-email-otp', {
    status: 400,
    body: { success: false, code: 'INVALID_CODE', message: 'That code is not right.', remainingAttempts: 1 },
  });
  await openAtFirstDigit(page);
  const request = page.waitForRequest('**/api/auth/verify-email-otp');
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '123-456');
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
  expect((await request).postDataJSON()).toEqual({ email: EMAIL, otpCode: '123456' });
  await expect(page.getByText('That code is not right.')).toBeVisible();
  await expect(page.getByText('1 attempt left')).toBeVisible();
  await expect(digit(page, 1)).toBeFocused();
  await expect(digit(page, 1)).toHaveValue('');
});

test('a failure without a reason asks to try again', async ({ browser }) => {
  const page = await openBrowser(browser);
  await answer(page, 'verify-email-otp', { status: 500 });
  await openAtFirstDigit(page);
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await page.keyboard.type('123456');
  await expect(page.getByText('Verification failed. Please try again.')).toBeVisible();
});

test('a mailed link that fails without a reason says so and leads to sign-in', async ({ browser }) => {
  const page = await openBrowser(browser);
  await answer(page, 'verify-email/*', { status: 500 });
  await visit(page, '/verify-email?token=a-token-that-nobody-ever-mailed');
  await expect(page.getByRole('alert')).toContainText(/^Verification failed(?!\.)/);
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByRole('link', { name: 'Sign in to get a new code' })).toHaveAttribute(
    'href',
    '/login',
  );
});

test('a new code can be requested after 60 seconds', async ({ browser }) => {
  const page = await openBrowser(browser);
  keepApart(page);
  await page.clock.install();
  await openAtFirstDigit(page, 60);
  await expect(page.getByText(/Resend code in (1:00|0:5\d)/)).toBeVisible();
  const resend = page.getByRole('button', { name: 'Resend code' });
  await expect(resend).toBeHidden();
  await page.clock.fastForward(61_000);
  await answer(page, 'resend-verification-otp', { status: 500 });
  await resend.click();
  await expect(page.getByText('Failed to send verification code. Please try again.')).toBeVisible();
  await answer(page, 'resend-verification-otp', {
    status: 200,
    body: { success: true, message: 'Sent', data: { cooldownSeconds: 60 } },
  });
  await resend.click();
  await expect(page.getByText('Verification code sent successfully!')).toBeVisible();
  await expect(page.getByText(/Resend code in (1:00|0:5\d)/)).toBeVisible();
});

test('a signed-in user with an unconfirmed address is told when no code could be mailed', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const email = `rohan.${Date.now().toString(36)}@company.test`;
  const recruiter = { firstName: 'Rohan', lastName: 'Mehta', companyName: 'Tamarind', phone: '9876543210' };
  const signUp = await page.request.post('/api/auth/signup/recruiter', {
    data: { ...recruiter, email, password: PASSWORD },
  });
  const { accessToken, refreshToken, user } = (await signUp.json()).data;
  await page.goto('/forgot-password');
  await page.evaluate(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    { accessToken, refreshToken, user: JSON.stringify(user) },
  );
  await visit(page, '/recruiter/onboarding');
  await answer(page, 'resend-verification', { status: 500 });
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('Failed to resend code.')).toBeVisible();
});
