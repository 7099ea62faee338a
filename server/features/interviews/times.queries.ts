import { type Insertable, sql } from 'kysely';
import type { Span } from '#contract/interviews/slots.ts';
import { TO_PICK_STATUSES } from '#contract/interviews/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { WeeklyAvailabilityRangesTable, WeeklyAvailabilityTable } from '#server/db/schema/interviews.ts';
import { fullName } from '#server/features/users/users.sql.ts';

export function findAvailability(db: Db, candidateId: string) {
  return db
    .selectFrom('weeklyAvailability')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .executeTakeFirst();
}

export function listRanges(db: Db, candidateId: string) {
  return db
    .selectFrom('weeklyAvailabilityRanges')
    .select(['weekday', 'startMinute', 'endMinute'])
    .where('candidateId', '=', candidateId)
    .orderBy('startMinute')
    .execute();
}

/** The row is locked until the end of the transaction, so that concurrent answers are serialised. */
export async function upsertAvailability(db: Db, answer: Insertable<WeeklyAvailabilityTable>): Promise<void> {
  const { timezone, updatedAt } = answer;
  await db
    .insertInto('weeklyAvailability')
    .values(answer)
    .onConflict((conflict) => conflict.column('candidateId').doUpdateSet({ timezone, updatedAt }))
    .execute();
}

export async function replaceRanges(
  db: Db,
  candidateId: string,
  ranges: Insertable<WeeklyAvailabilityRangesTable>[],
): Promise<void> {
  await db.deleteFrom('weeklyAvailabilityRanges').where('candidateId', '=', candidateId).execute();
  if (ranges.length > 0) await db.insertInto('weeklyAvailabilityRanges').values(ranges).execute();
}

export interface BusyRow {
  interviewId: string;
  companyName: string;
  isBooked: boolean;
  startsAt: Date;
  endsAt: Date;
}

/**
 * The candidate's booked interviews, and the times offered to companies that have yet to pick; nothing that
 * is over.
 */
export async function listBusy(db: Db, candidateId: string, now: Date): Promise<BusyRow[]> {
  const booked = await db
    .selectFrom('interviews as i')
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .select(['i.id as interviewId', 'c.name as companyName'])
    .select([sql<Date>`lower(i.during)`.as('startsAt'), sql<Date>`upper(i.during)`.as('endsAt')])
    .where('i.candidateId', '=', candidateId)
    .where('i.status', '=', 'SCHEDULED')
    .where(sql<boolean>`upper(i.during) > ${now}`)
    .execute();
  const offered = await db
    .selectFrom('interviews as i')
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .innerJoin('interviewSlots as s', (join) =>
      join.onRef('s.interviewId', '=', 'i.id').onRef('s.offerNo', '=', 'i.offerNo'),
    )
    .select(['i.id as interviewId', 'c.name as companyName'])
    .select([sql<Date>`lower(s.during)`.as('startsAt'), sql<Date>`upper(s.during)`.as('endsAt')])
    .where('i.candidateId', '=', candidateId)
    .where('i.status', 'in', TO_PICK_STATUSES)
    .where(sql<boolean>`upper(s.during) > ${now}`)
    .execute();
  return [
    ...booked.map((row) => ({ ...row, isBooked: true })),
    ...offered.map((row) => ({ ...row, isBooked: false })),
  ].toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** The interviewer's bookings, to suggest times that suit them too; never shown to a candidate. */
export async function listInterviewerSpans(db: Db, interviewerId: string, now: Date): Promise<Span[]> {
  return db
    .selectFrom('interviews')
    .select([sql<Date>`lower(during)`.as('start'), sql<Date>`upper(during)`.as('end')])
    .where('interviewerId', '=', interviewerId)
    .where('status', '=', 'SCHEDULED')
    .where(sql<boolean>`upper(during) > ${now}`)
    .execute();
}

interface TakenRow {
  side: 'RECRUITER' | 'CANDIDATE';
  startsAt: Date;
  endsAt: Date;
  title: string | null;
}

interface Subject {
  id: string;
  companyId: string;
  candidateId: string;
  interviewerId: string;
  offerNo: number;
}

/**
 * The interviewer's bookings on the days of the offered times, in India, and which of these times the
 * candidate has given away since. About those it reveals no more than a pick would.
 */
export async function listTaken(db: Db, subject: Subject): Promise<TakenRow[]> {
  const { id, companyId, candidateId, interviewerId, offerNo } = subject;
  const { rows } = await sql<TakenRow>`
    with offered as (
      select during from interview_slots where interview_id = ${id} and offer_no = ${offerNo}),
    days as (
      select distinct tstzrange(
          date_trunc('day', lower(during) at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata',
          (date_trunc('day', upper(during) at time zone 'Asia/Kolkata') + interval '1 day') at time zone 'Asia/Kolkata'
        ) as day
        from offered)
    select distinct 'RECRUITER' as side, lower(i.during) as starts_at, upper(i.during) as ends_at,
        case when i.company_id = ${companyId} then ${fullName('u')} || ', ' || j.title end as title
      from interviews i
      join days d on i.during && d.day
      join users u on u.id = i.candidate_id
      join jobs j on j.id = i.job_id
     where i.interviewer_id = ${interviewerId} and i.status = 'SCHEDULED'
    union all
    select distinct 'CANDIDATE', lower(i.during * o.during), upper(i.during * o.during), null
      from interviews i
      join offered o on i.during && o.during
     where i.candidate_id = ${candidateId} and i.status = 'SCHEDULED'
     order by starts_at, side`.execute(db);
  return rows;
}
