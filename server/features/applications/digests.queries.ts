import { sql } from 'kysely';
import type { DigestPace } from '#contract/applications/digest.ts';
import { RUNNING_STATUSES } from '#contract/applications/transitions.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import { isAwake } from '#server/features/candidates/visible-to.sql.ts';

/** The choices of these people; those who never chose are missing. */
export function listPaces(db: Db, userIds: readonly string[]) {
  return db
    .selectFrom('applicationDigests')
    .select(['userId', 'pace', 'dueAt'])
    .where('userId', '=', anyOf(userIds))
    .execute();
}

/** Adds an application to a person's digest. An existing digest keeps its due time. */
export async function addWaiting(
  db: Db,
  { userId, applicationId, dueAt }: { userId: string; applicationId: string; dueAt: Date },
): Promise<void> {
  await db
    .insertInto('applicationDigests')
    .values({ userId, dueAt })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet((eb) => ({
        dueAt: eb.fn.coalesce('applicationDigests.dueAt', eb.ref('excluded.dueAt')),
      })),
    )
    .execute();
  await db
    .insertInto('digestApplications')
    .values({ userId, applicationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores the choice; a waiting digest gets the due time of the new pace. */
export async function savePace(db: Db, userId: string, pace: DigestPace, dueAt: Date): Promise<void> {
  await db
    .insertInto('applicationDigests')
    .values({ userId, pace, dueAt: null })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({
        pace,
        dueAt: sql<Date | null>`case when application_digests.due_at is null then null else ${dueAt}::timestamptz end`,
      }),
    )
    .execute();
}

export function listDue(db: Db, at: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom('applicationDigests')
    .select('userId as id')
    .where('dueAt', '<=', at)
    .orderBy('dueAt')
    .limit(500)
    .execute();
}

/** Claims a person's digest, once: false when another process was faster, or it is not due any more. */
export async function claimDue(db: Db, userId: string, at: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('applicationDigests')
    .set({ dueAt: null })
    .where('userId', '=', userId)
    .where('dueAt', '<=', at)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

/**
 * Empties the digest and returns its applications that the person may still read and act on, oldest first.
 */
export async function takeWaiting(db: Db, userId: string) {
  const taken = await db
    .deleteFrom('digestApplications')
    .where('userId', '=', userId)
    .returning('applicationId')
    .execute();
  const ids = taken.map(({ applicationId }) => applicationId);
  return db
    .selectFrom('sentApplications as a')
    .innerJoin('jobs as j', 'j.id', 'a.jobId')
    .innerJoin('companies as o', 'o.id', 'a.companyId')
    .innerJoin('users as u', 'u.id', 'a.candidateId')
    .innerJoin('companyMembers as m', 'm.companyId', 'a.companyId')
    .select([
      'a.id as applicationId',
      'a.jobId',
      'j.title',
      'o.name as companyName',
      'u.firstName',
      'u.lastName',
    ])
    .select((eb) => eb.fn.coalesce('a.appliedAt', 'a.createdAt').as('appliedAt'))
    .where('a.id', '=', anyOf(ids))
    .where('a.status', 'in', RUNNING_STATUSES)
    .where('m.userId', '=', userId)
    .where('m.role', '!=', 'VIEWER')
    .where(isAwake(sql.ref('a.candidateId')))
    .orderBy('appliedAt')
    .orderBy('a.id')
    .execute();
}

/** Whether the company invited the candidate before they applied, and so waits for this application. */
export async function wasAsked(db: Db, applicationId: string): Promise<boolean> {
  const { source } = await db
    .selectFrom('applications')
    .select('source')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return source === 'INVITED';
}
