import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import { findableRow, seenBy } from './visible-to.sql.ts';

interface View {
  candidateId: string;
  viewerId: string;
  companyId: string;
  day: string;
}

/** True for the first view by this viewer on this day. */
export async function insertView(db: Db, view: View): Promise<boolean> {
  const inserted = await db
    .insertInto('candidateViews')
    .values(view)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

interface Look {
  viewerId: string;
  companyId: string;
  candidateId: string;
  viewedAt: Date;
}

/** Only the last view of a profile is stored. */
export async function putRecent(db: Db, look: Look): Promise<void> {
  await db
    .insertInto('recentCandidates')
    .values(look)
    .onConflict((conflict) =>
      conflict
        .columns(['viewerId', 'companyId', 'candidateId'])
        .doUpdateSet((eb) => ({ viewedAt: eb.ref('excluded.viewedAt') })),
    )
    .execute();
}

/** Deletes all but the newest. */
export async function trimRecent(
  db: Db,
  { viewerId, companyId }: Pick<Look, 'viewerId' | 'companyId'>,
  most: number,
): Promise<void> {
  await sql`/*@trim_recent_candidates*/
    delete from recent_candidates r using (
      select candidate_id from recent_candidates
      where viewer_id = ${viewerId}::uuid and company_id = ${companyId}::uuid
      order by viewed_at desc, candidate_id offset ${most}::int) old
    where r.viewer_id = ${viewerId}::uuid and r.company_id = ${companyId}::uuid
      and r.candidate_id = old.candidate_id`.execute(db);
}

/** Those of the opened profiles that the company may still see, the last opened first. */
export async function listRecentIds(
  db: Db,
  { viewerId, companyId }: Pick<Look, 'viewerId' | 'companyId'>,
  companyKeys: string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('recentCandidates as r')
    .leftJoinLateral(findableRow(sql.ref('r.candidateId')).as('d'), (join) => join.onTrue())
    .select('r.candidateId')
    .where('r.viewerId', '=', viewerId)
    .where('r.companyId', '=', companyId)
    .where(seenBy({ candidateId: sql.ref('r.candidateId'), companyId, companyKeys }))
    .orderBy('r.viewedAt', 'desc')
    .orderBy('r.candidateId')
    .execute();
  return rows.map(({ candidateId }) => candidateId);
}

interface ViewCounts {
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
