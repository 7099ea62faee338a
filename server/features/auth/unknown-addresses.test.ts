import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requestPasswordReset } from '#contract/auth/recovery.ts';
import { resendCode, resendCodeFromLogin, verifyEmailCode } from '#contract/auth/verify.ts';
import type { UserStatus } from '#contract/core/roles.ts';
import { createCandidate } from '#server/testing/factories/accounts.ts';
import { ownServer } from '#server/testing/server.ts';
import { statementsOf } from '#server/testing/statements.ts';

const server = ownServer({ limits: true });
beforeEach(() => sql`truncate rate_limits`.execute(server.db));
afterEach(() => server.moveClock(0));

async function withStatus(status: UserStatus, verified: boolean): Promise<string> {
  const { id, email } = await createCandidate(server.db, { verified });
  await server.db.updateTable('users').set({ status }).where('id', '=', id).execute();
  return email;
}

let strangers = 0;

/** Addresses that must be indistinguishable from one that has no account. */
const KINDS: Record<string, () => Promise<string>> = {
  unknown: async () => `nobody${strangers++}@people.test`,
  verified: async () => (await createCandidate(server.db)).email,
  unverified: async () => (await createCandidate(server.db, { verified: false })).email,
  suspended: () => withStatus('SUSPENDED', false),
  disabled: () => withStatus('DISABLED', true),
  deleted: () => withStatus('DELETED', false),
};

const ask = (email: string) => server.call(requestPasswordReset, { body: { email } });
const resend = (email: string) => server.call(resendCode, { body: { email } });
const resendFromLogin = (email: string) => server.call(resendCodeFromLogin, { body: { email } });
const guess = (email: string) => server.call(verifyEmailCode, { body: { email, otpCode: '000000' } });

type Answer = Awaited<ReturnType<typeof ask>> | Awaited<ReturnType<typeof guess>>;

/** The parts of an answer that must not differ between requests. */
function read({ status, headers, body }: Pick<Answer, 'status' | 'headers' | 'body'>) {
  const { requestId: _, ...rest } = body as Record<string, unknown>;
  const { date: __, ...kept } = Object.fromEntries(headers);
  // On a slow machine the pause may be one second shorter.
  const text = JSON.stringify({ status, rest, kept }).replaceAll(/5\d|60(?= seconds|"})/g, '60');
  return JSON.parse(text);
}

/** Each call with its preparation: returns the answers, while all statements are recorded. */
const STORIES: Record<string, (email: string) => Promise<unknown[]>> = {
  'asking for a new password': async (email) => [
    read(await ask(email)),
    read(await ask(email.toUpperCase())),
    ...[read(await ask(email)), read(await ask(email)), read(await ask(email)), read(await ask(email))],
  ],
  'asking for a code': async (email) => [read(await resend(email)), read(await resend(email))],
  'asking for a code from the sign-in page': async (email) => [
    read(await resendFromLogin(email)),
    read(await resendFromLogin(` ${email.toUpperCase()}`)),
  ],
  'guessing a code that was never asked for': async (email) => [read(await guess(email))],
  'guessing a code that was asked for': async (email) => {
    const answers = [await resend(email)];
    await server.runTasks();
    const guesses = [];
    for (let time = 0; time < 6; time++) guesses.push(await guess(email));
    await server.moveClock(11 * 60);
    guesses.push(await guess(email));
    await server.moveClock(0);
    return [...answers, ...guesses].map(read);
  },
};

test.each(Object.keys(STORIES))('%s answers alike for every address', async (name) => {
  const story = STORIES[name]!;
  const stranger = await story(await KINDS.unknown!());
  for (const kind of Object.keys(KINDS)) {
    await sql`truncate rate_limits`.execute(server.db);
    expect([kind, await story(await KINDS[kind]!())]).toEqual([kind, stranger]);
  }
});

test.each([
  ['asking for a new password', ask],
  ['asking for a code', resend],
  ['asking for a code from the sign-in page', resendFromLogin],
  ['guessing a code', guess],
] as const)('%s does the same work for every address', async (_name, call) => {
  const worked: Record<string, string[]> = {};
  for (const kind of Object.keys(KINDS)) {
    await sql`truncate rate_limits`.execute(server.db);
    const email = await KINDS[kind]!();
    if (call === guess) await resend(email);
    worked[kind] = (await statementsOf(() => call(email))).map(({ text }) => text);
  }
  expect(worked.unknown?.length).toBeGreaterThan(1);
  for (const [kind, statements] of Object.entries(worked))
    expect([kind, statements]).toEqual([kind, worked.unknown]);
});

test('a guess at the code of an address counts, regardless of who requested it', async () => {
  const email = await KINDS.unverified!();
  await resend(email);
  const left = [await guess(email), await guess(email)].map(({ remainingAttempts }) => remainingAttempts);
  expect(left).toEqual([4, 3]);
  await server.moveClock(61);
  await resend(email);
  expect((await guess(email)).remainingAttempts).toBe(4);
});

test('a code is only sent to an address that waits for one', async () => {
  for (const kind of Object.keys(KINDS)) {
    await sql`truncate rate_limits`.execute(server.db);
    const email = await KINDS[kind]!();
    await resend(email);
    expect([kind, (await server.mailsTo(email)).length]).toEqual([kind, kind === 'unverified' ? 1 : 0]);
  }
});
