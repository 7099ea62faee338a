import { sql } from 'kysely';
import type { MatchCandidate } from '#contract/matching/match.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import { named } from '#server/db/guarded-client.ts';
import type { Db } from '#server/db/schema/database.ts';
import {
  contactSharedWith,
  isAwakeOfMany,
  presenceOf,
} from '#server/features/candidates/privacy/visible-to.sql.ts';
import { hasVerifiedDegree } from '#server/features/candidates/profile/verified-degree.sql.ts';
import { skillsInOrder, toSkills } from '#server/features/candidates/skills-to-score.sql.ts';
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

/** Applications with all that a card shows and the score reads. */
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

/** What the score reads of those of a company's applicants who are there; of the others nothing is judged. */
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

/** These applications with all that is shown of them, in this order. */
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

/** The rejection that waits to be told, for those who made it. */
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
