import { sql } from 'kysely';
import type { InterviewAction } from '#contract/interviews/transitions.ts';
import type { Side } from '#contract/labels/interviews.ts';
import type { Db } from '#server/db/schema/database.ts';
import { startsAt } from '#server/features/interviews/lists/columns.queries.ts';
import { fullName } from '#server/features/users/users.sql.ts';

/** A no-show that was contested, settled or not. */
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
