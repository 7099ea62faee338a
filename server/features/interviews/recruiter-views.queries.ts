import { sql } from 'kysely';
import type { ListInterviewsQuery } from '#contract/interviews/recruiter.ts';
import type { TeamWeekQuery } from '#contract/interviews/team-week.ts';
import {
  type InterviewAction,
  OPEN_STATUSES,
  TO_ANSWER_STATUSES,
  TO_PICK_STATUSES,
} from '#contract/interviews/transitions.ts';
import type { Side } from '#contract/labels/interviews.ts';
import { anyOf, statusList } from '#server/db/fragments.sql.ts';
import { named } from '#server/db/guarded-client.ts';
import type { Db } from '#server/db/schema/database.ts';
import { hasVerifiedDegree } from '#server/features/candidates/candidates.sql.ts';
import { contactSharedWith, isAwake, presenceOf } from '#server/features/candidates/visible-to.sql.ts';
import { isMineJob } from '#server/features/jobs/mine.sql.ts';
import { fullName } from '#server/features/users/users.sql.ts';
import { endsAt, saysAll, startsAt } from './interviews.queries.ts';
import type { Reader } from './scorecards.queries.ts';
import { hasOwnCard, hidesCards } from './scorecards.queries.ts';

export type RecruiterView = Awaited<ReturnType<typeof listRecruiterViews>>[number];

const awake = isAwake(sql.ref('i.candidateId'));

function selectRecruiterViews(db: Db, reader: Reader) {
  return db
    .selectFrom('interviews as i')
    .innerJoin('jobs as j', 'j.id', 'i.jobId')
    .innerJoin('users as u', 'u.id', 'i.candidateId')
    .innerJoin('candidates as c', 'c.userId', 'i.candidateId')
    .innerJoin('users as r', 'r.id', 'i.requestedBy')
    .innerJoin('users as v', 'v.id', 'i.interviewerId')
    .selectAll('i')
    .select([
      startsAt.as('startsAt'),
      endsAt.as('endsAt'),
      'j.title',
      contactSharedWith({ candidateId: sql.ref('i.candidateId'), companyId: sql.ref('i.companyId') }).as(
        'isContactShared',
      ),
      fullName('u').as('candidateName'),
      'u.email as candidateEmail',
      'u.phone as candidatePhone',
      sql<string | null>`case when ${awake} then u.picture_file_id end`.as('candidatePictureId'),
      sql<string | null>`case when ${awake} then c.headline end`.as('headline'),
      fullName('r').as('requesterName'),
      fullName('v').as('interviewerName'),
      presenceOf(sql.ref('i.candidateId')).as('presence'),
      sql<boolean>`${awake} and ${hasVerifiedDegree('i.candidateId')}`.as('hasVerifiedDegree'),
    ])
    .select([hidesCards(reader).as('hidesCards'), hasOwnCard(reader).as('hasOwnCard')])
    .where('i.companyId', '=', reader.companyId);
}

/** Active, or over but still the company's turn. */
const isOpen = sql<boolean>`(i.status in ${statusList(OPEN_STATUSES)} or i.ball_holder is not distinct from 'RECRUITER')`;

/** The person is the interviewer, or owns or hires for the job. */
function isMine(userId: string) {
  return sql<boolean>`(i.interviewer_id = ${userId}::uuid or ${isMineJob('i.jobId', userId)})`;
}

/**
 * Interviews are found with only the tables that the filter needs; the rows of the page are then joined with
 * the rest.
 */
function filtered(db: Db, reader: Reader, wish: ListInterviewsQuery) {
  const { status, jobId, candidateId, interviewerId, view, search, mine } = wish;
  let query = db
    .selectFrom('interviews as i')
    .where('i.companyId', '=', reader.companyId)
    .where('i.status', 'in', status);
  if (jobId) query = query.where('i.jobId', '=', jobId);
  if (candidateId) query = query.where('i.candidateId', '=', candidateId);
  if (interviewerId) query = query.where('i.interviewerId', '=', interviewerId);
  if (mine === 'true') query = query.where(isMine(reader.userId));
  if (view) query = query.where(view === 'open' ? isOpen : sql<boolean>`not ${isOpen}`);
  if (search) query = query.where(saysAll(search));
  return query;
}

const isPast = sql<boolean>`not ${isOpen}`;
const isNext = sql`case when ${isPast} then null when i.status = 'SCHEDULED' then lower(i.during) else i.due_at end`;

/**
 * The ids of a page, and the total. Open interviews before past ones; open ones by the next date, past ones
 * by the last.
 */
