import { sql } from 'kysely';
import { FEEDBACK_WORKING_DAYS } from '#contract/interviews/transitions.ts';
import { PENDING_HOURS, thisAfternoon } from '#server/db/demo/people/accounts.ts';
import type { Db } from '#server/db/schema/database.ts';
import { inHours, now } from '#server/platform/clock.ts';
import { Moment } from './moment.ts';

interface Stale {
  id: string;
  applicationId: string;
}

/**
 * The demo candidate's interviews that only time has changed: their deadline or time has passed, and they
 * have only the events with an actor that the fill wrote, so nobody has acted on them.
 */
async function listStale(
  db: Db,
  statuses: string[],
  eventsOfFill: number,
  passed: 'respond_by' | 'upper(during)',
): Promise<Stale[]> {
  const { rows } = await sql<Stale>`
    select i.id, i.application_id
      from interviews i
      join users u on u.id = i.candidate_id
     where u.email = 'candidate@medallist.test'
       and i.status = any(${statuses})
       and ${sql.raw(passed)} < ${now()}
       and i.outcome is null
       and (select count(*) from interview_events e where e.interview_id = i.id and e.actor_id is not null) = ${eventsOfFill}
     order by i.created_at desc`.execute(db);
  return rows;
}

async function renewRequest(db: Db, interview: Stale, respondBy: Date): Promise<void> {
  await db
    .updateTable('interviews')
    .set({
      status: 'PENDING',
      respondBy,
      dueAt: respondBy,
      ballHolder: 'CANDIDATE',
      closingReason: null,
      updatedAt: now(),
    })
    .where('id', '=', interview.id)
    .execute();
  await db
    .updateTable('applications')
    .set({ status: 'SHORTLISTED', ending: null })
    .where('id', '=', interview.applicationId)
    .execute();
}

async function renewBooking(db: Db, interview: Stale, start: Date): Promise<void> {
  const end = new Date(start.getTime() + 3_600_000);
  await db
    .updateTable('interviews')
    .set({
      status: 'SCHEDULED',
      during: sql`tstzrange(${start}::timestamptz, ${end}::timestamptz, '[)')`,
      dueAt: new Date(end.getTime() + FEEDBACK_WORKING_DAYS * 24 * 3_600_000),
      ballHolder: 'RECRUITER',
      remindedDayAt: start <= inHours(24) ? now() : null,
      remindedHourAt: start <= inHours(1) ? now() : null,
      updatedAt: now(),
    })
    .where('id', '=', interview.id)
    .execute();
}

/** If somebody has booked that time or interview meanwhile, the renewal is skipped. */
async function unlessTaken(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!['23P01', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
  }
}

/**
 * Moves the deadlines of the demo candidate's requests and bookings into the future, so that an old database
 * is still usable.
 */
export async function freshenDemo(db: Db): Promise<void> {
  const moment = new Moment(now());
  const requests = await listStale(db, ['PENDING', 'EXPIRED'], 1, 'respond_by');
  for (const [index, interview] of requests.entries()) {
    await unlessTaken(renewRequest(db, interview, moment.inHours(PENDING_HOURS[index] ?? 72)));
  }
  const bookings = await listStale(db, ['SCHEDULED', 'COMPLETED'], 3, 'upper(during)');
  for (const [index, interview] of bookings.entries()) {
    const start = index === 0 ? thisAfternoon(moment) : moment.indianTime(2 + index, '11:00');
    await unlessTaken(renewBooking(db, interview, start));
  }
}
