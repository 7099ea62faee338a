import type { Insertable, Selectable } from 'kysely';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { ApplicationHoldsTable } from '#server/db/schema/jobs.ts';

export type Hold = Selectable<ApplicationHoldsTable>;

export async function insertHold(db: Db, hold: Insertable<ApplicationHoldsTable>): Promise<void> {
  await db.insertInto('applicationHolds').values(hold).execute();
}

/** Those of these applications that can still be undone, or wait to be sent. */
export function listHolds(db: Db, applicationIds: readonly string[]): Promise<Hold[]> {
  if (applicationIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('applicationHolds')
    .selectAll()
    .where('applicationId', '=', anyOf(applicationIds))
    .execute();
}

/** Deletes and returns the hold; undefined when there is none any more. */
export function takeHold(db: Db, applicationId: string): Promise<Hold | undefined> {
  return db
    .deleteFrom('applicationHolds')
    .where('applicationId', '=', applicationId)
    .returningAll()
    .executeTakeFirst();
}

/** Those whose time to undo is over by then, the oldest first. */
export function listHeld(db: Db, at: Date): Promise<Pick<Hold, 'applicationId' | 'until'>[]> {
  return db
    .selectFrom('applicationHolds')
    .select(['applicationId', 'until'])
    .where('until', '<=', at)
    .orderBy('until')
    .execute();
}

/** What a candidate can still undo, the latest first. */
export function listUndoable(db: Db, candidateId: string, at: Date) {
  return db
    .selectFrom('applicationHolds as h')
    .innerJoin('applications as a', 'a.id', 'h.applicationId')
    .innerJoin('jobs as j', 'j.id', 'a.jobId')
    .innerJoin('companies as c', 'c.id', 'a.companyId')
    .select(['a.id', 'a.jobId', 'a.candidateNote', 'j.title as jobTitle', 'c.name as companyName', 'h.until'])
    .where('a.candidateId', '=', candidateId)
    .where('h.until', '>', at)
    .orderBy('h.until', 'desc')
    .execute();
}
