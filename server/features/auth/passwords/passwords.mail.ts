import { passwordChanged, passwordDiscarded, resetRequested } from '#server/features/auth/auth.events.ts';
import { mailHolder, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';

function passwordResetMail({ to, firstName, link }: Receiver & { link: string }): Mail {
  const parts = {
    title: 'Set a new password',
    paragraphs: [`Hello ${plainName(firstName)}, somebody asked for a new password for this address.`],
    action: { label: 'Set a new password', url: linkTo(`/reset-password?accessToken=${link}`) },
    footnote: 'The link works once, for 1 hour. If it was not you, ignore this mail: nothing has changed.',
  };
  return letter(to, 'Set a new Medallist password', parts);
}

interface Changed extends Receiver {
  /** The device on which it was changed stays signed in. */
  keptOne: boolean;
}

function passwordChangedMail({ to, firstName, keptOne }: Changed): Mail {
  const devices = keptOne ? 'every other device' : 'every device';
  const parts = {
    title: 'Your password was changed',
    paragraphs: [
      `Hello ${plainName(firstName)}, your password was changed and ${devices} was signed out.`,
      'If it was not you, set a new one at once.',
    ],
    action: { label: 'Set a new password', url: linkTo('/forgot-password') },
  };
  return letter(to, 'Your Medallist password was changed', parts);
}

function passwordDiscardedMail({ to, firstName }: Receiver): Mail {
  const parts = {
    title: 'You signed in with Google',
    paragraphs: [
      `Hello ${plainName(firstName)}, Google has confirmed that this address is yours.`,
      'Nobody had confirmed it before, so the password of the account was removed. You can set a new one.',
    ],
    action: { label: 'Set a new password', url: linkTo('/forgot-password') },
  };
  return letter(to, 'You signed in with Google', parts);
}

export const mails = [
  on(resetRequested, (db, { userId, link }) =>
    mailHolder(db, 'SECURITY', userId, (receiver) => passwordResetMail({ ...receiver, link })),
  ),
  on(passwordChanged, (db, { userId, by }) =>
    mailHolder(db, 'SECURITY', userId, (receiver) =>
      passwordChangedMail({ ...receiver, keptOne: by === 'SETTINGS' }),
    ),
  ),
  on(passwordDiscarded, (db, { userId }) => mailHolder(db, 'SECURITY', userId, passwordDiscardedMail)),
];
