import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { signUpCandidate } from '#contract/auth/sign-up.ts';
import { verifyEmailCode } from '#contract/auth/verify.ts';
import { saveBasicInfo } from '#contract/candidates/basic-info.ts';
import { Caller, type CallResult } from '#server/testing/caller.ts';
import type { Site } from './site.ts';

const MAIL_MS = 15_000;

export interface Person {
  email: string;
  token: string;
  /** The client address of this person, as the load balancer forwards it. */
  headers: Record<string, string>;
}

let addresses = 0;

/** A different private address on every call, because rate limits count requests per address. */
export function fromAnotherAddress(): Record<string, string> {
  addresses += 1;
  const parts = [addresses >> 16, addresses >> 8, addresses].map((part) => part & 255);
  return { 'x-forwarded-for': `10.${parts.join('.')}` };
}

/** The code is in the subject. */
async function codeFor({ mail }: Site, email: string): Promise<string> {
  const deadline = performance.now() + MAIL_MS;
  while (performance.now() < deadline) {
    const subject = mail.received.find(({ to }) => to === email)?.subject;
    const code = /^(\d{6}) /.exec(subject ?? '')?.[1];
    if (code) return code;
    await delay(50);
  }
  throw new Error(`${email} got no code`);
}

async function signUp(site: Site): Promise<Person> {
  const headers = fromAnotherAddress();
  const anyone = new Caller(site.balancer.next().origin);
  const email = `${randomUUID()}@people.test`;
  const body = {
    email,
    firstName: 'Asha',
    lastName: 'Rao',
    password: 'Correct-horse-9',
    phone: '+91 98765 43210',
  };
  const signedUp = await anyone.call(signUpCandidate, { body, headers });
  if (signedUp.status !== 201) throw new Error(`A sign-up answered ${signedUp.status}: ${signedUp.message}`);
  const code = { email, otpCode: await codeFor(site, email) };
  const { data, message } = await anyone.call(verifyEmailCode, { body: code, headers });
  if (!data) throw new Error(`An address could not be confirmed: ${message}`);
  return { email, headers, token: data.accessToken };
}

/** Signs up candidates and confirms their addresses. */
export function signUpMany(site: Site, count: number): Promise<Person[]> {
  return Promise.all(Array.from({ length: count }, () => signUp(site)));
}

export function saveHeadline(
  caller: Caller,
  { email, headers }: Person,
  resumeHeadline: string,
): Promise<CallResult<typeof saveBasicInfo>> {
  return caller.call(saveBasicInfo, {
    headers,
    body: {
      firstName: 'Asha',
      lastName: 'Rao',
      email,
      phone: '+91 98765 43210',
      currentSalary: { fixed: 3_000_000, variable: 0, esopRsuStock: 0 },
      expectedSalary: { total: 4_000_000, fixed: 4_000_000 },
      preferredLocations: ['Pune'],
      noticePeriod: 'ONE_MONTH',
      lastWorkingDay: '',
      holdingAnyOffer: false,
      offerDetails: null,
      resumeHeadline,
    },
  });
}
