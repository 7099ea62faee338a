import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { contactDetailsRepeated, conversationReported } from './messages.events.ts';

export const traces = [
  on(conversationReported, async (db, { reporterId, threadId, companyId, candidateId, reason, ip }) => {
    await audit.record(db, {
      actorId: reporterId,
      action: 'conversation.reported',
      subjectId: threadId,
      companyId,
      personId: candidateId,
      summary: 'Reported a conversation',
      after: { reason },
      ip,
    });
  }),
  on(contactDetailsRepeated, async (db, { senderId, threadId, companyId, conversations }) => {
    await audit.record(db, {
      actorId: senderId,
      action: 'conversation.contact_details_repeated',
      subjectId: threadId,
      companyId,
      summary: `Wrote contact details into the first message of ${conversations} conversations`,
    });
  }),
];
