import { inDays } from '#server/platform/clock.ts';
import { defineSweep } from '#server/platform/tasks.ts';
import { deleteOver } from './invitations.queries.ts';

/** An address that was invited and is no member is forgotten; who let whom in stays in the audit. */
const KEPT_DAYS = 30;

export const forgetOldInvitations = defineSweep('forgetOldInvitations', (db) =>
  deleteOver(db, inDays(-KEPT_DAYS)),
);
