import * as users from '#server/features/users/users.service.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { affiliateDecided } from './affiliates.events.ts';

export const traces = [
  on(affiliateDecided, async (db, { userId, from, to, reason, actorId, ip }) => {
    const { firstName, lastName } = await users.get(db, userId);
    const isApproved = to === 'APPROVED';
    await audit.record(db, {
      actorId,
      action: isApproved ? 'affiliate.approved' : 'affiliate.rejected',
      subjectId: userId,
      summary: `${isApproved ? 'Approved' : 'Rejected'} the affiliate ${firstName} ${lastName}`,
      before: { status: from },
      after: { status: to, ...(reason ? { reason } : {}) },
      ip,
    });
  }),
];
