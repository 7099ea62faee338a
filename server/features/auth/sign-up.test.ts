import { describe, expect, test } from 'vitest';
import { getMe, login } from '#contract/auth/session.ts';
import { checkEmail, checkEmailStatus, signUpCandidate, signUpRecruiter } from '#contract/auth/sign-up.ts';
import { resendCode, verifyEmailCode, verifyEmailLink } from '#contract/auth/verify.ts';
import { ownServer } from '#server/testing/server.ts';

const ASHA = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@people.test',
  password: 'Correct-horse-9',
  phone: '+91 98765 43210',
};

const server = ownServer();

async function codeFor(address: string): Promise<{ code: string; link: string }> {
  const [mail] = await server.mailsTo(address);
  const code = /\b(\d{6})\b/.exec(mail!.textBody)?.[1] ?? '';
  const link = /token=(\S+)/.exec(mail!.textBody)?.[1] ?? '';
  return { code, link };
}

describe('a candidate signs up', () => {
  test('and gets a code by mail, but no session', async () => {
    const answer = await server.call(signUpCandidate, { body: ASHA });
    expect(answer.status).toBe(201);
    expect(answer.data).toMatchObject({ needsVerification: true, email: ASHA.email });
    expect((await codeFor(ASHA.email)).code).toMatch(/^\d{6}$/);
  });

  test('and cannot sign in before the address is confirmed', async () => {
    const answer = await server.call(login, { body: ASHA });
    expect(answer).toMatchObject({ status: 403, code: 'EMAIL_NOT_VERIFIED' });
  });

  test('a wrong code costs an attempt, the right one signs in', async () => {
    const { code } = await codeFor(ASHA.email);
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = await server.call(verifyEmailCode, { body: { email: ASHA.email, otpCode: wrong } });
    expect(refused).toMatchObject({ status: 400, code: 'INVALID_CODE', remainingAttempts: 4 });
    const answer = await server.call(verifyEmailCode, { body: { email: ASHA.email, otpCode: code } });
    expect(answer).toMatchObject({ status: 200, message: 'Email verified successfully!' });
    const me = await server.as({ token: answer.data.accessToken }).call(getMe);
    expect(me.data).toMatchObject({ email: ASHA.email, userType: 'JOBSEEKER', emailVerified: true });
  });

  test('the link of the same mail is invalid once the code was used', async () => {
    const { link } = await codeFor(ASHA.email);
    const answer = await server.call(verifyEmailLink, { params: { token: link } });
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_LINK' });
  });

  test.each(['abc', 'x'.repeat(300), 'x'.repeat(5000), '%00', 'क'])(
    'a link that a mail program damaged counts as expired: %.9s',
    async (token) => {
      const answer = await server.call(verifyEmailLink, { params: { token } });
      expect(answer).toMatchObject({ status: 400, code: 'INVALID_LINK' });
    },
  );

  test.each([
    [{ firstName: ' ' }, 'First name is required.'],
    [{ firstName: '', lastName: '', email: '' }, 'First name is required.'],
    [{ lastName: '' }, 'Last name is required.'],
    [{ email: '' }, 'Email address is required.'],
    [{ password: 'short' }, 'Password must be at least 8 characters long.'],
    [{ password: 'password' }, 'This password is too common. Please choose another one.'],
  ])('with %j is refused: "%s"', async (fault, text) => {
    const answer = await server.call(signUpCandidate, {
      body: { ...ASHA, email: 'new@people.test', ...fault },
    });
    expect(answer).toMatchObject({ status: 400, message: text });
  });

  test.each(['asha@people.test', 'ASHA@People.Test', '  asha@people.test  '])(
    'the address "%s" is taken',
    async (email) => {
      const answer = await server.call(signUpCandidate, { body: { ...ASHA, email } });
      expect(answer).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    },
  );

  test('of ten parallel sign-ups with one address exactly one succeeds', async () => {
    const email = 'race@people.test';
    const tries = Array.from({ length: 10 }, (_, i) =>
      server.call(signUpCandidate, { body: { ...ASHA, email: i % 2 ? email : email.toUpperCase() } }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(9).fill(409)]);
  });

  test('five wrong codes use up the mail; parallel guesses are counted separately', async () => {
    const email = 'guess@people.test';
    await server.call(signUpCandidate, { body: { ...ASHA, email } });
    const { code } = await codeFor(email);
    const guesses = Array.from({ length: 12 }, (_, i) =>
      String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0'),
    );
    const answers = await Promise.all(
      guesses.map((otpCode) => server.call(verifyEmailCode, { body: { email, otpCode } })),
    );
    expect(answers.filter(({ code: reason }) => reason === 'INVALID_CODE')).toHaveLength(5);
    const late = await server.call(verifyEmailCode, { body: { email, otpCode: code } });
    expect(late).toMatchObject({ status: 400, code: 'NO_ATTEMPTS_LEFT' });
  });

  test('a second code within a minute is refused with the seconds to wait', async () => {
    const email = 'again@people.test';
    await server.call(signUpCandidate, { body: { ...ASHA, email } });
    const answer = await server.call(resendCode, { body: { email } });
    expect(answer).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50);
  });

  test('after ten minutes the code and the link have expired', async () => {
    const email = 'late@people.test';
    await server.call(signUpCandidate, { body: { ...ASHA, email } });
    const { code, link } = await codeFor(email);
    await server.moveClock(601);
    const answer = await server.call(verifyEmailCode, { body: { email, otpCode: code } });
    const byLink = await server.call(verifyEmailLink, { params: { token: link } });
    await server.moveClock(0);
    expect(answer).toMatchObject({ status: 400, code: 'CODE_EXPIRED' });
    expect(byLink).toMatchObject({ status: 400, code: 'INVALID_LINK' });
  });
});

