import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

interface View {
  candidateId: string;
  viewerId: string;
  companyId: string;
  day: string;
}

/** True for the first look of this viewer on this day. */
export async function insertView(db: Db, view: View): Promise<boolean> {
  const inserted = await db
    .insertInto('candidateViews')
    .values(view)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export interface ViewCounts {
  total: number;
  /** The last seven days, `today` included, and the seven before. */
  thisWeek: number;
  lastWeek: number;
}

export async function countViews(db: Db, candidateId: string, today: string): Promise<ViewCounts> {
  const { rows } = await sql<ViewCounts>`/*@countCandidateViews*/
    select count(*) as total,
           count(*) filter (where day > ${today}::date - 7) as this_week,
           count(*) filter (where day > ${today}::date - 14 and day <= ${today}::date - 7) as last_week
      from candidate_views where candidate_id = ${candidateId}`.execute(db);
  return rows[0] ?? { total: 0, thisWeek: 0, lastWeek: 0 };
}
