import { defineSweep } from '#server/platform/tasks.ts';
import { eraseUnanswered } from './invitations.service.ts';

export const eraseUnansweredInvitations = defineSweep('eraseUnansweredInvitations', (db) =>
  db.transaction().execute(eraseUnanswered),
);
