import { sql } from 'kysely';
import type { InterviewAction } from '#contract/interviews/transitions.ts';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import type { MatchCandidate } from '#contract/matching/match.ts';
import type { OfferAction } from '#contract/offers/transitions.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import { named } from '#server/db/guarded-client.ts';
import type { Db } from '#server/db/schema/database.ts';
import { hasVerifiedDegree, skillsInOrder, toSkills } from '#server/features/candidates/candidates.sql.ts';
import { contactSharedWith, isAwakeOfMany, presenceOf } from '#server/features/candidates/visible-to.sql.ts';
import { fullName } from '#server/features/users/users.sql.ts';

function ofCompany(db: Db, companyId: string) {
  return db
    .selectFrom('sentApplications as a')
    .where('a.companyId', '=', companyId)
    .where(
      sql<boolean>`a.job_id not in (
        select gone.id from jobs gone where gone.company_id = ${companyId} and gone.deleted_at is not null)`,
    );
}

type OwnSkill = MatchCandidate['skills'][number];

const skills = sql<OwnSkill[]>`coalesce((
  select ${skillsInOrder} from candidate_skills s where s.candidate_id = a.candidate_id), '[]')`.as('skills');

/** Applications with everything that a card shows and the score reads. */
function withCandidates(db: Db, companyId: string) {
  return ofCompany(db, companyId)
    .innerJoin('jobs as j', 'j.id', 'a.jobId')
    .innerJoin('users as u', 'u.id', 'a.candidateId')
    .innerJoin('candidates as c', 'c.userId', 'a.candidateId')
    .leftJoin('candidateIndex as d', 'd.candidateId', 'a.candidateId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('candidateEducations as e')
          .select(['e.universityName', 'e.educationDegree', 'e.fieldOfStudy', 'e.endYear'])
          .whereRef('e.candidateId', '=', 'a.candidateId')
          .orderBy(sql`e.verification_status = 'VERIFIED'`, 'desc')
          .orderBy('e.endYear', 'desc')
          .orderBy('e.position')
          .limit(1)
          .as('e'),
      (join) => join.onTrue(),
    )
    .selectAll('a')
    .select(['j.title as jobTitle', 'u.firstName', 'u.lastName', 'u.pictureFileId'])
    .select(['c.headline', 'c.expectedTotal', 'c.noticePeriod', 'c.lastWorkingDay', 'c.preferredLocations'])
    .select(['e.universityName', 'e.educationDegree', 'e.fieldOfStudy', 'e.endYear', 'd.experienceMonths'])
    .select([hasVerifiedDegree('a.candidateId').as('hasVerifiedDegree'), skills])
    .select(presenceOf(sql.ref('a.candidateId')).as('presence'));
}

/** The input of the score for a company's active applicants; inactive ones get no score. */
export async function listToScore(db: Db, companyId: string, candidateIds: readonly string[]) {
  const rows = await db
    .selectFrom('companyApplicants')
    .modifyFront(named('list_applicants_to_score'))
    .select(['candidateId', 'experienceMonths', 'expectedTotal', 'noticePeriod', 'lastWorkingDay', 'skills'])
    .select(sql<string[]>`to_json(preferred_locations)`.as('preferredLocations'))
    .where('companyId', '=', companyId)
    .where('candidateId', '=', anyOf(candidateIds))
    .where(isAwakeOfMany(sql.ref('candidateId')))
    .execute();
  return rows.map((row) => ({ ...row, skills: toSkills(row.skills) }));
}

export type ApplicantRow = Awaited<ReturnType<typeof listApplicants>>[number];

/** These applications with all columns of a list, in this order. */
export async function listApplicants(db: Db, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await withCandidates(db, companyId)
    .modifyFront(named('list_applicants'))
    .where('a.id', '=', anyOf(ids))
    .execute();
  return inOrder(rows, ids);
}

