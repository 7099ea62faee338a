import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { endOtherSessions, listSessions } from '#contract/auth/own-sessions.ts';
import { updateCompany } from '#contract/companies/profile.ts';
import { insertMember } from '#server/features/companies/companies.queries.ts';
import * as users from '#server/features/users/users.service.ts';
import { signAccessToken } from '#server/http/session/tokens.ts';
import { now } from '#server/platform/clock.ts';
import * as live from '#server/platform/live.ts';
import { newId } from '#server/platform/new-id.ts';
import { createCandidate, createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { COMPANY } from '#server/testing/factories/companies.ts';
import { inDatabase } from '#server/testing/global-setup.ts';
import { openStream } from '#server/testing/live-stream.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const MEMBERS = 500;
const SESSIONS = 300;

/** Colleagues without a session; who they are. */
async function hire(companyId: string, count: number): Promise<string[]> {
  return server.db.transaction().execute(async (db) => {
    const ids: string[] = [];
    for (let number = 0; number < count; number++) {
      const email = `colleague${number}@people.test`;
      const person = { firstName: 'Asha', lastName: `Number${number}`, phone: null, passwordHash: 'none' };
      const { id: userId } = await users.create(db, { ...person, userType: 'RECRUITER', email });
      await insertMember(db, { companyId, userId, role: 'VIEWER', createdAt: now() });
      ids.push(userId);
    }
    return ids;
  });
}

/** Access tokens of further sessions of this person. */
async function signInElsewhere({ id: sub }: TestAccount, count: number): Promise<{ token: string }[]> {
  const first = await server.db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', sub)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, () => ({ ...first, id: newId() }));
  await server.db.insertInto('sessions').values(rows).execute();
  return rows.map(({ id: sid }) => ({ token: signAccessToken({ sub, type: 'JOBSEEKER', org: null, sid }) }));
}

test('every member of a company of 500 hears that its profile changed', async () => {
  const owner = await createRecruiter(server.db);
  const members = [owner.id, ...(await hire(owner.companyId, MEMBERS - 1))];
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db);
  const told = new Set<string>();
  const channel = await live.openLive(inDatabase(inject('cluster'), rows[0]?.name ?? ''), (error) => {
    throw error;
  });
  channel.subscribe((signal) => {
    if (signal.kind !== 'changed' || !signal.things.includes('company')) return;
    for (const id of signal.userIds) told.add(id);
  });
  const answer = await server.as(owner).call(updateCompany, { body: COMPANY });
  expect(answer.status).toBe(200);
  await expect.poll(() => told.size).toBe(MEMBERS);
  expect([...told].toSorted()).toEqual(members.toSorted());
  await channel.close();
});

test('somebody who is signed in 300 times can end all the others, and their streams end', async () => {
  const asha = await createCandidate(server.db);
  const others = await signInElsewhere(asha, SESSIONS);
  const [own, first, last] = await Promise.all(
    [asha, others[0]!, others.at(-1)!].map((session) => openStream(server, session)),
  );
  expect((await server.as(asha).call(endOtherSessions)).status).toBe(204);
  expect(await first!.next()).toEqual({ done: true, value: undefined });
  expect(await last!.next()).toEqual({ done: true, value: undefined });
  expect((await own!.next()).value).toEqual({ event: 'changed', changed: ['sessions'] });
  await own!.return(undefined);
  expect((await server.as(asha).call(listSessions)).data).toHaveLength(1);
  expect((await server.as(others[0]!).call(listSessions)).status).toBe(401);
});
