import { exportRequested } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { affiliateDecided } from './affiliates.events.ts';
import { findAffiliate } from './affiliates.queries.ts';

export const auditEntries = [
  on(affiliateDecided, async (db, { userId, from, to, reason, ...deed }) => {
    const name = await users.nameOf(db, userId);
    const isApproved = to === 'APPROVED';
    await audit.record(db, deed, {
      action: isApproved ? 'affiliate.approved' : 'affiliate.rejected',
      subjectId: userId,
      summary: `${isApproved ? 'Approved' : 'Rejected'} the affiliate ${name}`,
      before: { status: from },
      after: { status: to, ...(reason ? { reason } : {}) },
    });
  }),
];

export const follows = [
  on(exportRequested, async (db, { userId, add }) => {
    const application = await findAffiliate(db, userId);
    if (application) await add('affiliateApplication', application);
  }),
];
