import { expect, test } from 'vitest';
import { requestPasswordReset } from '#contract/auth/recovery.ts';
import { signUpCandidate } from '#contract/auth/sign-up.ts';
import { sendInvitations } from '#contract/referrals/invitations.ts';
import { joinRecruiterWaitlist } from '#contract/waitlist.ts';
import { createCandidate, PASSWORD } from '#server/testing/factories/accounts.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

/** No word of this may be mailed to anybody. */
const HOSTILE = 'Your prize waits at evil.example';

let count = 0;
function victim(): string {
  count += 1;
  return `victim${count}@people.test`;
}

async function mailTo(address: string) {
  const [mail] = await server.mailsTo(address);
  return JSON.stringify([mail?.subject, mail?.textBody, mail?.htmlBody]);
}

async function signUp(firstName: string, email: string): Promise<void> {
  const body = { firstName, lastName: 'Rao', email, phone: '9876543210', password: PASSWORD };
  expect((await server.call(signUpCandidate, { body })).status).toBe(201);
}

test('a sign-up mails strangers only our own words', async () => {
  const email = victim();
  await signUp(HOSTILE, email);
  expect(await mailTo(email)).toContain('Hello there');
  expect(await mailTo(email)).not.toMatch(/prize|evil/);
  await server.call(requestPasswordReset, { body: { email } });
  expect(await mailTo(email)).not.toMatch(/prize|evil/);
});

test('a person with a plausible name is addressed by it', async () => {
  const email = victim();
  await signUp('Asha Rao', email);
  expect(await mailTo(email)).toContain('Hello Asha Rao');
});

test('a place on the waitlist mails strangers only our own words', async () => {
  const email = victim();
  const body = { name: HOSTILE, email, phone: '9876543211', company: 'Globex' };
  expect((await server.call(joinRecruiterWaitlist, { body })).status).toBeLessThan(300);
  expect(await mailTo(email)).toContain('Hello there');
  expect(await mailTo(email)).not.toMatch(/prize|evil/);
});

test('an invitation shows its sender only as a plausible name', async () => {
  const sender = await createCandidate(server.db, { firstName: HOSTILE, lastName: 'evil.example' });
  const email = victim();
  expect((await server.as(sender).call(sendInvitations, { body: { emails: [email] } })).status).toBe(200);
  await server.moveClock(3600);
  expect(await mailTo(email)).toContain('A member of Medallist thinks');
  expect(await mailTo(email)).not.toMatch(/prize|evil/);
});
