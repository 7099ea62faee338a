import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

/** Whose place lies below the bound is in the sample. */
export interface Counted {
  bound: number;
  rows: number;
}

/** Locked, so that of two who would resize the sample one waits. */
export async function countSample(db: Db): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select bound, (select count(*) from candidate_sample) as rows from candidate_sample_share for update`.execute(
    db,
  );
  if (!rows[0]) throw new Error('There is always one share');
  return rows[0];
}

export async function setShare(db: Db, share: Counted & { people: number }): Promise<void> {
  await db.updateTable('candidateSampleShare').set(share).execute();
}

export async function dropBeyond(db: Db, bound: number): Promise<void> {
  await db.deleteFrom('candidateSample').where('place', '>=', bound).execute();
}

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Writes the sample anew by place, as it is read: what was dropped had left its pages half empty. Searches wait
 * meanwhile, some tenths of a second; and where one of them lasts, it is left as it is.
 */
export async function putInOrder(db: Db): Promise<void> {
  const ordered = db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = 200`.execute(tx);
    await sql`cluster candidate_sample using candidate_sample_place`.execute(tx);
  });
  await ordered.catch((error) => {
    if (error.code !== LOCK_NOT_AVAILABLE) throw error;
  });
}

/**
 * Adds who has a place between the two. Their index rows are held: who hides meanwhile waits, and is taken out of
 * the sample again. By place, as they are read.
 */
export async function insertBetween(db: Db, from: number, to: number): Promise<void> {
  await sql`
    insert into candidate_sample (candidate_id, place, is_searchable, last_active_at, expected_total, current_total,
      experience_months, notice_step, tokens, hidden_from, choices, skill_ids, city_ids, institute_ids, words)
    select d.candidate_id, uuid_hash(d.candidate_id) & 2147483647, true, d.last_active_at, d.expected_total,
      d.current_total, d.experience_months, d.notice_step, d.tokens, d.hidden_from, d.choices, d.skill_ids, d.city_ids,
      d.institute_ids, d.words
    from candidate_index d
    where d.is_searchable and uuid_hash(d.candidate_id) & 2147483647 >= ${from}::bigint
      and uuid_hash(d.candidate_id) & 2147483647 < ${to}::bigint
    order by 2
    for share of d
    on conflict (candidate_id) do nothing`.execute(db);
}
