import type { PageQuery } from '#contract/core/page.ts';
import type { Db } from '#server/db/schema/database.ts';
import { named, startsAt } from '#server/features/interviews/lists/columns.queries.ts';

function unsettled(db: Db) {
  return db
    .selectFrom('interviews as i')
    .where('i.contestedAt', 'is not', null)
    .where('i.contestSettledAt', 'is', null);
}

/** Contested no-shows without a decision, the oldest first. */
export function listContests(db: Db, { page, size }: PageQuery) {
  return unsettled(db)
    .innerJoin('users as u', 'u.id', 'i.candidateId')
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .innerJoin('jobs as j', 'j.id', 'i.jobId')
    .select([
      'i.id as interviewId',
      named('u').as('candidateName'),
      'c.name as companyName',
      'j.title as jobTitle',
      'i.noShowSide as absent',
      startsAt.as('startsAt'),
      'i.noShowAt as reportedAt',
      'i.contestedAt',
      'i.contestReason as reason',
    ])
    .orderBy('i.contestedAt')
    .orderBy('i.id')
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countContests(db: Db): Promise<number> {
  const { count } = await unsettled(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
