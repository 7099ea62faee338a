import { notify } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { affiliateDecided } from './affiliates.events.ts';
import { APPLICATION_REJECTED, PROGRAMME_ENDED } from './decision-words.ts';

export const notices = [
  on(affiliateDecided, async (db, { userId, from, to, reason }) => {
    const isApproved = to === 'APPROVED';
    const refusal = from === 'APPROVED' ? PROGRAMME_ENDED : APPLICATION_REJECTED;
    await notify(db, [userId], {
      kind: isApproved ? 'affiliate.approved' : 'affiliate.rejected',
      title: isApproved ? 'You are in the affiliate programme' : refusal,
      body: reason ?? 'Your link is ready to share.',
      link: '/affiliate/dashboard',
    });
  }),
];
