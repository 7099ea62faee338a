import type { Thing } from '#contract/core/things.ts';
import { MEMBER_ROLE_LABELS } from '#contract/labels/accounts.ts';
import type { Db } from '#server/db/schema/database.ts';
import { accountErased, emailChanged, exportRequested } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import {
  type ApprovalAction,
  approvalMoved,
  companyClosed,
  companySaved,
  documentRejected,
  type IdentityAction,
  identityMoved,
  invitationRevoked,
  invitationSent,
  memberJoined,
  memberRemoved,
  recruiterReinstated,
  recruiterSuspended,
  roleChanged,
} from './companies.events.ts';
import { blankRecruiter, listMemberships } from './companies.queries.ts';
import * as companies from './companies.service.ts';
import * as hiding from './hiding-keys.service.ts';
import { getProfile } from './members.service.ts';

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

async function refreshAdmins(db: Db, thing: Thing): Promise<void> {
  await live.changed(db, await users.listAdminIds(db), [thing]);
}

export const auditEntries = [
  on(companySaved, async (db, { companyId, before, after, ...deed }) => {
    const summary = `Changed the company profile of ${after.companyName}`;
    const subject = { companyId, subjectId: companyId };
    await audit.record(db, deed, { ...subject, action: 'company.updated', summary, before, after });
  }),
  on(approvalMoved, async (db, { action, companyId, companyName, from, to, reason, ...deed }) => {
    await audit.record(db, deed, {
      companyId,
      action: `company.${action}`,
      subjectId: companyId,
      summary: `${STEPS[action]} ${companyName}`,
      before: { approvalStatus: from },
      after: { approvalStatus: to, ...(reason ? { reason } : {}) },
    });
  }),
  on(companyClosed, async (db, { companyId, companyName, ...deed }) => {
    const summary = `Closed the company ${companyName}`;
    await audit.record(db, deed, {
      companyId,
      action: 'company.closed',
      subjectId: companyId,
      summary,
    });
  }),
  on(identityMoved, async (db, { action, companyId, companyName, fields, reason, ...deed }) => {
    const told = (side: 'from' | 'to') =>
      Object.fromEntries(fields.map((change) => [change.field, change[side]]));
    await audit.record(db, deed, {
      companyId,
      action: `company.${action}`,
      subjectId: companyId,
      summary: `${CHANGES[action]} ${companyName}`,
      before: told('from'),
      after: { ...told('to'), ...(reason ? { reason } : {}) },
    });
  }),
  on(documentRejected, async (db, { documentId, from, companyId, fileName, reason, ...deed }) => {
    await audit.record(db, deed, {
      companyId,
      action: 'company_document.rejected',
      subjectId: documentId,
      summary: `Rejected the document ${fileName}`,
      before: { status: from },
      after: { status: 'REJECTED', reason },
    });
  }),
  on(recruiterSuspended, async (db, { userId, companyId, reason, ...deed }) => {
    await audit.record(db, deed, {
      companyId,
      action: 'user.suspended',
      subjectId: userId,
      summary: `Suspended ${await users.nameOf(db, userId)}`,
      before: { status: 'ACTIVE' },
      after: { status: 'SUSPENDED', reason },
    });
  }),
  on(recruiterReinstated, async (db, { userId, companyId, ...deed }) => {
    await audit.record(db, deed, {
      companyId,
      action: 'user.activated',
      subjectId: userId,
      summary: `Reinstated ${await users.nameOf(db, userId)}`,
      before: { status: 'SUSPENDED' },
      after: { status: 'ACTIVE' },
    });
  }),
  on(invitationSent, async (db, { companyId, companyName, invitationId, role, isAgain, ...deed }) => {
    await audit.record(db, deed, {
      companyId,
      action: isAgain ? 'team_invitation.sent_again' : 'team_invitation.sent',
      subjectId: invitationId,
      summary: `Invited somebody to ${companyName}`,
      after: { role },
    });
  }),
  on(invitationRevoked, async (db, { companyId, companyName, invitationId, ...deed }) => {
    await audit.record(db, deed, {
      companyId,
      action: 'team_invitation.revoked',
      subjectId: invitationId,
      summary: `Took back an invitation to ${companyName}`,
    });
  }),
  on(memberJoined, async (db, { companyId, companyName, role, ...own }) => {
    await audit.recordOwn(db, own, {
      companyId,
      action: 'member.joined',
      summary: `Joined ${companyName}`,
      after: { role },
    });
  }),
  on(roleChanged, async (db, { companyId, companyName, userId, from, to, ...deed }) => {
    await audit.record(db, deed, {
      companyId,
      action: 'member.role_changed',
      subjectId: userId,
      summary: `Made ${await users.nameOf(db, userId)} ${MEMBER_ROLE_LABELS[to]} of ${companyName}`,
      before: { role: from },
      after: { role: to },
    });
  }),
  on(memberRemoved, async (db, { companyId, companyName, userId, role, ...deed }) => {
    await audit.record(db, deed, {
      companyId,
      action: 'member.removed',
      subjectId: userId,
      summary: `Removed ${await users.nameOf(db, userId)} from ${companyName}`,
      before: { role },
    });
  }),
];

export const follows = [
  on(accountErased, (db, { userId }) => blankRecruiter(db, userId)),
  on(exportRequested, async (db, { userId, userType, add }) => {
    if (userType !== 'RECRUITER') return;
    await add('recruiterProfile', await getProfile(db, userId));
    await add('companies', await listMemberships(db, userId));
  }),
  on(approvalMoved, (db) => refreshAdmins(db, 'approval')),
  on(companyClosed, (db) => refreshAdmins(db, 'approval')),
  on(documentRejected, (db) => refreshAdmins(db, 'companyDocuments')),
  on(identityMoved, async (db, { companyId }) => {
    const readers = [...(await companies.listMemberIds(db, companyId)), ...(await users.listAdminIds(db))];
    await live.changed(db, readers, ['company']);
  }),
  // The domain of the former address stays a key of the company.
  on(emailChanged, async (db, { userId, from }) => {
    for (const { id } of await companies.listMemberships(db, userId)) await hiding.keepMailHost(db, id, from);
  }),
];
