import { describe, expect, test } from 'vitest';
import { getAffiliateDashboard } from '#contract/affiliates.ts';
import { getMe, login } from '#contract/auth/session.ts';
import { signUpCandidate } from '#contract/auth/sign-up.ts';
import { signUp, signUpAffiliate } from '#contract/auth/sign-up-kinds.ts';
import { verifyEmailCode } from '#contract/auth/verify.ts';
import { getBasicInfo } from '#contract/candidates/basic-info.ts';
import { ownServer } from '#server/testing/server.ts';

const PERSON = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@people.test',
  password: 'Correct-horse-9',
  phone: '+91 98765 43210',
};
const AFFILIATE = {
  ...PERSON,
  email: 'maya@blogs.test',
  website: 'maya-writes.example',
  socialMediaHandle: '@maya',
  experience: 'Six years of a newsletter for engineers.',
  marketingChannels: ['Blog/Website', 'Email Marketing'] as ('Blog/Website' | 'Email Marketing')[],
};

const server = ownServer();

async function codeFor(address: string): Promise<string> {
  const [mail] = await server.mailsTo(address);
  return /\b(\d{6})\b/.exec(mail!.textBody)?.[1] ?? '';
}

describe('an affiliate signs up', () => {
  test('and is signed in at once, with a pending application', async () => {
    const answer = await server.call(signUpAffiliate, { body: AFFILIATE });
    expect(answer.status).toBe(201);
    expect(answer.message).toBe('Affiliate signup coming soon! Your information has been recorded.');
    expect(answer.data).toMatchObject({ tokenType: 'Bearer', user: { userType: 'AFFILIATE' } });
    const own = server.as({ token: answer.data.accessToken });
    const dashboard = await own.call(getAffiliateDashboard);
    expect(dashboard.data).toMatchObject({ status: 'PENDING', links: null, emailVerified: false });
    const kept = await server.db.selectFrom('affiliates').selectAll().executeTakeFirstOrThrow();
    expect(kept).toMatchObject({
      website: 'https://maya-writes.example',
      socialMediaHandle: '@maya',
      experience: AFFILIATE.experience,
      marketingChannels: AFFILIATE.marketingChannels,
    });
  });

  test('and gets a code that confirms the address', async () => {
    const otpCode = await codeFor(AFFILIATE.email);
    const answer = await server.call(verifyEmailCode, { body: { email: AFFILIATE.email, otpCode } });
    expect(answer.data.user).toMatchObject({ userType: 'AFFILIATE', emailVerified: true });
  });

  test.each([
    [{ firstName: '', lastName: '', phone: '', website: '', password: '' }, 'First name is required'],
    [{ lastName: '', phone: '', website: '', password: '' }, 'Last name is required'],
    [{ phone: '', website: '', password: '' }, 'Phone number is required'],
    [{ phone: '12' }, 'Please enter a valid phone number'],
    [{ website: '', password: 'short' }, 'Website/Blog URL is required'],
    [{ website: undefined }, 'Website/Blog URL is required'],
    [{ website: 'nowhere' }, 'Please enter a whole web address, like https://example.com.'],
    [{ website: 'javascript:alert(1)' }, 'Please enter a whole web address, like https://example.com.'],
    [{ email: 'nobody' }, 'Please enter a valid email address.'],
    [{ password: 'short' }, 'Password must be at least 8 characters long'],
    [{ password: 'password' }, 'This password is too common. Please choose another one.'],
    [{ marketingChannels: ['Skywriting'] as never[] }, 'Please choose from the list.'],
  ])('with %j is refused: "%s"', async (fault, text) => {
    const answer = await server.call(signUpAffiliate, {
      body: { ...AFFILIATE, email: 'new@blogs.test', ...fault } as typeof AFFILIATE,
    });
    expect(answer).toMatchObject({ status: 400, message: text });
  });

  test('with a taken address is refused, and leaves no application', async () => {
    const answer = await server.call(signUpAffiliate, { body: AFFILIATE });
    expect(answer).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    expect(await server.db.selectFrom('affiliates').selectAll().execute()).toHaveLength(1);
  });
});

