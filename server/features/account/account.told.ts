import { ERASURE_DAYS } from '#contract/account/closing.ts';
import { dayInWords } from '#contract/kit/days.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { mailHolder, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { emailChanged } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo, supportAddress } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import { type Mail, queueMail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { accountClosed, accountDeactivated, accountReactivated } from './account.events.ts';

/** Sent to the old address, whose owner may not know about the change. */
function emailChangedMail({ to, firstName }: Receiver, newEmail: string): Mail {
  return letter(to, 'Your Medallist address was changed', {
    title: 'Your email address was changed',
    paragraphs: [
      `Hello ${plainName(firstName)}, your account now uses ${newEmail}. This address no longer signs in, and every other device was signed out.`,
      `If it was not you, write to ${supportAddress()} at once.`,
    ],
  });
}

function deactivatedMail({ to, firstName }: Receiver): Mail {
  return letter(to, 'Your Medallist account is deactivated', {
    title: 'Your account is deactivated',
    paragraphs: [
      `Hello ${plainName(firstName)}, your account rests. Nobody finds you, and nothing is lost.`,
      'Sign in at any time to reactivate it.',
    ],
    action: { label: 'Sign in', url: linkTo('/login') },
  });
}

function reactivatedMail({ to, firstName }: Receiver): Mail {
  return letter(to, 'Your Medallist account is active again', {
    title: 'Your account is active again',
    paragraphs: [
      `Hello ${plainName(firstName)}, we have reactivated your account. Companies find you again if your profile is shown.`,
    ],
    action: { label: 'Sign in', url: linkTo('/login') },
  });
}

function deletedMail({ to, firstName }: Receiver, erasedOn: Date, reason: string | undefined): Mail {
  const isByAdmin = reason !== undefined;
  const closed = isByAdmin ? 'we have closed your account' : 'your account is closed';
  return letter(to, 'Your Medallist account is deleted', {
    title: 'Your account is deleted',
    paragraphs: [
      `Hello ${plainName(firstName)}, ${closed} and every device is signed out.`,
      ...(isByAdmin ? [`Reason: ${reason}`] : []),
      `On ${dayInWords(localDate(erasedOn))} your personal data is erased. Until then this address cannot be used for a new account.`,
      isByAdmin
        ? `If you think this is a mistake, write to ${supportAddress()} within these ${ERASURE_DAYS} days.`
        : `If it was not you, write to ${supportAddress()} within these ${ERASURE_DAYS} days.`,
    ],
  });
}

export const mails = [
  on(accountDeactivated, (db, { userId }) => mailHolder(db, 'ACCOUNT', userId, deactivatedMail)),
  // No mail when the owner reactivates their own account.
  on(accountReactivated, async (db, { userId, reason }) => {
    if (reason !== undefined) await mailHolder(db, 'ACCOUNT', userId, reactivatedMail);
  }),
  on(accountClosed, (db, { userId, erasedOn, reason }) =>
    mailHolder(db, 'ACCOUNT', userId, (receiver) => deletedMail(receiver, erasedOn, reason)),
  ),
  // The old address is named explicitly, because the mail must not follow the account to the new one.
  on(emailChanged, async (db, { userId, from, to }) => {
    const { firstName } = await users.get(db, userId);
    await queueMail(db, 'SECURITY', emailChangedMail({ to: from, firstName }, to));
  }),
];
