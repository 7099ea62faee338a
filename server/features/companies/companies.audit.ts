import * as users from '#server/features/users/users.service.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import {
  type ApprovalAction,
  approvalMoved,
  companyClosed,
  companySaved,
  documentRejected,
  type IdentityAction,
  identityMoved,
  recruiterReinstated,
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
  reinstated: 'Reinstated',
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
  on(approvalMoved, async (db, { action, actorId, ip, companyId, companyName, from, to, reason }) => {
    await audit.record(db, {
      actorId,
      companyId,
      action: `company.${action}`,
      subjectId: companyId,
      summary: `${STEPS[action]} ${companyName}`,
      before: { approvalStatus: from },
      after: { approvalStatus: to, ...(reason ? { reason } : {}) },
      ip,
    });
  }),
  on(companyClosed, async (db, { companyId, companyName, actorId, ip }) => {
    const summary = `Closed the company ${companyName}`;
    await audit.record(db, {
      actorId,
      companyId,
      action: 'company.closed',
      subjectId: companyId,
      summary,
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
  on(documentRejected, async (db, { documentId, from, companyId, fileName, reason, actorId, ip }) => {
    await audit.record(db, {
      actorId,
      companyId,
      action: 'company_document.rejected',
      subjectId: documentId,
      summary: `Rejected the document ${fileName}`,
      before: { status: from },
      after: { status: 'REJECTED', reason },
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
      before: { status: 'ACTIVE' },
      after: { status: 'SUSPENDED', reason },
      ip,
    });
  }),
  on(recruiterReinstated, async (db, { userId, companyId, actorId, ip }) => {
    const { firstName, lastName } = await users.get(db, userId);
    await audit.record(db, {
      actorId,
      companyId,
      action: 'user.activated',
      subjectId: userId,
      summary: `Reinstated ${firstName} ${lastName}`,
      before: { status: 'SUSPENDED' },
      after: { status: 'ACTIVE' },
      ip,
    });
  }),
];
