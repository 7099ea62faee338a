import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { AppError } from '#contract/core/errors.ts';
import { createRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { ownServer } from '#server/testing/server.ts';
import { attempt } from './attempt.ts';
import type { Db } from './schema/database.ts';

const server = ownServer();

/** A company saves three people one after another; the second save fails at its end. */
async function threeWith(failure: (db: Db) => Promise<unknown>) {
  const { companyId, id: savedBy } = await createRecruiter(server.db);
  const people: string[] = [];
  for (let place = 0; place < 3; place += 1) people.push((await createSearchableCandidate(server.db)).id);
  const failed: unknown[] = [];
  await server.db.transaction().execute(async (tx) => {
    for (const [place, candidateId] of people.entries()) {
      try {
        await attempt(tx, async () => {
          await tx
            .insertInto('savedCandidates')
            .values({ companyId, candidateId, savedBy, savedAt: new Date() })
            .execute();
          if (place === 1) await failure(tx);
        });
      } catch (error) {
        failed.push(error);
      }
    }
  });
  const rows = await server.db
    .selectFrom('savedCandidates')
    .select('candidateId')
    .where('companyId', '=', companyId)
    .execute();
  return { people, saved: new Set(rows.map(({ candidateId }) => candidateId)), failed };
}

test('a failed attempt is rolled back; those before and after it stay', async () => {
  const { people, saved, failed } = await threeWith(() => Promise.reject(new AppError('ALREADY_REQUESTED')));
  expect(saved).toEqual(new Set([people[0], people[2]]));
  expect(failed).toMatchObject([{ code: 'ALREADY_REQUESTED' }]);
});

test('a statement that the database refuses does not end the transaction', async () => {
  const { people, saved, failed } = await threeWith((tx) => sql`select 1 / 0`.execute(tx));
  expect(saved).toEqual(new Set([people[0], people[2]]));
  expect(String(failed[0])).toContain('division by zero');
});

test('returns what the work returns', async () => {
  expect(await server.db.transaction().execute((tx) => attempt(tx, async () => 'done'))).toBe('done');
});