describe('a recruiter signs up', () => {
  const ROHAN = { ...ASHA, email: 'rohan@company.test', companyName: 'Tamarind Pay' };

  test('and is signed in at once, as owner of a company that is not submitted', async () => {
    const answer = await server.call(signUpRecruiter, { body: ROHAN });
    expect(answer.status).toBe(201);
    expect(answer.data.user).toMatchObject({ userType: 'RECRUITER', organizationName: 'Tamarind Pay' });
    const me = await server.as({ token: answer.data.accessToken }).call(getMe);
    expect(me.data.organizations).toMatchObject([{ role: 'OWNER', approvalStatus: 'NOT_SUBMITTED' }]);
  });

  test('a missing company name is refused', async () => {
    const answer = await server.call(signUpRecruiter, { body: { ...ROHAN, companyName: '' } });
    expect(answer).toMatchObject({ status: 400, message: 'Company name is required' });
  });
});

describe('address checks', () => {
  test('a free address may sign up', async () => {
    const answer = await server.call(checkEmail, { query: { email: 'free@people.test' } });
    expect(answer.data).toEqual({
      exists: false,
      message: 'Email is Valid',
      canSignIn: false,
      canRecover: false,
      canSignUp: true,
    });
  });

  test('the status of a known address says who it is', async () => {
    const answer = await server.call(checkEmailStatus, { body: { email: ASHA.email } });
    expect(answer.data).toMatchObject({
      exists: true,
      verified: true,
      userType: 'JOBSEEKER',
      canLogin: true,
    });
  });

  test('the status of a locked account says that it cannot sign in', async () => {
    const email = 'locked@people.test';
    await server.call(signUpRecruiter, {
      body: { ...ASHA, email, companyName: 'Locked' },
    });
    const before = await server.call(checkEmailStatus, { body: { email } });
    expect(before.data).toMatchObject({ accountEnabled: true, canLogin: true, needsVerification: false });
    await server.db.updateTable('users').set({ status: 'DISABLED' }).where('email', '=', email).execute();
    const { data } = await server.call(checkEmailStatus, { body: { email } });
    expect(data).toMatchObject({ exists: true, accountEnabled: false, canLogin: false });
    expect(data.message).toBe('Account is disabled. Please contact support.');
    expect((await server.call(checkEmail, { query: { email } })).data).toMatchObject({
      canSignIn: false,
      canRecover: false,
    });
  });

  test.each(['', 'no-at-sign'])('"%s" is not an address', async (email) => {
    const answer = await server.call(checkEmailStatus, { body: { email } });
    expect(answer).toMatchObject({ status: 400, message: 'Please enter a valid email address.' });
    expect(answer.body).toMatchObject({ errors: [{ path: 'email' }] });
  });
});
