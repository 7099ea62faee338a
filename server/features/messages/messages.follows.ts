import { applicationSubmitted } from '#server/features/applications/applications.events.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { interviewMoved } from '#server/features/interviews/interviews.events.ts';
import * as interviews from '#server/features/interviews/interviews.service.ts';
import { accountErased, exportRequested } from '#server/features/users/users.events.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { asMember } from '#server/platform/deed.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { contactDetailsRepeated, conversationReported, messageSent } from './messages.events.ts';
import { listBlocked, listForExport, listThreadIds, removeSignature } from './messages.queries.ts';
import { open } from './messages.service.ts';

export const auditEntries = [
  on(conversationReported, async (db, { reporterId, threadId, companyId, candidateId, reason, ip }) => {
    const by = { actorId: reporterId, ip };
    await audit.record(db, by, {
      action: 'conversation.reported',
      subjectId: threadId,
      companyId,
      personId: candidateId,
      summary: 'Reported a conversation',
      after: { reason },
    });
  }),
  on(contactDetailsRepeated, async (db, { senderId, threadId, companyId, conversations }) => {
    await audit.record(db, asMember({ userId: senderId }), {
      action: 'conversation.contact_details_repeated',
      subjectId: threadId,
      companyId,
      summary: `Wrote contact details into the first message of ${conversations} conversations`,
    });
  }),
];

export const follows = [
  on(applicationSubmitted, open),
  on(interviewMoved, async (db, { action, interviewId }) => {
    if (action === 'REQUEST') await open(db, await interviews.get(db, interviewId));
  }),
  on(messageSent, async (db, { companyId, candidateId }) => {
    const members = await companies.listMemberIds(db, companyId);
    await live.changed(db, [candidateId, ...members], ['messages']);
  }),
];

/**
 * A candidate's conversations are deleted with the account; messages of a recruiter stay without their name.
 */
export const departures = [
  on(accountErased, async (db, { userId, name, forget }) => {
    forget(await listThreadIds(db, userId));
    await removeSignature(db, userId, [name, ...name.split(' ')]);
  }),
  on(exportRequested, async (db, { userId, userType, add }) => {
    if (userType !== 'JOBSEEKER' && userType !== 'RECRUITER') return;
    await add('messages', await listForExport(db, userId));
    if (userType === 'JOBSEEKER') await add('blockedCompanies', await listBlocked(db, userId));
  }),
];
