import { sql } from 'kysely';
import type { ApplicationsQuery } from '#contract/applications/recruiter-applications.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#contract/labels/applications.ts';
import type { Db } from '#server/db/schema/database.ts';
import {
  contactSharedWith,
  isAwake,
  presenceOf,
} from '#server/features/candidates/privacy/visible-to.sql.ts';
import { hasVerifiedDegree } from '#server/features/candidates/profile/verified-degree.sql.ts';

/** Beyond this many, the rest is not scored when a list is ranked by match. */
const MOST_SCORED = 1000;

interface Filter extends Pick<ApplicationsQuery, 'jobId' | 'search' | 'status'> {
  companyId: string;
}

function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

function matching(db: Db, { companyId, jobId, search, status }: Filter) {
  let query = db
    .selectFrom('sentApplications as a')
    .innerJoin('jobs as j', 'j.id', 'a.jobId')
    .innerJoin('users as u', 'u.id', 'a.candidateId')
    .innerJoin('candidates as c', 'c.userId', 'a.candidateId')
    .where('a.companyId', '=', companyId)
    .where('j.deletedAt', 'is', null);
  if (jobId) query = query.where('a.jobId', '=', jobId);
  if (status) query = query.where('a.status', 'in', status);
  if (!search) return query;
  const pattern = containing(search);
  return query.where((eb) =>
    eb.or([
      eb(sql<string>`u.first_name || ' ' || u.last_name`, 'ilike', pattern),
      eb('j.title', 'ilike', pattern),
      eb.and([
        isAwake(sql.ref('a.candidateId')),
        eb.or([
          eb('c.headline', 'ilike', pattern),
          eb.exists(
            eb
              .selectFrom('candidateEducations as x')
              .select('x.id')
              .whereRef('x.candidateId', '=', 'a.candidateId')
              .where('x.universityName', 'ilike', pattern),
          ),
        ]),
      ]),
    ]),
  );
}

interface OwnSkill {
  skillName: string;
  years: number;
  months: number;
  level: number;
}

// Built by hand: the keys of nested JSON are not turned into camelCase.
const skills = sql<OwnSkill[]>`coalesce((
  select json_agg(json_build_object(
    'skillName', s.skill_name, 'years', s.years, 'months', s.months, 'level', s.level) order by s.position)
  from candidate_skills s where s.candidate_id = a.candidate_id), '[]')`.as('skills');

/** Applications with all that a card shows and the score reads. */
function withCandidates(query: ReturnType<typeof matching>) {
  return query
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

export type ApplicantRow = Awaited<ReturnType<typeof listApplicants>>[number];

/** One page, or, for a list ranked by match, everything that will be scored. */
export function listApplicants(db: Db, filter: Filter, { page, size, sort }: ApplicationsQuery) {
  const isRanked = sort === 'match';
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  return withCandidates(matching(db, filter))
    .orderBy(sql`coalesce(a.applied_at, a.created_at)`, direction)
    .orderBy('a.id', direction)
    .limit(isRanked ? MOST_SCORED : size)
    .offset(isRanked ? 0 : page * size)
    .execute();
}

export async function countApplicants(db: Db, filter: Filter): Promise<Record<ApplicationStatus, number>> {
  const rows = await matching(db, { ...filter, status: undefined })
    .select((eb) => ['a.status', eb.fn.countAll<number>().as('count')])
    .groupBy('a.status')
    .execute();
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(
    APPLICATION_STATUSES.map((status) => [status, counts.get(status) ?? 0]),
  ) as Record<ApplicationStatus, number>;
}

export function findApplicant(db: Db, companyId: string, id: string) {
  return withCandidates(matching(db, { companyId }).where('a.id', '=', id))
    .select(['u.email', 'u.phone', 'c.resumeFileId'])
    .select(
      contactSharedWith({ candidateId: sql.ref('a.candidateId'), companyId: sql.ref('a.companyId') }).as(
        'isContactShared',
      ),
    )
    .executeTakeFirst();
}

export function listHistory(db: Db, applicationId: string) {
  return db
    .selectFrom('applicationEvents as e')
    .leftJoin('users as u', 'u.id', 'e.actorId')
    .selectAll('e')
    .select(sql<string | null>`u.first_name || ' ' || u.last_name`.as('actorName'))
    .where('e.applicationId', '=', applicationId)
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();
}

/** Who hears of an application: the members who may act on it, and what it is about. */
export async function listRecruiterIds(db: Db, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('companyMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select('u.id')
    .where('m.companyId', '=', companyId)
    .where('m.role', '!=', 'VIEWER')
    .where('u.status', '=', 'ACTIVE')
    .execute();
  return rows.map(({ id }) => id);
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
