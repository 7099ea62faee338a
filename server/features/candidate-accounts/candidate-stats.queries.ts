import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

const living = sql`u.user_type = 'JOBSEEKER' and u.status <> 'DELETED'`;

export interface Counts {
  total: number;
  active: number;
  suspended: number;
  averageMonths: number;
}

export async function countCandidates(db: Db): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) as total,
           count(*) filter (where u.status = 'ACTIVE') as active,
           count(*) filter (where u.status = 'SUSPENDED') as suspended,
           coalesce(avg(coalesce(d.experience_months, 0)), 0)::float8 as average_months
      from users u left join candidate_index d on d.candidate_id = u.id
     where ${living}`.execute(db);
  return rows[0] ?? { total: 0, active: 0, suspended: 0, averageMonths: 0 };
}

interface University {
  universityName: string;
  candidateCount: number;
}

/** One name in several spellings of its case is one university. */
export async function listUniversities(db: Db, most: number): Promise<University[]> {
  const { rows } = await sql<University>`
    select min(e.university_name) as university_name, count(distinct e.candidate_id) as candidate_count
      from candidate_educations e join users u on u.id = e.candidate_id
     where ${living}
     group by lower(e.university_name)
     order by candidate_count desc, university_name
     limit ${most}`.execute(db);
  return rows;
}

/** How many have at least `from` and less than `to` months, for each of `ranges`. */
export async function countByMonths(
  db: Db,
  ranges: readonly { from: number; to: number | null }[],
): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    with months as materialized (
      select coalesce(d.experience_months, 0) as months
        from users u left join candidate_index d on d.candidate_id = u.id where ${living})
    select count(m.months) as count
      from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as r("from" int, "to" int)
      left join months m on m.months >= r."from" and (r."to" is null or m.months < r."to")
     group by r."from" order by r."from"`.execute(db);
  return rows.map(({ count }) => count);
}
