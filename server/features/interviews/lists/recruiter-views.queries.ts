import { sql } from 'kysely';
import type { ListInterviewsQuery } from '#contract/interviews/recruiter.ts';
import { PAST_STATUSES, TO_ANSWER_STATUSES, TO_PICK_STATUSES } from '#contract/interviews/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import { statusList } from '#server/db/status-list.ts';
import {
  contactSharedWith,
  isAwake,
  presenceOf,
} from '#server/features/candidates/privacy/visible-to.sql.ts';
import { hasVerifiedDegree } from '#server/features/candidates/profile/verified-degree.sql.ts';
import { endsAt, named, startsAt } from './columns.queries.ts';

export type RecruiterView = Awaited<ReturnType<typeof listRecruiterViews>>[number];

const awake = isAwake(sql.ref('i.candidateId'));

function selectRecruiterViews(db: Db, companyId: string) {
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
      named('u').as('candidateName'),
      'u.email as candidateEmail',
      'u.phone as candidatePhone',
      sql<string | null>`case when ${awake} then u.picture_file_id end`.as('candidatePictureId'),
      sql<string | null>`case when ${awake} then c.headline end`.as('headline'),
      named('r').as('requesterName'),
      named('v').as('interviewerName'),
      presenceOf(sql.ref('i.candidateId')).as('presence'),
      sql<boolean>`${awake} and ${hasVerifiedDegree('i.candidateId')}`.as('hasVerifiedDegree'),
    ])
    .where('i.companyId', '=', companyId);
}

function filtered(db: Db, companyId: string, { status, jobId, candidateId }: ListInterviewsQuery) {
  let query = selectRecruiterViews(db, companyId).where('i.status', 'in', status);
  if (jobId) query = query.where('i.jobId', '=', jobId);
  if (candidateId) query = query.where('i.candidateId', '=', candidateId);
  return query;
}

/** Open interviews before past ones; open ones by what comes next, past ones by what came last. */
export function listRecruiterViews(db: Db, companyId: string, query: ListInterviewsQuery) {
  const isPast = sql<boolean>`i.status in ${statusList(PAST_STATUSES)}`;
  return filtered(db, companyId, query)
    .orderBy(isPast)
    .orderBy(sql`case when ${isPast} then null else coalesce(lower(i.during), i.due_at) end`)
    .orderBy('i.updatedAt', 'desc')
    .orderBy('i.id')
    .limit(query.size)
    .offset(query.page * query.size)
    .execute();
}

export async function countRecruiterViews(db: Db, companyId: string, query: ListInterviewsQuery) {
  const { count } = await db
    .selectFrom(filtered(db, companyId, query).clearSelect().select('i.id').as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function findRecruiterView(db: Db, companyId: string, id: string) {
  return selectRecruiterViews(db, companyId).where('i.id', '=', id).executeTakeFirst();
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
    .select(named('u').$castTo<string | null>().as('actorName'))
    .where('e.interviewId', '=', interviewId)
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();
}
