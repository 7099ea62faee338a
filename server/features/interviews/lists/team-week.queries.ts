import { sql } from 'kysely';
import type { TeamWeekQuery } from '#contract/interviews/team-week.ts';
import type { Db } from '#server/db/schema/database.ts';
import { fullName } from '#server/features/users/users.sql.ts';
import { saysAll } from './columns.queries.ts';

/** Interviews with a time that begins in this span: those to come, and those that were held or missed. */
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