export async function findRecruiterViews(
  db: Db,
  reader: Reader,
  query: ListInterviewsQuery,
): Promise<{ ids: string[]; total: number }> {
  const found = filtered(db, reader, query)
    .select(['i.id', 'i.updatedAt'])
    .select([isPast.as('isPast'), isNext.as('next')]);
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with found as materialized (${found})
    select array(select id from found order by is_past, next, updated_at desc, id
        limit ${query.size}::int offset ${query.page * query.size}::int) as ids,
      (select count(*)::int from found) as total`.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
}

/** In the order of `ids`. */
export async function listRecruiterViews(db: Db, reader: Reader, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return selectRecruiterViews(db, reader)
    .modifyFront(named('list_recruiter_interviews'))
    .where('i.id', '=', anyOf(ids))
    .orderBy(sql`array_position(${ids}::uuid[], i.id)`)
    .execute();
}

export function findRecruiterView(db: Db, reader: Reader, id: string) {
  return selectRecruiterViews(db, reader)
    .modifyFront(named('find_recruiter_interview'))
    .where('i.id', '=', id)
    .executeTakeFirst();
}

export function countByStanding(db: Db, companyId: string, at: Date) {
  const count = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})`;
  return db
    .selectFrom('interviews')
    .select([
      count(sql`status in ${statusList(TO_ANSWER_STATUSES)}`).as('awaitingReply'),
      count(sql`status in ${statusList(TO_PICK_STATUSES)}`).as('toSchedule'),
      count(sql`status = 'SCHEDULED'`).as('scheduled'),
      count(sql`ball_holder = 'RECRUITER' and due_at < ${at}`).as('overdue'),
    ])
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow();
}

export function listEvents(db: Db, interviewId: string) {
  return db
    .selectFrom('interviewEvents as e')
    .leftJoin('users as u', 'u.id', 'e.actorId')
    .select(['e.action', 'e.fromStatus as from', 'e.toStatus as to', 'e.reason', 'e.at'])
    .select(fullName<string | null>('u').as('actorName'))
    .where('e.interviewId', '=', interviewId)
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();
}

/** Interviews that start in this range: upcoming ones, and those that took place or were missed. */
export function listWeek(db: Db, companyId: string, { from, to, ...wish }: TeamWeekQuery) {
  let query = db
    .selectFrom('interviews as i')
    .innerJoin('users as u', 'u.id', 'i.candidateId')
    .innerJoin('users as v', 'v.id', 'i.interviewerId')
    .innerJoin('jobs as j', 'j.id', 'i.jobId')
    .select(['i.id', 'i.status', 'i.interviewType', 'i.interviewStage', 'i.totalStages', 'i.interviewerId'])
    .select([fullName('u').as('candidateName'), fullName('v').as('interviewerName'), 'j.title as jobTitle'])
    .select([sql<Date>`lower(i.during)`.as('startsAt'), sql<Date>`upper(i.during)`.as('endsAt')])
    .where('i.companyId', '=', companyId)
    .where('i.status', 'in', ['SCHEDULED', 'COMPLETED', 'NO_SHOW'])
    .where(sql<boolean>`lower(i.during) >= ${from}`)
    .where(sql<boolean>`lower(i.during) < ${to}`);
  if (wish.jobId) query = query.where('i.jobId', '=', wish.jobId);
  if (wish.interviewerId) query = query.where('i.interviewerId', '=', wish.interviewerId);
  if (wish.search) query = query.where(saysAll(wish.search));
  return query.orderBy(sql`lower(i.during)`).orderBy('i.id').execute();
}

/** A contested no-show, settled or not. */
export function findContest(db: Db, id: string) {
  return db
    .selectFrom('interviews as i')
    .innerJoin('users as u', 'u.id', 'i.candidateId')
    .innerJoin('users as w', 'w.id', 'i.interviewerId')
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .innerJoin('jobs as j', 'j.id', 'i.jobId')
    .select([
      'i.id as interviewId',
      fullName('u').as('candidateName'),
      'i.candidateId',
      'u.email',
      'c.name as companyName',
      'c.founderId',
      'j.title as jobTitle',
      fullName('w').as('interviewerName'),
      sql<Side>`coalesce(i.no_show_side, 'CANDIDATE')`.as('absent'),
      startsAt.as('startsAt'),
      sql<Date>`coalesce(i.no_show_at, i.contested_at)`.as('reportedAt'),
      'i.contestedAt',
      'i.contestReason as reason',
      'i.contestSettledAt',
    ])
    .where('i.id', '=', id)
    .where('i.contestedAt', 'is not', null)
    .executeTakeFirst();
}

/** Every step of an interview with who took it, oldest first. */
export function listSteps(db: Db, interviewId: string) {
  return db
    .selectFrom('interviewEvents as e')
    .innerJoin('interviews as i', 'i.id', 'e.interviewId')
    .leftJoin('users as u', 'u.id', 'e.actorId')
    .select(['e.id', 'e.reason', 'e.at', 'u.userType'])
    .select(sql<InterviewAction>`e.action`.as('action'))
    .select(fullName<string | null>('u').as('by'))
    .where('e.interviewId', '=', interviewId)
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();
}
