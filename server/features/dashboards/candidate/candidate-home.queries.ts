import { sql } from 'kysely';
import { ACTIVE_STATUSES, interviewMoves, TO_ANSWER_STATUSES } from '#contract/interviews/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';

/** The candidate's open requests, the most pressing first. */
export function listWaiting(db: Db, candidateId: string, at: Date) {
  return db
    .selectFrom('interviews as i')
    .innerJoin('jobs as j', 'j.id', 'i.jobId')
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .select(['i.id', 'i.respondBy', 'i.salaryMin', 'i.salaryMax'])
    .select(['j.title as jobTitle', 'j.city', 'j.isRemote'])
    .select(['c.id as companyId', 'c.name as companyName', 'c.logoFileId'])
    .where('i.candidateId', '=', candidateId)
    .where('i.status', 'in', TO_ANSWER_STATUSES)
    .where('i.respondBy', '>', at)
    .orderBy('i.respondBy')
    .execute();
}

/** Offers to answer, the first deadline first. */
export function listOffers(db: Db, candidateId: string, at: Date) {
  return db
    .selectFrom('offers as o')
    .innerJoin('companies as c', 'c.id', 'o.companyId')
    .selectAll('o')
    .select('c.logoFileId')
    .where('o.candidateId', '=', candidateId)
    .where('o.status', '=', 'EXTENDED')
    .where('o.expiresAt', '>', at)
    .orderBy('o.expiresAt')
    .execute();
}

/** Interviews since `from` of which the candidate has not said how they went, the latest first. */
export function listUnspoken(db: Db, candidateId: string, { from, at }: { from: Date; at: Date }) {
  return db
    .selectFrom('interviews as i')
    .innerJoin('jobs as j', 'j.id', 'i.jobId')
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .select(['i.id', 'i.status', 'j.title as jobTitle', sql<Date>`upper(i.during)`.as('endsAt')])
    .select(['c.id as companyId', 'c.name as companyName', 'c.logoFileId'])
    .where('i.candidateId', '=', candidateId)
    .where('i.status', 'in', interviewMoves.statusesFor('COMPLETE'))
    .where('i.candidateFeedback', 'is', null)
    .where(sql<boolean>`upper(i.during) between ${from} and ${at}`)
    .orderBy(sql`upper(i.during)`, 'desc')
    .execute();
}

/** Booked interviews that are not over, the next first. */
export function listBooked(db: Db, candidateId: string, at: Date) {
  return db
    .selectFrom('interviews as i')
    .innerJoin('jobs as j', 'j.id', 'i.jobId')
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .innerJoin('users as u', 'u.id', 'i.interviewerId')
    .leftJoin('recruiters as r', 'r.userId', 'i.interviewerId')
    .select(['i.id', 'i.interviewType', 'i.interviewMode', 'i.interviewStage', 'i.totalStages'])
    .select(['i.meetingLink', 'j.title as jobTitle'])
    .select(['c.id as companyId', 'c.name as companyName', 'c.logoFileId'])
    .select(['u.firstName', 'u.lastName', 'r.designation'])
    .select([sql<Date>`lower(i.during)`.as('startsAt'), sql<Date>`upper(i.during)`.as('endsAt')])
    .where('i.candidateId', '=', candidateId)
    .where('i.status', '=', 'SCHEDULED')
    .where(sql<boolean>`upper(i.during) > ${at}`)
    .orderBy(sql`lower(i.during)`)
    .execute();
}

/** What the side bar's badge counts: booked, or waiting for a new time. */
export async function countActive(db: Db, candidateId: string): Promise<number> {
  const { count } = await db
    .selectFrom('interviews')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('candidateId', '=', candidateId)
    .where('status', 'in', ACTIVE_STATUSES)
    .executeTakeFirstOrThrow();
  return count;
}

/** Views in each of the last `weeks` weeks, `today` included, oldest first. */
export async function listViewsPerWeek(
  db: Db,
  candidateId: string,
  today: string,
  weeks: number,
): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select count(v.day) as count
      from generate_series(${weeks}::int - 1, 0, -1) as week(ago)
      left join candidate_views v on v.candidate_id = ${candidateId}
       and v.day > ${today}::date - 7 * (week.ago + 1) and v.day <= ${today}::date - 7 * week.ago
     group by week.ago order by week.ago desc`.execute(db);
  return rows.map(({ count }) => count);
}