function inOrder<Row extends { id: string }>(rows: Row[], ids: readonly string[]): Row[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

export function findApplicant(db: Db, companyId: string, id: string) {
  return withCandidates(db, companyId)
    .modifyFront(named('find_applicant'))
    .where('a.id', '=', id)
    .select(['u.email', 'u.phone', 'c.resumeFileId'])
    .select(
      contactSharedWith({ candidateId: sql.ref('a.candidateId'), companyId: sql.ref('a.companyId') }).as(
        'isContactShared',
      ),
    )
    .executeTakeFirst();
}

const actorName = fullName<string | null>('u').as('actorName');

export function listHistory(db: Db, applicationId: string) {
  return db
    .selectFrom('applicationEvents as e')
    .leftJoin('users as u', 'u.id', 'e.actorId')
    .selectAll('e')
    .select(actorName)
    .where('e.applicationId', '=', applicationId)
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();
}

/** The pending rejection, for the company that made it. */
export function findWaitingRejection(db: Db, applicationId: string) {
  return db
    .selectFrom('waitingRejections as w')
    .innerJoin('applications as a', 'a.id', 'w.applicationId')
    .leftJoin('users as u', 'u.id', 'w.actorId')
    .select(['a.id', 'a.status as fromStatus', 'w.category', 'w.reason', 'w.decidedAt as at', actorName])
    .where('a.id', '=', applicationId)
    .executeTakeFirst();
}

export function getHeadline(db: Db, applicationId: string) {
  return db
    .selectFrom('applications as a')
    .innerJoin('jobs as j', 'j.id', 'a.jobId')
    .innerJoin('companies as o', 'o.id', 'a.companyId')
    .innerJoin('users as u', 'u.id', 'a.candidateId')
    .select(['a.id', 'a.jobId', 'a.companyId', 'a.candidateId', 'j.title', 'o.name as companyName'])
    .select(['u.firstName', 'u.lastName'])
    .where('a.id', '=', applicationId)
    .executeTakeFirstOrThrow();
}

export interface ThreadEventRow {
  id: string;
  applicationId: string;
  stage: ApplicationStatus | null;
  interview: Exclude<InterviewAction, 'DECIDE'> | null;
  offer: OfferAction | null;
  by: 'CANDIDATE' | 'COMPANY' | 'SYSTEM';
  hasReason: boolean;
  at: Date;
}

/** A correlated subquery per row, because a join would read the events of all applications. */
const eventsOf = (events: string, key: string, of: string) =>
  sql`select * from ${sql.table(events)} where ${sql.ref(key)} = ${sql.ref(`${of}.id`)} offset 0`;

/**
 * Moves of these applications, their interviews and offers, oldest first. An admin's settlement is attributed
 * to the product. An offer being made is shown by the stage, its end by the offer.
 */
export async function listThreadEvents(db: Db, ids: readonly string[]): Promise<ThreadEventRow[]> {
  const { rows } = await sql<ThreadEventRow>`
    select e.id, e.application_id, e.stage, e.interview, e.offer, e.reason is not null as has_reason, e.at,
      case when e.actor_id = a.candidate_id then 'CANDIDATE'
        when u.user_type = 'RECRUITER' then 'COMPANY' else 'SYSTEM' end as by
    from (
      select id, application_id, to_status as stage, null as interview, null as offer, actor_id, reason, at, 1 as part
      from application_events where application_id = any(${ids}::uuid[])
        and not (to_status = 'INTERVIEW' and from_status = 'OFFERED')
      union all
      select e.id, i.application_id, null, e.action, null, e.actor_id, null, e.at, 0
      from interviews i cross join lateral (${eventsOf('interview_events', 'interview_id', 'i')}) e
      where i.application_id = any(${ids}::uuid[]) and e.action <> 'DECIDE'
      union all
      select e.id, o.application_id, null, null, e.action, e.actor_id, null, e.at, 0
      from offers o cross join lateral (${eventsOf('offer_events', 'offer_id', 'o')}) e
      where o.application_id = any(${ids}::uuid[]) and e.action <> 'EXTEND') e
    join applications a on a.id = e.application_id
    left join users u on u.id = e.actor_id
    order by e.at, e.part, e.id`.execute(db);
  return rows;
}

/** The latest interview of each of these applications. */
export function listLatestInterviews(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('interviews as i')
    .distinctOn('i.applicationId')
    .select(['i.id', 'i.applicationId', 'i.status', 'i.interviewStage', 'i.totalStages'])
    .select(['i.ballHolder', 'i.dueAt', 'i.updatedAt'])
    .select([
      sql<Date | null>`lower(i.during)`.as('startsAt'),
      sql<Date | null>`upper(i.during)`.as('endsAt'),
    ])
    .where('i.applicationId', '=', anyOf(ids))
    .orderBy('i.applicationId')
    .orderBy('i.createdAt', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
}

/** The latest version of the offer for each of these applications. */
export function listLatestOffers(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('offers')
    .distinctOn('applicationId')
    .select(['id', 'applicationId', 'status', 'extendedAt', 'expiresAt'])
    .where('applicationId', '=', anyOf(ids))
    .orderBy('applicationId')
    .orderBy('version', 'desc')
    .execute();
}
