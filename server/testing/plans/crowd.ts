import { type RawBuilder, sql } from 'kysely';
import { openKysely, openPool } from '#server/db/open.ts';
import type { Db } from '#server/db/schema/database.ts';
import { UNLIMITED } from '#server/db/timeouts.ts';
import { fitSample } from '#server/features/candidates/index-row/candidate-index.service.ts';
import { createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { createProfiles } from '#server/testing/factories/profiles.ts';
import { addressOf } from '#server/testing/processes.ts';
import type { TestServer } from '#server/testing/server.ts';
import { settle } from './settle.ts';

const PEOPLE = 15_000;
const MODELS = 500;
const COMPANIES = 40;
const JOBS_A_COMPANY = 10;
/** For the job that is viewed. */
const APPLICANTS = 600;

export interface Crowd {
  recruiter: TestRecruiter;
  jobId: string;
}

/** Copies rows of a table with these columns changed. */
function clones(table: string, key: string, changed: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into ${sql.table(table)}
    select (jsonb_populate_record(r, ${changed})).* from more m join ${sql.table(table)} r
      on r.${sql.ref(key)} = m.model`;
}

/** Searchable people: some created normally, the others as copies of them under other names. */
async function addPeople(db: Db): Promise<void> {
  const models = await createProfiles(
    db,
    Array.from({ length: MODELS }, (_, place) => ({
      firstName: `Person${place}`,
      skills: [
        { name: place % 5 === 0 ? 'Go' : 'Java', months: 12 + (place % 80), level: 1 + (place % 4) },
        { name: `Tool ${place % 100}`, months: 24, level: 2 },
      ],
      experienceMonths: 6 + (place % 120),
      expected: 1_000_000 + place * 10_000,
    })),
  );
  await sql`create temporary table more as
    select gen_random_uuid() as id, model, n from generate_series(1, ${PEOPLE - MODELS}::int) n
      join unnest(${models}::uuid[]) with ordinality as u (model, place) on place = 1 + n % ${MODELS}::int`.execute(
    db,
  );
  const own = sql`jsonb_build_object('id', m.id, 'email', 'more' || m.n || '@people.test', 'last_name', 'Number ' || m.n)`;
  await clones('users', 'id', own).execute(db);
  await sql`insert into candidates (user_id, headline, expected_total, notice_period, preferred_locations, last_active_at,
      created_at, updated_at)
    select m.id, c.headline, c.expected_total + m.n, c.notice_period, c.preferred_locations, now(), now(), now()
    from more m join candidates c on c.user_id = m.model`.execute(db);
  const ofPerson = sql`jsonb_build_object('id', gen_random_uuid(), 'candidate_id', m.id)`;
  await clones('candidate_educations', 'candidate_id', ofPerson).execute(db);
  await clones('candidate_index', 'candidate_id', sql`jsonb_build_object('candidate_id', m.id)`).execute(db);
  await sql`drop table more`.execute(db);
}

/** Applications to every job, with their results: 600 to the first and some 65 to each other one. */
async function addApplications(db: Db, jobId: string): Promise<void> {
  await sql`
    insert into applications (id, job_id, candidate_id, company_id, source, status, applied_at, status_changed_at,
      created_at, updated_at)
    select gen_random_uuid(), j.id, p.user_id, j.company_id, case when p.n % 7 = 0 then 'INVITED' else 'APPLIED' end,
      (array['NEW', 'NEW', 'REVIEWED', 'SHORTLISTED', 'INTERVIEW', 'REJECTED'])[1 + p.n % 6],
      now() - p.n % 2000 * interval '1 hour', now() - p.n % 1500 * interval '1 hour', now() - p.n % 2000 * interval '1 hour', now()
    from (select user_id, row_number() over (order by user_id) as n from candidates) p
      join (values (0), (200), (-1)) as k (step) on k.step >= 0 or p.n <= ${APPLICANTS}
      join (select id, company_id, row_number() over (order by id) as n, count(*) over () as jobs from jobs
        where id <> ${jobId}::uuid
        union all select id, company_id, -1, 1 from jobs where id = ${jobId}::uuid) j
        on j.n = case when k.step < 0 then -1
          else 1 + (p.n + k.step) % (select count(*) - 1 from jobs) end`.execute(db);
  await sql`
    insert into application_events (id, application_id, from_status, to_status, at)
    select gen_random_uuid(), a.id, 'NEW', a.status, a.status_changed_at from applications a
      where a.status <> 'NEW'`.execute(db);
  await sql`
    insert into interviews (id, application_id, job_id, company_id, candidate_id, requested_by, interviewer_id, status,
      interview_type, interview_mode, duration_minutes, salary_min, salary_max, respond_by, during, timezone, ball_holder, due_at,
      accepted_at, scheduled_at, created_at, updated_at)
    select gen_random_uuid(), a.id, a.job_id, a.company_id, a.candidate_id, j.created_by, j.created_by,
      k.status, 'TECHNICAL', 'PHONE_CALL', 60, 3800000, 4600000, a.created_at + interval '3 days', null, null, k.holder,
      case when k.holder is not null then a.created_at + interval '5 days' end, null, null, a.created_at, a.created_at
    from applications a join jobs j on j.id = a.job_id
      join (values ('DECLINED', null), ('EXPIRED', null), ('PENDING', 'CANDIDATE')) as k (status, holder)
        on k.status <> 'PENDING' or a.status = 'INTERVIEW'
    where a.status in ('INTERVIEW', 'SHORTLISTED')`.execute(db);
  await sql`
    insert into interview_events (id, interview_id, action, from_status, to_status, actor_id, at)
    select gen_random_uuid(), i.id, 'REQUEST', null, 'PENDING', i.requested_by, i.created_at from interviews i`.execute(
    db,
  );
  await sql`
    insert into job_views (job_id, viewer, day)
    select j.id, 'visitor ' || n, current_date - n % 60 from jobs j, generate_series(1, 200) n`.execute(db);
}

/** A marketplace in which a sequential scan is noticeable: 15,000 people, 430 jobs, 30,000 applications. */
export async function addCrowd(server: Pick<TestServer, 'db'>): Promise<Crowd> {
  // Like migrations: without timeouts, and on one connection because of temporary tables.
  const db = openKysely(openPool({ connectionString: await addressOf(server) }, 1, UNLIMITED));
  return fill(db).finally(() => db.destroy());
}

async function fill(db: Db): Promise<Crowd> {
  await addPeople(db);
  const recruiter = await createRecruiter(db, { companyName: 'Crowded' });
  const { id: jobId } = await createJob(db, recruiter);
  await createJob(db, recruiter);
  for (let place = 1; place < COMPANIES; place += 1) await createJob(db, await createRecruiter(db));
  await sql`
    insert into jobs select (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid()))).*
    from jobs j, generate_series(1, ${JOBS_A_COMPANY}::int) where j.company_id <> ${recruiter.companyId}::uuid`.execute(
    db,
  );
  await addApplications(db, jobId);
  await fitSample(db);
  await settle(db);
  return { recruiter, jobId };
}
