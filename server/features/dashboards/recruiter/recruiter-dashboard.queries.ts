import { sql } from 'kysely';
import { UNDECIDED_STATUSES } from '#contract/applications/transitions.ts';
import type { RecruiterStats } from '#contract/dashboards/recruiter-dashboard.ts';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import type { Db } from '#server/db/schema/database.ts';
import { statusList } from '#server/db/status-list.ts';

const candidateName = sql<string>`u.first_name || ' ' || u.last_name`;

export function countWork(db: Db, companyId: string): Promise<RecruiterStats> {
  const jobs = (status: string | null) =>
    sql<number>`(select count(*) from jobs where company_id = ${companyId} and deleted_at is null
      and (${status}::text is null or status = ${status}))`;
  return db
    .selectNoFrom([
      jobs('PUBLISHED').as('activeJobs'),
      jobs(null).as('totalJobs'),
      sql<number>`(select count(*) from sent_applications where company_id = ${companyId})`.as(
        'totalApplications',
      ),
      sql<number>`(select count(*) from sent_applications where company_id = ${companyId} and status = 'NEW')`.as(
        'newApplications',
      ),
      sql<number>`(select count(distinct candidate_id) from sent_applications where company_id = ${companyId}
        and status in ${statusList(UNDECIDED_STATUSES)})`.as('activeCandidates'),
      sql<number>`(select count(*) from interviews where company_id = ${companyId} and status = 'SCHEDULED')`.as(
        'interviewScheduled',
      ),
    ])
    .executeTakeFirstOrThrow();
}

const SHOWN = 5;

/** Interviews in which the next move is the company's, the most overdue first. What is booked waits for its end. */
export function listWaitingInterviews(db: Db, companyId: string, at: Date) {
  return db
    .selectFrom('interviews as i')
    .innerJoin('users as u', 'u.id', 'i.candidateId')
    .innerJoin('jobs as j', 'j.id', 'i.jobId')
    .select(['i.id', 'i.status', 'i.dueAt', 'j.title as jobTitle', candidateName.as('candidateName')])
    .where('i.companyId', '=', companyId)
    .where('i.ballHolder', '=', 'RECRUITER')
    .where(sql<boolean>`coalesce(upper(i.during) <= ${at}, true)`)
    .orderBy('i.dueAt')
    .limit(SHOWN)
    .execute();
}

/** Interviews that were judged worth an offer, of which none has been made since. */
export function listOffersToMake(db: Db, companyId: string) {
  return db
    .selectFrom('interviews as i')
    .innerJoin('applications as a', 'a.id', 'i.applicationId')
    .innerJoin('users as u', 'u.id', 'i.candidateId')
    .innerJoin('jobs as j', 'j.id', 'i.jobId')
    .distinctOn('i.applicationId')
    .select(['i.applicationId', 'j.title as jobTitle', candidateName.as('candidateName')])
    .where('i.companyId', '=', companyId)
    .where('i.status', '=', 'COMPLETED')
    .where('i.outcome', '=', 'OFFER')
    .where('a.status', '=', 'INTERVIEW')
    .where('u.status', '=', 'ACTIVE')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('offers as o')
            .select('o.id')
            .whereRef('o.applicationId', '=', 'i.applicationId')
            .whereRef('o.extendedAt', '>', sql<Date>`upper(i.during)`),
        ),
      ),
    )
    .orderBy('i.applicationId')
    .limit(SHOWN)
    .execute();
}

export function listUnreadJobs(db: Db, companyId: string) {
  return db
    .selectFrom('sentApplications as a')
    .innerJoin('jobs as j', 'j.id', 'a.jobId')
    .select((eb) => ['j.id', 'j.title', eb.fn.countAll<number>().as('count')])
    .where('a.companyId', '=', companyId)
    .where('a.status', '=', 'NEW')
    .where('j.deletedAt', 'is', null)
    .groupBy(['j.id', 'j.title'])
    .orderBy('count', 'desc')
    .limit(SHOWN)
    .execute();
}

export function listDrafts(db: Db, companyId: string) {
  return db
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('companyId', '=', companyId)
    .where('status', '=', 'DRAFT')
    .where('deletedAt', 'is', null)
    .orderBy('updatedAt', 'desc')
    .limit(SHOWN)
    .execute();
}

export function listRejectedDocuments(db: Db, companyId: string) {
  return db
    .selectFrom('companyDocuments as d')
    .innerJoin('files as f', 'f.id', 'd.fileId')
    .select(['d.id', 'f.name', 'd.rejectionReason'])
    .where('d.companyId', '=', companyId)
    .where('d.status', '=', 'REJECTED')
    .orderBy('d.uploadedAt')
    .limit(SHOWN)
    .execute();
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

/** The last moves of applications to one of these stages, and of interviews, newest first. */
export function listActivities(
  db: Db,
  companyId: string,
  stages: readonly ApplicationStatus[],
): Promise<ActivityRow[]> {
  const applications = db
    .selectFrom('applicationEvents as e')
    .innerJoin('sentApplications as a', 'a.id', 'e.applicationId')
    .innerJoin('users as u', 'u.id', 'a.candidateId')
    .innerJoin('jobs as j', 'j.id', 'a.jobId')
    .select(['e.id', sql<ActivityRow['source']>`'application'`.as('source'), 'e.toStatus', 'e.at'])
    .select([candidateName.as('candidateName'), 'j.title as jobTitle'])
    .where('a.companyId', '=', companyId)
    .where('e.toStatus', 'in', stages);
  const interviews = db
    .selectFrom('interviewEvents as e')
    .innerJoin('interviews as i', 'i.id', 'e.interviewId')
    .innerJoin('users as u', 'u.id', 'i.candidateId')
    .innerJoin('jobs as j', 'j.id', 'i.jobId')
    .select(['e.id', sql<ActivityRow['source']>`'interview'`.as('source'), 'e.toStatus', 'e.at'])
    .select([candidateName.as('candidateName'), 'j.title as jobTitle'])
    .where('i.companyId', '=', companyId);
  return applications.unionAll(interviews).orderBy('at', 'desc').limit(ACTIVITIES).execute();
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
