import * as users from '#server/features/users/users.service.ts';
import * as audit from '#server/platform/audit.ts';
import { on } from '#server/platform/events.ts';
import {
  type ApprovalAction,
  approvalMoved,
  companySaved,
  documentRejected,
  type IdentityAction,
  identityMoved,
  recruiterSuspended,
} from './companies.events.ts';

/** Followed by the company's name. */
const STEPS: Record<ApprovalAction, string> = {
  submitted: 'Sent the application of',
  resubmitted: 'Sent again the application of',
  cancelled: 'Took back the application of',
  review_started: 'Took under review',
  approved: 'Approved',
  rejected: 'Rejected the application of',
  suspended: 'Suspended',
};

/** Followed by the company's name. */
const CHANGES: Record<IdentityAction, string> = {
  change_proposed: 'Asked for another identity of',
  change_withdrawn: 'Took back the change of identity of',
  change_approved: 'Approved the change of identity of',
  change_rejected: 'Rejected the change of identity of',
};

export const traces = [
  on(companySaved, async (db, { companyId, after, ...save }) => {
    const summary = `Changed the company profile of ${after.companyName}`;
    const subject = { companyId, subjectId: companyId };
    await audit.record(db, { ...save, ...subject, action: 'company.updated', summary, after });
  }),
  on(approvalMoved, async (db, { action, actorId, ip, companyId, companyName, to, reason }) => {
    await audit.record(db, {
      actorId,
      companyId,
      action: `company.${action}`,
      subjectId: companyId,
      summary: `${STEPS[action]} ${companyName}`,
      after: { approvalStatus: to, ...(reason ? { reason } : {}) },
      ip,
    });
  }),
  on(identityMoved, async (db, { action, actorId, ip, companyId, companyName, fields, reason }) => {
    const told = (side: 'from' | 'to') =>
      Object.fromEntries(fields.map((change) => [change.field, change[side]]));
    await audit.record(db, {
      actorId,
      companyId,
      action: `company.${action}`,
      subjectId: companyId,
      summary: `${CHANGES[action]} ${companyName}`,
      before: told('from'),
      after: { ...told('to'), ...(reason ? { reason } : {}) },
      ip,
    });
  }),
  on(documentRejected, async (db, { documentId, companyId, fileName, reason, actorId, ip }) => {
    await audit.record(db, {
      actorId,
      companyId,
      action: 'company_document.rejected',
      subjectId: documentId,
      summary: `Rejected the document ${fileName}`,
      after: { reason },
      ip,
    });
  }),
  on(recruiterSuspended, async (db, { userId, companyId, actorId, reason, ip }) => {
    const { firstName, lastName } = await users.get(db, userId);
    await audit.record(db, {
      actorId,
      companyId,
      action: 'user.suspended',
      subjectId: userId,
      summary: `Suspended ${firstName} ${lastName}`,
      after: { status: 'SUSPENDED', reason },
      ip,
    });
  }),
];
