import { now } from '../clock.ts';
import { defineSweep } from '../tasks.ts';
import { deleteTicketsExpiredBefore } from './files.queries.ts';

/** A ticket opens its file for a minute; afterwards it is only a row. */
export const forgetSpentTickets = defineSweep('forgetSpentTickets', (db) =>
  deleteTicketsExpiredBefore(db, now()),
);
