import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/all.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import type { UserType } from '#contract/core/roles.ts';
import { createAdmin, createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { joinAsAffiliate } from '#server/testing/factories/referrals.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

/** GET calls by specification that nevertheless write: they use up a ticket, or the state of a sign-in. */
const USES_UP = ['downloadFile', 'startGoogleSignIn', 'finishGoogleSignIn'];
const READING = ENDPOINTS.filter(
  ({ method, name, stream }) => method === 'GET' && !stream && !USES_UP.includes(name),
);

let writing: TestServer;
let reading: TestServer;
let people: Partial<Record<UserType, { token: string }>>;
beforeAll(async () => {
  let connection: pg.ClientConfig = {};
  writing = await startServer({ way: async (own) => (connection = own) });
  reading = await startServer({
    silent: true,
    way: async () => ({ ...connection, options: '-c default_transaction_read_only=on' }),
  });
  people = {
    JOBSEEKER: await createSearchableCandidate(writing.db),
    RECRUITER: await createRecruiter(writing.db),
    AFFILIATE: await joinAsAffiliate(writing),
    ADMIN: await createAdmin(writing.db),
  };
});
afterAll(async () => {
  await reading.close();
  await writing.close();
});

async function read({ path, access }: Endpoint, account?: Pick<TestAccount, 'token'>): Promise<number> {
  if (access.kind === 'development') return 200;
  const address = path.replaceAll(/\{\w+\}/g, randomUUID());
  const answer = await (account ? reading.as(account) : reading).fetch(address);
  await answer.text();
  return answer.status;
}

test('a database connection of read-only calls refuses writes', async () => {
  const write = reading.db.updateTable('users').set({ phone: null }).execute();
  await expect(write).rejects.toThrow('read-only transaction');
});

test.each(READING.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s writes nothing',
  async (_name, endpoint) => {
    const { access } = endpoint;
    const callers = access.kind === 'user' ? access.types : [undefined];
    for (const type of callers) {
      const account = type && people[type];
      if (type && !account) continue;
      expect(await read(endpoint, account)).toBeLessThan(500);
    }
  },
);