describe('the sign-up of any kind', () => {
  test('makes a candidate by default, who has no access until the address is confirmed', async () => {
    const answer = await server.call(signUp, { body: PERSON });
    expect(answer.status).toBe(201);
    expect(answer.data.user).toMatchObject({ userType: 'JOBSEEKER', emailVerified: false });
    const own = server.as({ token: answer.data.accessToken });
    expect((await own.call(getMe)).status).toBe(200);
    expect(await own.call(getBasicInfo)).toMatchObject({ status: 403, code: 'EMAIL_NOT_VERIFIED' });
    expect(await server.call(login, { body: PERSON })).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    const otpCode = await codeFor(PERSON.email);
    await server.call(verifyEmailCode, { body: { email: PERSON.email, otpCode } });
    expect((await own.call(getBasicInfo)).status).toBe(200);
  });

  test('makes a recruiter with a company', async () => {
    const body = { ...PERSON, email: 'r@company.test', userType: 'RECRUITER' as const, companyName: 'Quill' };
    const answer = await server.call(signUp, { body });
    expect(answer.data.user).toMatchObject({ userType: 'RECRUITER', organizationName: 'Quill' });
  });

  test('makes an affiliate with an application', async () => {
    const body = { ...AFFILIATE, email: 'a@blogs.test', userType: 'AFFILIATE' as const };
    const answer = await server.call(signUp, { body });
    const dashboard = await server.as({ token: answer.data.accessToken }).call(getAffiliateDashboard);
    expect(dashboard.data.status).toBe('PENDING');
  });

  test.each([
    [{ userType: 'RECRUITER', companyName: ' ' }, 'Company name is required'],
    [{ userType: 'RECRUITER', companyName: 'Quill', phone: '' }, 'Phone number is required'],
    [{ userType: 'AFFILIATE' }, 'Website/Blog URL is required'],
    [{ userType: 'AFFILIATE', website: 'a.example', phone: null }, 'Phone number is required'],
    [{ userType: 'ADMIN' }, 'Please choose a kind of account.'],
    [{ userType: 'SUPER_ADMIN' }, 'Please choose a kind of account.'],
    [{ firstName: '' }, 'First name is required.'],
    [{ lastName: '' }, 'Last name is required.'],
    [{ email: '' }, 'Email address is required.'],
    [{ password: 'short' }, 'Password must be at least 8 characters long.'],
  ])('with %j is refused: "%s"', async (fault, text) => {
    const answer = await server.call(signUp, {
      body: { ...PERSON, email: 'other@people.test', ...fault } as typeof PERSON,
    });
    expect(answer).toMatchObject({ status: 400, message: text });
  });
});

describe("a candidate's phone", () => {
  test('may be omitted', async () => {
    const { phone: _, ...person } = PERSON;
    const answer = await server.call(signUpCandidate, { body: { ...person, email: 'no-phone@people.test' } });
    expect(answer.status).toBe(201);
  });

  test('is refused when it is not a number', async () => {
    const answer = await server.call(signUpCandidate, {
      body: { ...PERSON, email: 'x@p.test', phone: '12' },
    });
    expect(answer).toMatchObject({ status: 400, message: 'Please enter a valid phone number' });
  });
});

test.each([
  [{ ref: 'NOSUCHCODE', deviceId: 'device-0001' }],
  [{ ref: 17, deviceId: { a: 1 } }],
  [{ ref: 'x'.repeat(5000), deviceId: '' }],
])('a sign-up with the referral data %j is an ordinary one', async (trace) => {
  const email = `trace-${JSON.stringify(trace).length}@people.test`;
  const answer = await server.call(signUpCandidate, { body: { ...PERSON, email, ...(trace as object) } });
  expect(answer.status).toBe(201);
  expect(await server.db.selectFrom('referrals').selectAll().execute()).toEqual([]);
});
