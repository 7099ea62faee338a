import { nationalPhone } from '#contract/kit/fields.ts';
import { accountErased } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { questionMarked, quickMessageSent } from './quick-messages.events.ts';
import { deleteMessages } from './quick-messages.queries.ts';

const DONE = {
  OPEN: { action: 'question.reopened', summary: 'Marked a question as open', from: 'ANSWERED' },
  ANSWERED: { action: 'question.answered', summary: 'Marked a question as answered', from: 'OPEN' },
} as const;

export const auditEntries = [
  on(questionMarked, (db, { questionId, to, ...deed }) => {
    const { action, summary, from } = DONE[to];
    return audit.record(db, deed, {
      action,
      subjectId: questionId,
      summary,
      before: { state: from },
      after: { state: to },
    });
  }),
];

export const follows = [
  on(quickMessageSent, async (db) => live.changed(db, await users.listAdminIds(db), ['questions'])),
];

export const departures = [
  on(accountErased, (db, { addresses, phone }) =>
    deleteMessages(db, addresses, phone && nationalPhone(phone)),
  ),
];
