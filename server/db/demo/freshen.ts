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
 * The demo candidate's interviews that only time has spoiled: nobody but the fill has acted on them (it leaves this
 * many events with an actor), and their deadline or hour has passed.
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

/** A time or interview that somebody has taken meanwhile stays theirs: the renewal is left out. */
async function unlessTaken(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!['23P01', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
  }
}

/** Keeps the demo candidate's requests answerable and bookings ahead, however old the database is. */
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
