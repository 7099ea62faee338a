import { sql } from 'kysely';
import { DAY_MS } from '#contract/kit/days.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import type { Role, Rows } from './questions.ts';

const day = (from: Date, days: number) =>
  new Date(Math.floor(from.getTime() / DAY_MS + days) * DAY_MS).toISOString();

/** For a member's company: its job with most applications, and one row of everything else. */
async function rowsOfMember(db: Db, userId: string): Promise<Rows> {
  const { rows } = await sql<Record<string, string | null>>`
    with mine as (select company_id from company_members where user_id = ${userId}),
      most as (select job_id from applications where company_id = (table mine) group by 1 order by count(*) desc, 1 limit 1),
      one as (select id, candidate_id from applications where job_id = (table most) order by id limit 1)
    select (table most) as jobs, (select id from one) as applications, (select candidate_id from one) as candidates,
           (select id from interviews where company_id = (table mine) order by id limit 1) as interviews,
           (select id from message_threads where company_id = (table mine) order by id limit 1) as threads,
           (select id from offers where company_id = (table mine) order by id limit 1) as offers`.execute(db);
  const found = rows[0] ?? {};
  return rowsThere({
    ...found,
    jobId: found.jobs,
    candidateId: found.candidates,
    counterpartId: found.candidates,
    interviewerId: userId,
    ownerId: userId,
    ...periodOf(now()),
  });
}

async function rowsOfCandidate(db: Db, userId: string): Promise<Rows> {
  const { rows } = await sql<Record<string, string | null>>`
    select (select company_id from applications where candidate_id = ${userId} limit 1) as company,
           (select job_id from applications where candidate_id = ${userId} order by created_at limit 1) as jobs,
           (select id from interviews where candidate_id = ${userId} order by id limit 1) as interviews,
           (select id from message_threads where candidate_id = ${userId} order by id limit 1) as threads,
           (select id from candidate_educations where candidate_id = ${userId} order by id limit 1) as education`.execute(
    db,
  );
  return rowsThere(rows[0] ?? {});
}

async function rowsOfVisitor(db: Db): Promise<Rows> {
  const { rows } = await sql<Record<string, string | null>>`
    select (select id from companies where approval_status = 'APPROVED' order by id limit 1) as company,
           (select j.id from jobs j join companies c on c.id = j.company_id where j.status = 'PUBLISHED'
      and j.deleted_at is null and c.approval_status = 'APPROVED' order by j.published_at desc limit 1) as jobs`.execute(
    db,
  );
  return rowsThere(rows[0] ?? {});
}

/** A week as a calendar requests it. */
const periodOf = (at: Date) => ({ from: day(at, -7), to: day(at, 0) });

function rowsThere(rows: Record<string, string | null | undefined>): Rows {
  return Object.fromEntries(Object.entries(rows).filter((row): row is [string, string] => Boolean(row[1])));
}

/** The rows of the generated database that a caller of this role is queried about. */
export function rowsOf(db: Db, role: Role, userId: string): Promise<Rows> {
  if (role === 'RECRUITER') return rowsOfMember(db, userId);
  return role === 'JOBSEEKER' ? rowsOfCandidate(db, userId) : rowsOfVisitor(db);
}
