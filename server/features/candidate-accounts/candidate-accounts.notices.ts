import { notify } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { candidateActivated } from './candidate-accounts.events.ts';

/** Whoever is suspended reads mails only. */
export const notices = [
  on(candidateActivated, (db, { userId }) =>
    notify(db, [userId], {
      kind: 'account.activated',
      title: 'Your account is open again',
      body: 'The suspension is over. Interviews that were called off do not come back by themselves.',
      link: '/home',
    }),
  ),
];
