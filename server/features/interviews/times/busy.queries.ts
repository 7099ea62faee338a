import { sql } from 'kysely';
import type { Span } from '#contract/interviews/slots.ts';
import { TO_PICK_STATUSES } from '#contract/interviews/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';

export interface BusyRow {
  interviewId: string;
  companyName: string;
  isBooked: boolean;
  startsAt: Date;
  endsAt: Date;
}

/** What the candidate attends, and what was offered to companies that have yet to pick; nothing that is over. */
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

/** When the interviewer meets somebody: for suggestions that suit them too, and told to no candidate. */
export async function listInterviewerSpans(db: Db, interviewerId: string, now: Date): Promise<Span[]> {
  return db
    .selectFrom('interviews')
    .select([sql<Date>`lower(during)`.as('start'), sql<Date>`upper(during)`.as('end')])
    .where('interviewerId', '=', interviewerId)
    .where('status', '=', 'SCHEDULED')
    .where(sql<boolean>`upper(during) > ${now}`)
    .execute();
}
