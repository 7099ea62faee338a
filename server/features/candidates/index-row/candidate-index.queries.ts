import { sql } from 'kysely';
import type { CandidateIndexTable, SearchTermsTable } from '#server/db/schema/candidates.ts';
import type { Db } from '#server/db/schema/database.ts';

export interface Term {
  kind: SearchTermsTable['kind'];
  name: string;
}

/** Locks the rows, so that no term is deleted before it is used. */
export async function listTerms(db: Db, wanted: readonly Term[]): Promise<(Term & { id: number })[]> {
  const { rows } = await sql<Term & { id: number }>`/*@number_terms*/
    select t.id, t.kind, t.name from search_terms t
      join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(kind text, name citext)
        on w.kind = t.kind and w.name = t.name
       for key share of t`.execute(db);
  return rows;
}

/** Ordered, so that two transactions that add the same names wait for each other instead of deadlocking. */
export async function insertTerms(db: Db, missing: readonly Term[]): Promise<void> {
  await sql`
    insert into search_terms (kind, name)
    select distinct on (w.kind, w.name) w.kind, w.name
      from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as w(kind text, name citext)
     order by w.kind, w.name
        on conflict (kind, name) do nothing`.execute(db);
}

/** Texts by search weight: name, skills, employers and education. */
interface Words {
  person: string;
  skills: string;
  places: string;
}

export type IndexRow = Omit<CandidateIndexTable, 'words' | 'hiddenFrom' | 'choices'> &
  Words & {
    hiddenFrom: string[];
    /** In the format from which the database reads bytes. */
    choices: string;
  };

/** One statement for any number of rows. */
export async function upsertIndexRows(db: Db, rows: readonly IndexRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`/*@upsert_index_rows*/
    insert into candidate_index (candidate_id, is_searchable, tokens, words, skill_ids, city_ids,
      institute_ids, domain_id, role_id, graduation_year, experience_months, expected_total, current_total,
      notice_step, quality, hidden_from, last_active_at, choices)
    select "candidateId", "isSearchable", tokens,
           setweight(to_tsvector('simple', unaccent(person)), 'A') ||
           setweight(to_tsvector('simple', unaccent(skills)), 'B') ||
           setweight(to_tsvector('simple', unaccent(places)), 'C'),
           "skillIds", "cityIds", "instituteIds", "domainId", "roleId", "graduationYear", "experienceMonths",
           "expectedTotal", "currentTotal", "noticeStep", quality, "hiddenFrom", "lastActiveAt", choices
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(
        "candidateId" uuid, "isSearchable" boolean, tokens int[], person text, skills text, places text,
        "skillIds" int[], "cityIds" int[], "instituteIds" int[], "domainId" int, "roleId" int,
        "graduationYear" smallint, "experienceMonths" int, "expectedTotal" bigint, "currentTotal" bigint,
        "noticeStep" smallint, quality smallint, "hiddenFrom" text[], "lastActiveAt" timestamptz,
        choices bytea)
        on conflict (candidate_id) do update set
           is_searchable = excluded.is_searchable, tokens = excluded.tokens, words = excluded.words,
           skill_ids = excluded.skill_ids, city_ids = excluded.city_ids,
           institute_ids = excluded.institute_ids, domain_id = excluded.domain_id,
           role_id = excluded.role_id, graduation_year = excluded.graduation_year,
           experience_months = excluded.experience_months, expected_total = excluded.expected_total,
           current_total = excluded.current_total, notice_step = excluded.notice_step,
           quality = excluded.quality, hidden_from = excluded.hidden_from,
           last_active_at = excluded.last_active_at, choices = excluded.choices`.execute(db);
}

const used = sql`
  select unnest(skill_ids || city_ids || institute_ids || array[domain_id, role_id]) from candidate_index`;

/**
 * A term that no other candidate uses is as personal as a name, so it is deleted. Checked twice: a
 * transaction that starts to use a term meanwhile is waited for.
 */
export async function deleteIndexRow(db: Db, candidateId: string): Promise<void> {
  await db.deleteFrom('candidateIndex').where('candidateId', '=', candidateId).execute();
  const { rows } = await sql<{ id: number }>`
    select t.id from search_terms t where t.id not in (select id from (${used}) u (id) where id is not null)
     order by t.id for update of t skip locked`.execute(db);
  await sql`
    delete from search_terms t where t.id = any(${rows.map(({ id }) => id)}::int[])
      and t.id not in (select id from (${used}) u (id) where id is not null)`.execute(db);
}

/** The keys of companies from which the candidate hides. */
export async function listHidingKeys(db: Db, candidateId: string): Promise<string[]> {
  const row = await db
    .selectFrom('candidateIndex')
    .select('hiddenFrom')
    .where('candidateId', '=', candidateId)
    .executeTakeFirst();
  return row?.hiddenFrom ?? [];
}

/** Candidates whose place is below the bound are in the sample. */
interface Counted {
  bound: number;
  rows: number;
}

/** Locks the row, so that two concurrent resizes run one after the other. */
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
 * Rewrites the sample table in the order of place, in which it is read, because deleted rows left its pages
 * half empty. Searches wait meanwhile, some tenths of a second. If a long search holds the table, it stays as
 * it is.
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
 * Adds the candidates whose place is between the two. Their index rows are locked: a candidate who hides
 * meanwhile waits, and is then removed from the sample. In the order of place, in which they are read.
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
