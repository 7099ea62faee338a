import { type RawBuilder, sql } from 'kysely';
import { UNDECIDED_STATUSES } from '#contract/applications/transitions.ts';
import type { RecruiterStats } from '#contract/dashboards/recruiter-dashboard.ts';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import { statusList } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import { fullName } from '#server/features/users/users.sql.ts';

const candidateName = fullName('u');

export function countWork(db: Db, companyId: string): Promise<RecruiterStats> {
  const count = (condition: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${condition})`;
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('jobs')
        .select([count(sql`status = 'PUBLISHED'`).as('activeJobs'), count(sql`true`).as('totalJobs')])
        .where('companyId', '=', companyId)
        .where('deletedAt', 'is', null)
        .as('j'),
    )
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('sentApplications')
          .select([
            count(sql`true`).as('totalApplications'),
            count(sql`status = 'NEW'`).as('newApplications'),
          ])
          .select(
            sql<number>`count(distinct candidate_id) filter (where status in ${statusList(UNDECIDED_STATUSES)})`.as(
              'activeCandidates',
            ),
          )
          .where('companyId', '=', companyId)
          .as('a'),
      (join) => join.onTrue(),
    )
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('interviews')
          .select(count(sql`true`).as('interviewScheduled'))
          .where('companyId', '=', companyId)
          .where('status', '=', 'SCHEDULED')
          .as('i'),
      (join) => join.onTrue(),
    )
    .select(['j.activeJobs', 'j.totalJobs', 'a.totalApplications', 'a.newApplications', 'a.activeCandidates'])
    .select('i.interviewScheduled')
    .executeTakeFirstOrThrow();
}

const ACTIVITIES = 20;

export interface ActivityRow {
  id: string;
  source: 'application' | 'interview';
  toStatus: string;
  at: Date;
  candidateName: string;
  jobTitle: string;
}

/** The number of last changed rows from which the age limit of the moves is derived. */
const TOUCHED = 200;

interface Moves {
  rows: 'applications' | 'interviews';
  events: 'application_events' | 'interview_events';
  key: 'application_id' | 'interview_id';
  /** Never earlier than the last event of the row. */
  touchedAt: 'status_changed_at' | 'updated_at';
}

const OF_APPLICATIONS: Moves = {
  rows: 'applications',
  events: 'application_events',
  key: 'application_id',
  touchedAt: 'status_changed_at',
};
const OF_INTERVIEWS: Moves = {
  rows: 'interviews',
  events: 'interview_events',
  key: 'interview_id',
  touchedAt: 'updated_at',
};

/**
 * The last moves, twice as many as shown, because some may belong to applications that the company cannot
 * read yet. Rows changed before the oldest of them are not read, because a company can have very many moves.
 */
function lastMoves(companyId: string, { rows, events, key, touchedAt }: Moves, told: RawBuilder<unknown>) {
  const touched = sql.ref(`t.${touchedAt}`);
  // Limited, so that each is an index lookup; a join would read the events of all companies.
  const last = (columns: string) => sql`
    select ${sql.raw(columns)} from ${sql.table(events)} e where e.${sql.ref(key)} = t.id and ${told}
     order by e.at desc limit ${2 * ACTIVITIES}`;
  const mine = sql`${sql.table(rows)} t where t.company_id = ${companyId}`;
  return sql`
    select e.id, e.to_status, e.at, t.id as row_id
      from (select t.id from ${mine} and ${touched} >= coalesce((
          select e.at from (select t.id from ${mine} order by ${touched} desc limit ${TOUCHED}) t
            cross join lateral (${last('e.at')}) e
           order by e.at desc offset ${2 * ACTIVITIES - 1} limit 1), '-infinity')) t
      cross join lateral (${last('e.id, e.to_status, e.at')}) e
     order by e.at desc limit ${2 * ACTIVITIES}`;
}

/** The last moves of applications to one of these stages, and of interviews, newest first. */
export async function listActivities(
  db: Db,
  companyId: string,
  stages: readonly ApplicationStatus[],
): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    with applied as materialized (
        ${lastMoves(companyId, OF_APPLICATIONS, sql`e.to_status = any(${stages}::text[])`)}),
      met as materialized (${lastMoves(companyId, OF_INTERVIEWS, sql`true`)}),
      moves as (
        select m.id, 'application' as source, m.to_status, m.at, a.candidate_id, a.job_id
          from applied m join sent_applications a on a.id = m.row_id
        union all
        select m.id, 'interview', m.to_status, m.at, i.candidate_id, i.job_id
          from met m join interviews i on i.id = m.row_id)
    select m.id, m.source, m.to_status, m.at, ${candidateName} as candidate_name, j.title as job_title
      from (select * from moves order by at desc limit ${ACTIVITIES}) m
      join users u on u.id = m.candidate_id
      join jobs j on j.id = m.job_id
     order by m.at desc`.execute(db);
  return rows;
}

export function listNextInterviews(db: Db, companyId: string, at: Date) {
  const startsAt = sql<Date>`lower(i.during)`;
  return db
    .selectFrom('interviews as i')
    .innerJoin('users as u', 'u.id', 'i.candidateId')
    .innerJoin('jobs as j', 'j.id', 'i.jobId')
    .select(['i.id', candidateName.as('candidateName'), 'j.title as jobTitle'])
    .select([startsAt.as('startsAt'), sql<Date>`upper(i.during)`.as('endsAt')])
    .where('i.companyId', '=', companyId)
    .where('i.status', '=', 'SCHEDULED')
    .where(sql`upper(i.during)`, '>', at)
    .orderBy(startsAt)
    .limit(3)
    .execute();
}
