import { TOTP, URI } from 'otpauth';
import { mailTo, openBrowser, signIn } from './people.ts';
import { expect, type Page, test } from './story.ts';

const PASSWORD = 'Correct-horse-9';
const PERIOD_MS = 30_000;
const run = Date.now().toString(36);
const EMAIL = `careful.${run}@company.test`;

async function post(page: Page, path: string, data: object, token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await page.request.post(`/api/${path}`, { data, headers });
  expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
  return (await answer.json()).data;
}

/**
 * A recruiter with two-step sign-in; a code is accepted once, so `codeAt` takes one of another half minute.
 */
async function createCareful(page: Page) {
  const name = { firstName: 'Rohan', lastName: 'Mehta', companyName: `Careful ${run}`, phone: '9876543210' };
  const { accessToken } = await post(page, 'auth/signup/recruiter', {
    ...name,
    email: EMAIL,
    password: PASSWORD,
  });
  const { otpauthUri } = await post(page, 'user/2fa/enable', {}, accessToken);
  const app = URI.parse(otpauthUri);
  if (!(app instanceof TOTP)) throw new Error('not an authenticator for codes by time');
  const codeAt = (periods: number) => app.generate({ timestamp: Date.now() + periods * PERIOD_MS });
  const { recoveryCodes } = await post(page, 'user/2fa/verify', { code: codeAt(-1) }, accessToken);
  return { codeAt, recoveryCode: recoveryCodes[0] as string };
}

const lastLoginError = (page: Page) => page.evaluate(() => sessionStorage.getItem('lastLoginError'));

test('after the password comes a code of the app, or a recovery code that works once', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const { codeAt, recoveryCode } = await createCareful(page);
  const wrong = codeAt(0) === '000000' ? '000001' : '000000';

  await test.step('the question for the code is no failed sign-in', async () => {
    await signIn(page, EMAIL, PASSWORD);
    await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
    await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
    expect(await lastLoginError(page)).toBeNull();
  });

  await test.step('a wrong code is one, and asks again', async () => {
    await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
    await page.keyboard.type(wrong);
    await expect(page.getByText('That code is not right. Please try again.')).toBeVisible();
    expect(JSON.parse((await lastLoginError(page)) ?? '{}')).toMatchObject({
      status: 401,
      code: 'INVALID_TOTP',
    });
  });

  await test.step('one may go back to the password and come again', async () => {
    await page.getByRole('button', { name: 'Back to sign in' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
    await page.getByRole('button', { name: 'Sign in' }).click();
  });

  await test.step('the right code signs in', async () => {
    await page.getByLabel('Digit 1 of 6').click();
    await page.keyboard.type(codeAt(0));
    await expect(page).toHaveURL(/\/recruiter\/onboarding/);
    expect(await lastLoginError(page)).toBeNull();
  });

  for (const [attempt, isAccepted] of [
    ['first', true],
    ['second', false],
  ] as const) {
    await test.step(`a recovery code the ${attempt} time`, async () => {
      const elsewhere = await openBrowser(browser);
      await signIn(elsewhere, EMAIL, PASSWORD);
      await elsewhere.getByRole('button', { name: 'Use a recovery code' }).click();
      await elsewhere.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
      await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
      if (isAccepted) await expect(elsewhere).toHaveURL(/\/recruiter\/onboarding/);
      else await expect(elsewhere.getByText('That code is not right. Please try again.')).toBeVisible();
      await elsewhere.context().close();
    });
  }

  await test.step('the mailed code confirms the address, but opens no session by itself', async () => {
    const elsewhere = await openBrowser(browser);
    const { text } = await mailTo(elsewhere, EMAIL, /is your Medallist code/);
    await elsewhere.goto(`/verify-email?token=${/token=(\S+)/.exec(text)?.[1]}`);
    await expect(elsewhere.getByText('Email verified successfully!')).toBeVisible();
    await expect(elsewhere).toHaveURL(/\/login/);
    expect(await elsewhere.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });
});
