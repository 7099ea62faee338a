import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#contract/auth/session.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people/sign-ins.ts';
import { Caller } from '#server/testing/caller.ts';
import type { TestServer } from '#server/testing/server.ts';
import { startOnMarket } from './market.ts';
import { type Question, questionsOfRole, type Role } from './questions.ts';
import { rowsOf } from './rows.ts';
import { readsOf, wholeTables } from './scans.ts';

/**
 * The demo accounts, which have the longest lists of the generated market, and the minimum number of queries
 * for each.
 */
const ROLES: readonly (readonly [Role, string | undefined, number])[] = [
  ['RECRUITER', 'recruiter@medallist.test', 400],
  ['JOBSEEKER', 'candidate@medallist.test', 150],
  ['AFFILIATE', 'affiliate@medallist.test', 20],
  ['visitor', undefined, 70],
];

/** Lower than for admins, because one company or person has fewer rows. */
const MOST_ROWS = 4_000;

let server: TestServer;
beforeAll(async () => {
  server = await startOnMarket();
}, 300_000);
afterAll(() => server?.close());

async function signIn(email: string | undefined): Promise<{ asking: Caller; userId: string }> {
  if (!email) return { asking: new Caller(server.origin), userId: '' };
  const { data, message } = await server.call(login, { body: { email, password: DEMO_PASSWORD } });
  expect(data, message).toBeDefined();
  return { asking: server.as({ token: data.accessToken }), userId: data.user.id };
}

async function readWhole(asking: Caller, { name, address }: Question): Promise<string[]> {
  const statements = await readsOf(async () => {
    const answer = await asking.fetch(address);
    expect(answer.status, name).toBe(200);
    await answer.arrayBuffer();
  });
  return (await wholeTables(server.db, statements, MOST_ROWS)).map((table) => `${name}: ${table}`);
}

test.each(ROLES)(
  'no call of a %s reads a large table whole',
  async (role, email, least) => {
    const { asking, userId } = await signIn(email);
    const questions = questionsOfRole(role, await rowsOf(server.db, role, userId));
    expect(questions.length).toBeGreaterThanOrEqual(least);
    const whole: string[] = [];
    for (const question of questions) whole.push(...(await readWhole(asking, question)));
    expect(whole).toEqual([]);
  },
  120_000,
);
