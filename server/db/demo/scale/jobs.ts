import type { ClientBase } from 'pg';
import { fixedIdOf } from '#server/db/demo/random.ts';
import { SKILLS } from './vocabulary.ts';

const CITIES = [
  'Bengaluru',
  'Mumbai',
  'Pune',
  'Chennai',
  'Hyderabad',
  'Delhi',
  'Gurugram',
  'Noida',
  'Kochi',
  'Jaipur',
];
const GRADES = ['', 'Senior ', 'Lead ', 'Junior '];

/**
 * Adds this many open jobs to existing companies, with three to eight skills each; some skills and cities are
 * much more frequent than others. The same number always gives the same job and id; the id decides whether it
 * is in a sample.
 */
const OPENINGS = [
  `create temp table openings as
    with hiring as (select id, founder_id, row_number() over (order by id) - 1 as place, count(*) over () as many
      from companies where approval_status = 'APPROVED')
    select n, ${fixedIdOf('n::text')} as id, h.id as company_id,
           h.founder_id, hashint8extended(n, 1) & 1048575 as a, hashint8extended(n, 2) & 1048575 as b,
           hashint8extended(n, 3) & 1048575 as c
      from generate_series(1, $1::bigint) n
      join hiring h on h.place = (hashint8extended(n, 4) & 1048575) % h.many`,
  `create temp table wished as
    select distinct on (o.id, skill) o.id, k, ($1::text[])[1 + floor(power((hashint8extended(o.n, 10 + k) & 1048575) / 1048576.0, 3)
      * cardinality($1::text[]))::int] as skill
      from openings o cross join generate_series(1, 8) k where k <= 3 + o.c % 6
      order by o.id, skill, k`,
  `insert into jobs (id, company_id, created_by, title, description, status, city, is_remote, work_mode, job_type,
      experience_level, experience_min, experience_max, salary_min, salary_max, published_at, opened_at, created_at,
      updated_at)
    select o.id, company_id, founder_id,
           ($2::text[])[1 + a % 4] || w.skill
             || (array[' engineer', ' engineer', ' analyst', ' developer', ' scientist', ' designer'])[1 + b % 6],
           'What the day holds.', 'PUBLISHED',
           ($1::text[])[1 + floor(power(a / 1048576.0, 2) * cardinality($1::text[]))::int], b % 5 = 0,
           (array['REMOTE', 'ONSITE', 'HYBRID', 'HYBRID', 'HYBRID'])[1 + b % 5],
           (array['FULL_TIME', 'FULL_TIME', 'FULL_TIME', 'CONTRACT', 'PART_TIME', 'INTERNSHIP'])[1 + c % 6],
           (array['MID', 'SENIOR', 'LEAD', 'ENTRY'])[1 + a % 4], c % 9, c % 9 + 3 + a % 5, 500000 + b % 40 * 100000,
           900000 + b % 40 * 100000 + c % 20 * 100000, now() - n * interval '4 minutes',
           now() - n * interval '4 minutes', now() - n * interval '4 minutes', now()
      from openings o join (select distinct on (id) id, skill from wished order by id, k) w on w.id = o.id`,
  `insert into job_skills (job_id, skill_name, min_years, min_level, position)
    select id, skill, k % 4, 1 + k % 3, k from wished`,
  'insert into job_index select b.* from jobs_on_board b join openings o on o.id = b.job_id order by b.place',
  'drop table openings, wished',
];
const VALUES: Record<number, (count: number) => unknown[]> = {
  0: (count) => [count],
  1: () => [SKILLS],
  2: () => [CITIES, GRADES],
};

/** Fills the job board with triggers disabled; the caller has to update the statistics. */
export async function writeJobs(client: ClientBase, count: number): Promise<void> {
  await client.query('set session_replication_role = replica');
  for (const [at, statement] of OPENINGS.entries()) await client.query(statement, VALUES[at]?.(count) ?? []);
  await client.query('set session_replication_role = origin');
}
