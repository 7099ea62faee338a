import { notify } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { affiliateDecided } from './affiliates.events.ts';

export const notices = [
  on(affiliateDecided, async (db, { userId, to, reason }) => {
    const isApproved = to === 'APPROVED';
    await notify(db, [userId], {
      kind: isApproved ? 'affiliate.approved' : 'affiliate.rejected',
      title: isApproved ? 'You are in the affiliate programme' : 'Your affiliate application was rejected',
      body: reason ?? 'Your link is ready to share.',
      link: '/affiliate/dashboard',
    });
  }),
];
