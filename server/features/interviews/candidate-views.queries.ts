import { sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { InterviewStats } from '#contract/interviews/candidate.ts';
import { ACTIVE_STATUSES, PAST_STATUSES, TO_ANSWER_STATUSES } from '#contract/interviews/transitions.ts';
import type { InterviewStatus } from '#contract/labels/interviews.ts';
import { statusList } from '#server/db/fragments.sql.ts';
import { named } from '#server/db/guarded-client.ts';
import type { Db } from '#server/db/schema/database.ts';
import { fullName } from '#server/features/users/users.sql.ts';
import { endsAt, startsAt } from './interviews.queries.ts';

const jobSkills = sql<string[]>`array(
  select s.skill_name::text from job_skills s where s.job_id = i.job_id order by s.position)`;
const matchedSkills = sql<string[]>`array(
  select s.skill_name::text from job_skills s
  join candidate_skills cs on cs.candidate_id = i.candidate_id and cs.skill_name = s.skill_name
  where s.job_id = i.job_id order by s.position)`;
const techStack = sql<string[]>`array(
  select s.skill_name::text from job_skills s join jobs p on p.id = s.job_id
  where p.company_id = i.company_id and p.status = 'PUBLISHED' and p.deleted_at is null
  group by 1 order by count(*) desc, 1 limit 12)`;
const benefits = sql<string[]>`array(
  select b from jobs p, unnest(p.benefits) b
  where p.company_id = i.company_id and p.status = 'PUBLISHED' and p.deleted_at is null
  group by b order by count(*) desc, b limit 12)`;

const sharedNotes = sql<{ author: string; notes: string }[]>`coalesce((
  select json_agg(json_build_object('author', ${fullName('u')}, 'notes', s.notes) order by s.sent_at, s.id)
  from scorecards s join users u on u.id = s.author_id where s.interview_id = i.id and s.is_shared), '[]')`;

export type CandidateView = Awaited<ReturnType<typeof listCandidateViews>>[number];

function selectCandidateViews(db: Db, candidateId: string) {
  return db
    .selectFrom('interviews as i')
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .innerJoin('jobs as j', 'j.id', 'i.jobId')
    .innerJoin('candidates as me', 'me.userId', 'i.candidateId')
    .leftJoin('candidateIndex as d', 'd.candidateId', 'i.candidateId')
    .innerJoin('users as r', 'r.id', 'i.requestedBy')
    .leftJoin('recruiters as rp', 'rp.userId', 'i.requestedBy')
    .innerJoin('users as v', 'v.id', 'i.interviewerId')
    .leftJoin('recruiters as vp', 'vp.userId', 'i.interviewerId')
    .selectAll('i')
    .select([
      startsAt.as('startsAt'),
      endsAt.as('endsAt'),
      'c.name as companyName',
      'c.logoFileId',
      'c.industry',
      'c.size as companySize',
      'c.city as companyCity',
      'c.state as companyState',
      'c.description as companyDescription',
      'c.website',
      'j.title',
      'j.department',
      'j.experienceLevel',
      'j.city as jobCity',
      'j.isRemote',
      'j.workMode',
      'j.experienceMin',
      'j.experienceMax',
      'j.description as jobDescription',
      fullName('r').as('recruiterName'),
      'r.email as recruiterEmail',
      'r.pictureFileId as recruiterPictureId',
      'rp.designation as recruiterDesignation',
      'rp.phoneNumber as recruiterPhone',
      fullName('v').as('interviewerName'),
      'vp.designation as interviewerDesignation',
      'me.expectedTotal',
      'd.experienceMonths',
      jobSkills.as('requiredSkills'),
      matchedSkills.as('matchedSkills'),
      techStack.as('techStack'),
      benefits.as('benefits'),
      sharedNotes.as('sharedNotes'),
    ])
    .where('i.candidateId', '=', candidateId);
}

/** The earliest first: by the booked start, else by the reply deadline. */
export function listCandidateViews(db: Db, candidateId: string, statuses: readonly InterviewStatus[]) {
  return selectCandidateViews(db, candidateId)
    .modifyFront(named('list_candidate_interviews'))
    .where('i.status', '=', sql<InterviewStatus>`any(${statuses}::text[])`)
    .orderBy((eb) => eb.fn.coalesce(startsAt, sql<Date>`i.due_at`))
    .orderBy('i.id')
    .execute();
}

const isPast = sql<boolean>`status in ${statusList(PAST_STATUSES)}`;

export function listPastViews(db: Db, candidateId: string, { page, size }: PageQuery) {
  const onPage = db
    .selectFrom('interviews')
    .select('id')
    .where('candidateId', '=', candidateId)
    .where(isPast)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(size)
    .offset(page * size);
  return selectCandidateViews(db, candidateId)
    .modifyFront(named('list_past_interviews'))
    .where('i.id', 'in', onPage)
    .orderBy('i.updatedAt', 'desc')
    .orderBy('i.id')
    .execute();
}

export async function countPast(db: Db, candidateId: string): Promise<number> {
  const { count } = await db
    .selectFrom('interviews')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('candidateId', '=', candidateId)
    .where(isPast)
    .executeTakeFirstOrThrow();
  return count;
}

export function findCandidateView(db: Db, candidateId: string, id: string) {
  return selectCandidateViews(db, candidateId)
    .modifyFront(named('find_candidate_interview'))
    .where('i.id', '=', id)
    .executeTakeFirst();
}

export async function getStats(db: Db, candidateId: string, at: Date): Promise<InterviewStats> {
  const count = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})`;
  return db
    .selectFrom('interviews as i')
    .select((eb) => [
      eb.fn.countAll<number>().as('totalRequests'),
      count(sql`status in ${statusList(TO_ANSWER_STATUSES)}`).as('pendingRequests'),
      count(sql`accepted_at is not null`).as('acceptedRequests'),
      count(sql`status in ${statusList(ACTIVE_STATUSES)}`).as('activeInterviews'),
      count(sql`status = 'SCHEDULED' and lower(during) > ${at}`).as('upcomingInterviews'),
      count(sql`status = 'COMPLETED'`).as('completedInterviews'),
      sql<number | null>`round(avg((
        select extract(epoch from min(e.at) - i.created_at) / 3600 from interview_events e
        where e.interview_id = i.id and e.action in ('ACCEPT', 'DECLINE'))), 1)::float8`.as(
        'averageResponseTime',
      ),
      sql<number | null>`round(100.0 * count(*) filter (where status = 'COMPLETED')
        / nullif(count(*) filter (where status in ('COMPLETED', 'NO_SHOW')
          or (status = 'CANCELLED' and accepted_at is not null)), 0))::float8`.as('successRate'),
    ])
    .where('i.candidateId', '=', candidateId)
    .executeTakeFirstOrThrow();
}
