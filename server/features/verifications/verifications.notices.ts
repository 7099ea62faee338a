import { notify } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { proofDecided } from './verifications.events.ts';

export const notices = [
  on(proofDecided, async (db, { candidateId, educationDegree, universityName, to, reason }) => {
    const degree = `${educationDegree}, ${universityName}`;
    const verified = {
      kind: 'degree.verified',
      title: 'Your degree is verified',
      body: `${degree}. Recruiters see the medal beside your name.`,
      link: '/profile/view',
    };
    const rejected = {
      kind: 'degree.rejected',
      title: 'We could not verify your degree',
      body: `${degree}. ${reason ?? ''}`.trim(),
      link: '/profile/edit/education',
    };
    await notify(db, [candidateId], to === 'VERIFIED' ? verified : rejected);
  }),
];
