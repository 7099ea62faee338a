import { sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { Db } from '#server/db/schema/database.ts';
import { findableRow, seenBy } from '#server/features/candidates/visible-to.sql.ts';

interface Saving {
  companyId: string;
  candidateId: string;
  savedBy: string;
  savedAt: Date;
}

/** False when the company had saved them before. */
export async function insertSaved(db: Db, saving: Saving): Promise<boolean> {
  const inserted = await db
    .insertInto('savedCandidates')
    .values(saving)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Saves those of the candidates whom the company may see, and says who they are and who is saved only now. */
export async function insertSeen(
  db: Db,
  { companyId, savedBy, savedAt }: Omit<Saving, 'candidateId'>,
  { candidateIds, companyKeys }: { candidateIds: string[]; companyKeys: string[] },
): Promise<Map<string, { isNew: boolean }>> {
  const seen = seenBy({ candidateId: sql.ref('c.user_id'), companyId, companyKeys });
  const { rows } = await sql<{ id: string; isNew: boolean }>`/*@save_several_candidates*/
    with seen as (
      select c.user_id from candidates c left join candidate_index d on d.candidate_id = c.user_id
      where c.user_id = any(${candidateIds}::uuid[]) and ${seen}),
    saved as (
      insert into saved_candidates (company_id, candidate_id, saved_by, saved_at)
      select ${companyId}::uuid, user_id, ${savedBy}::uuid, ${savedAt}::timestamptz from seen order by user_id
      on conflict do nothing returning candidate_id)
    select user_id as id, user_id in (select candidate_id from saved) as is_new from seen`.execute(db);
  return new Map(rows.map(({ id, isNew }) => [id, { isNew }]));
}

/** False when they were not saved. */
export async function deleteSaved(db: Db, companyId: string, candidateId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('savedCandidates')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

export interface Listed {
  companyId: string;
  companyKeys: string[];
  tag?: string | undefined;
}

/** Whoever has since hidden from the company or left the search is not there, unless there is an application. */
function visible(db: Db, { companyId, companyKeys, tag }: Listed) {
  const saved = db
    .selectFrom('savedCandidates as s')
    .leftJoinLateral(findableRow(sql.ref('s.candidateId')).as('d'), (join) => join.onTrue())
    .where('s.companyId', '=', companyId)
    .where(seenBy({ candidateId: sql.ref('s.candidateId'), companyId, companyKeys }));
  if (tag === undefined) return saved;
  return saved.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('savedCandidateTags as t')
        .whereRef('t.candidateId', '=', 's.candidateId')
        .where('t.companyId', '=', companyId)
        .where('t.tag', '=', tag),
    ),
  );
}

/** Who stands on a page, and how many there are. */
export async function findSaved(
  db: Db,
  listed: Listed,
  { page, size }: PageQuery,
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with found as materialized (${visible(db, listed).select(['s.candidateId', 's.savedAt'])})
    select array(select candidate_id from found order by saved_at desc, candidate_id
        limit ${size}::int offset ${page * size}::int) as ids,
      (select count(*)::int from found) as total`.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
}

/** Every tag of the people whom the company sees on its list, by name. */
export async function countTags(db: Db, listed: Listed): Promise<{ tag: string; count: number }[]> {
  return visible(db, listed)
    .innerJoin('savedCandidateTags as tagged', (join) =>
      join.onRef('tagged.candidateId', '=', 's.candidateId').onRef('tagged.companyId', '=', 's.companyId'),
    )
    .groupBy('tagged.tag')
    .select(['tagged.tag', (eb) => eb.fn.countAll<number>().as('count')])
    .orderBy('tagged.tag')
    .execute();
}
