import { dayInWords } from '#contract/kit/days.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { mailHolder, notify, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo, supportAddress } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { candidateActivated, candidateSuspended } from './candidate-accounts.events.ts';

/** A suspended candidate cannot sign in, so a mail is all they can read. */
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

function suspendedMail({ to, firstName }: Receiver, reason: string, until: Date | null): Mail {
  const end = until ? `Your account opens again on ${dayInWords(localDate(until))} by itself.` : '';
  return letter(to, 'Your Medallist account is suspended', {
    title: 'Your account is suspended',
    paragraphs: [
      `Hello ${plainName(firstName)}, we have suspended your account. You are signed out everywhere, and open interviews are called off.`,
      `Reason: ${reason}`,
      ...(end ? [end] : []),
      `If you think this is a mistake, write to ${supportAddress()}.`,
    ],
  });
}

function activatedMail({ to, firstName }: Receiver): Mail {
  return letter(to, 'Your Medallist account is open again', {
    title: 'Your account is open again',
    paragraphs: [
      `Hello ${plainName(firstName)}, the suspension of your account is over. Companies find you again if your profile is shown.`,
    ],
    action: { label: 'Sign in', url: linkTo('/login') },
  });
}

export const mails = [
  on(candidateSuspended, (db, { userId, reason, until }) =>
    mailHolder(db, 'ACCOUNT', userId, (receiver) => suspendedMail(receiver, reason, until)),
  ),
  on(candidateActivated, (db, { userId }) => mailHolder(db, 'ACCOUNT', userId, activatedMail)),
];
