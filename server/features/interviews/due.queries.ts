import { type ExpressionBuilder, type ReferenceExpression, sql } from 'kysely';
import { interviewMoves } from '#contract/interviews/transitions.ts';
import type { Database, Db } from '#server/db/schema/database.ts';

/** Requests whose time to reply has passed. */
export function listExpired(db: Db, at: Date) {
  return (
    db
      .selectFrom('interviews')
      .select('id')
      .where('status', 'in', interviewMoves.statusesFor('EXPIRE'))
      // While a reply is awaited both columns are equal, and `due_at` has an index.
      .where('dueAt', '<=', at)
      .where('respondBy', '<=', at)
      .orderBy('respondBy')
      .execute()
  );
}

/** Booked interviews that ended before `endedBy` and have no feedback yet. */
export function listUnspoken(db: Db, endedBy: Date) {
  return db
    .selectFrom('interviews')
    .select('id')
    .where('status', '=', 'SCHEDULED')
    .where(sql<Date>`upper(during)`, '<=', endedBy)
    .orderBy('id')
    .execute();
}

export type Reminder = 'remindedDayAt' | 'remindedHourAt';

/** Booked interviews that start in (`at`, `until`] and for which this reminder has not been sent. */
export function listToRemind(db: Db, reminder: Reminder, at: Date, until: Date) {
  return db
    .selectFrom('interviews')
    .select('id')
    .where((eb) => isToRemind(eb, reminder, at, until))
    .orderBy(sql`lower(during)`)
    .execute();
}

/** Claims a reminder. Exactly one of several processes gets true. */
export async function claimReminder(
  db: Db,
  id: string,
  reminder: Reminder,
  at: Date,
  until: Date,
): Promise<boolean> {
  const claimed = await db
    .updateTable('interviews')
    // Close to the start one reminder is enough: the hour's reminder also marks the day's as sent.
    .set(reminder === 'remindedHourAt' ? { remindedHourAt: at, remindedDayAt: at } : { remindedDayAt: at })
    .where('id', '=', id)
    .where((eb) => isToRemind(eb, reminder, at, until))
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

function isToRemind(
  eb: ExpressionBuilder<Database, 'interviews'>,
  reminder: Reminder,
  at: Date,
  until: Date,
) {
  const start = sql<Date>`lower(during)`;
  const column: ReferenceExpression<Database, 'interviews'> = reminder;
  return eb.and([
    eb('status', '=', 'SCHEDULED'),
    eb(column, 'is', null),
    eb(start, '>', at),
    eb(start, '<=', until),
  ]);
}
