import type { Insertable } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import type { WeeklyAvailabilityRangesTable, WeeklyAvailabilityTable } from '#server/db/schema/interviews.ts';

export function findAvailability(db: Db, candidateId: string) {
  return db
    .selectFrom('weeklyAvailability')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .executeTakeFirst();
}

export function listRanges(db: Db, candidateId: string) {
  return db
    .selectFrom('weeklyAvailabilityRanges')
    .select(['weekday', 'startMinute', 'endMinute'])
    .where('candidateId', '=', candidateId)
    .orderBy('startMinute')
    .execute();
}

/** Its row is held until the end of the transaction: two answers at once follow each other. */
export async function upsertAvailability(db: Db, answer: Insertable<WeeklyAvailabilityTable>): Promise<void> {
  const { timezone, updatedAt } = answer;
  await db
    .insertInto('weeklyAvailability')
    .values(answer)
    .onConflict((conflict) => conflict.column('candidateId').doUpdateSet({ timezone, updatedAt }))
    .execute();
}

export async function replaceRanges(
  db: Db,
  candidateId: string,
  ranges: Insertable<WeeklyAvailabilityRangesTable>[],
): Promise<void> {
  await db.deleteFrom('weeklyAvailabilityRanges').where('candidateId', '=', candidateId).execute();
  if (ranges.length > 0) await db.insertInto('weeklyAvailabilityRanges').values(ranges).execute();
}
