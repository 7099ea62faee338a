import { now } from '../clock.ts';
import { defineSweep } from '../tasks.ts';
import { deleteTicketsExpiredBefore } from './files.queries.ts';

/** A ticket is valid for a minute; expired rows are deleted. */
export const forgetSpentTickets = defineSweep('forgetSpentTickets', (db) =>
  deleteTicketsExpiredBefore(db, now()),
);
