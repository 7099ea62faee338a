import type { FastifyReply } from 'fastify';
import { AppError } from '#contract/core/errors.ts';
import { isBooked } from '#contract/interviews/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { Owner } from '#server/features/interviews/interviews.queries.ts';
import { findInterview } from '#server/features/interviews/interviews.queries.ts';
import { calendarFile } from './calendar.ts';

/** Answers with the calendar file of a booked interview. */
export async function sendCalendarFile(
  db: Db,
  reply: FastifyReply,
  id: string,
  owner: Owner,
): Promise<FastifyReply> {
  const interview = await findInterview(db, id, owner);
  if (!interview) throw new AppError('NOT_FOUND');
  const { startsAt: start, endsAt: end } = interview;
  if (!isBooked(interview) || !start || !end) throw new AppError('STATE_CHANGED');
  return reply
    .header('content-disposition', 'attachment; filename="interview.ics"')
    .header('cache-control', 'no-store')
    .type('text/calendar; charset=utf-8')
    .send(calendarFile(interview, 'PUBLISH', { start, end }));
}
