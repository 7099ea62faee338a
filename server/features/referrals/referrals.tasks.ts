import { eraseUnanswered } from '#server/features/referrals/invitations/invitations.service.ts';
import { defineSweep } from '#server/platform/tasks.ts';

export const eraseUnansweredInvitations = defineSweep('eraseUnansweredInvitations', (db) =>
  db.transaction().execute(eraseUnanswered),
);
