import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { updateCompany } from '#contract/companies/profile.ts';
import { insertMember } from '#server/features/companies/companies.queries.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import { openLive } from '#server/platform/live-channel.ts';
import { createRecruiter } from '#server/testing/factories/accounts.ts';
import { COMPANY } from '#server/testing/factories/companies.ts';
import { inDatabase } from '#server/testing/global-setup.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

const MEMBERS = 500;

/** Creates colleagues without a session; returns their ids. */
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

test('every member of a company of 500 is notified that its profile changed', async () => {
  const owner = await createRecruiter(server.db);
  const members = [owner.id, ...(await hire(owner.companyId, MEMBERS - 1))];
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db);
  const told = new Set<string>();
  const channel = await openLive(inDatabase(inject('cluster'), rows[0]?.name ?? ''), (error) => {
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
