import { sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { InterviewAction } from '#contract/interviews/transitions.ts';
import type { Side } from '#contract/labels/interviews.ts';
import type { Db } from '#server/db/schema/database.ts';
import { startsAt } from '#server/features/interviews/lists/columns.queries.ts';
import { fullName } from '#server/features/users/users.sql.ts';

function contested(db: Db) {
  return db.selectFrom('interviews as i').where('i.contestedAt', 'is not', null);
}

function unsettled(db: Db) {
  return contested(db).where('i.contestSettledAt', 'is', null);
}

function described(contests: ReturnType<typeof contested>) {
  return contests
    .innerJoin('users as u', 'u.id', 'i.candidateId')
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .innerJoin('jobs as j', 'j.id', 'i.jobId')
    .select([
      'i.id as interviewId',
      fullName('u').as('candidateName'),
      'c.name as companyName',
      'j.title as jobTitle',
      sql<Side>`coalesce(i.no_show_side, 'CANDIDATE')`.as('absent'),
      startsAt.as('startsAt'),
      sql<Date>`coalesce(i.no_show_at, i.contested_at)`.as('reportedAt'),
      'i.contestedAt',
      'i.contestReason as reason',
    ]);
}

/** Contested no-shows without a decision, the oldest first. */
export function listContests(db: Db, { page, size }: PageQuery) {
  return described(unsettled(db))
    .orderBy('i.contestedAt')
    .orderBy('i.id')
    .limit(size)
    .offset(page * size)
    .execute();
}

/** Settled or not. */
export function findContest(db: Db, id: string) {
  return described(contested(db))
    .innerJoin('users as w', 'w.id', 'i.interviewerId')
    .select(['i.candidateId', 'u.email', 'c.founderId', 'i.contestSettledAt'])
    .select(fullName('w').as('interviewerName'))
    .where('i.id', '=', id)
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

export async function countContests(db: Db): Promise<number> {
  const { count } = await unsettled(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
