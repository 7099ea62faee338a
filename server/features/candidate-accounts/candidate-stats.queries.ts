import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

export interface Counts {
  /** As many as the list has: whoever is deleted is one of them until they are erased. */
  total: number;
  active: number;
  suspended: number;
  averageMonths: number;
}

/** Years are counted over everybody, by an index alone, and those of the few who are deleted are taken off again. */
const months = sql`
  select experience_months as months, count(*) as count from candidate_index group by experience_months
   union all
  select d.experience_months, -count(*) from users u join candidate_index d on d.candidate_id = u.id
   where u.user_type = 'JOBSEEKER' and u.status = 'DELETED' group by d.experience_months`;

export async function countCandidates(db: Db): Promise<Counts> {
  const { rows } = await sql<Counts>`
    with standing as (
      select u.status, count(*) as count from users u
       where u.user_type = 'JOBSEEKER' and u.erased_at is null group by u.status)
    select coalesce((select sum(count) from standing), 0)::bigint as total,
           coalesce((select count from standing where status = 'ACTIVE'), 0) as active,
           coalesce((select count from standing where status = 'SUSPENDED'), 0) as suspended,
           coalesce((select sum(m.months * m.count) from (${months}) m)
             / nullif((select sum(count) from standing where status <> 'DELETED'), 0), 0)::float8 as average_months`.execute(
    db,
  );
  return rows[0] ?? { total: 0, active: 0, suspended: 0, averageMonths: 0 };
}

interface University {
  universityName: string;
  candidateCount: number;
}

/**
 * One name in several spellings of its case is one university. Whoever the list has is counted, in the order of the
 * index: of those who are erased no degree is left.
 */
export async function listUniversities(db: Db, most: number): Promise<University[]> {
  const { rows } = await sql<University>`
    with largest as (
      select lower(e.university_name) as key, count(distinct e.candidate_id) as candidate_count
        from candidate_educations e
       group by lower(e.university_name)
       order by candidate_count desc, key
       limit ${most})
    select spelt.university_name, l.candidate_count
      from largest l
      cross join lateral (select e.university_name from candidate_educations e
                           where lower(e.university_name) = l.key order by e.candidate_id limit 1) spelt
     order by l.candidate_count desc, l.key`.execute(db);
  return rows;
}

/** How many have at least `from` and less than `to` months, for each of `ranges`. */
export async function countByMonths(
  db: Db,
  ranges: readonly { from: number; to: number | null }[],
): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    with known as (${months}),
    counted as (
      select months, count from known
       union all
      -- Who has saved nothing yet has worked for no time.
      select 0, (select count(*) from users u
                    where u.user_type = 'JOBSEEKER' and u.status <> 'DELETED' and u.erased_at is null)
        - coalesce((select sum(count) from known), 0))
    select coalesce(sum(m.count), 0)::bigint as count
      from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as r("from" int, "to" int)
      left join counted m on m.months >= r."from" and (r."to" is null or m.months < r."to")
     group by r."from" order by r."from"`.execute(db);
  return rows.map(({ count }) => count);
}
