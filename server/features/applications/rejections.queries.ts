import type { Insertable, Selectable } from 'kysely';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { WaitingRejectionsTable } from '#server/db/schema/jobs.ts';

type WaitingRejection = Selectable<WaitingRejectionsTable>;

export async function insertWaiting(db: Db, rejection: Insertable<WaitingRejectionsTable>): Promise<void> {
  await db.insertInto('waitingRejections').values(rejection).execute();
}

/** Those of these applications with a pending rejection. */
export async function listWaiting(db: Db, applicationIds: readonly string[]): Promise<Set<string>> {
  if (applicationIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('waitingRejections')
    .select('applicationId')
    .where('applicationId', '=', anyOf(applicationIds))
    .execute();
  return new Set(rows.map(({ applicationId }) => applicationId));
}

export async function findWaiting(db: Db, applicationId: string): Promise<boolean> {
  return (await listWaiting(db, [applicationId])).has(applicationId);
}

/** Deletes and returns the pending rejection. Of a concurrent undo and sweep exactly one gets it. */
export function takeWaiting(db: Db, applicationId: string): Promise<WaitingRejection | undefined> {
  return db
    .deleteFrom('waitingRejections')
    .where('applicationId', '=', applicationId)
    .returningAll()
    .executeTakeFirst();
}

/** Those whose time to undo is over by then, the oldest first. */
export function listDue(db: Db, at: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom('waitingRejections')
    .select('applicationId as id')
    .where('tellsAt', '<=', at)
    .orderBy('tellsAt')
    .execute();
}

/**
 * The last move of an application, if this person made it by hand since then and nothing followed from it.
 */
export function findOwnMove(
  db: Db,
  { applicationId, actorId, since }: { applicationId: string; actorId: string; since: Date },
) {
  return db
    .selectFrom('applicationEvents as e')
    .select(['e.fromStatus', 'e.toStatus', 'e.at'])
    .where('e.applicationId', '=', applicationId)
    .where('e.actorId', '=', actorId)
    .where('e.at', '>=', since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('applicationEvents as later')
            .select('later.id')
            .whereRef('later.applicationId', '=', 'e.applicationId')
            .where((on) =>
              on.or([
                on('later.at', '>', on.ref('e.at')),
                on.and([on('later.at', '=', on.ref('e.at')), on('later.id', '>', on.ref('e.id'))]),
              ]),
            ),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('interviews as i')
            .select('i.id')
            .whereRef('i.applicationId', '=', 'e.applicationId')
            .whereRef('i.createdAt', '>=', 'e.at'),
        ),
      ),
    )
    .executeTakeFirst();
}
