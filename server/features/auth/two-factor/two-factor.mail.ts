import { type TwoFactorMoved, twoFactorMoved } from '#server/features/auth/auth.events.ts';
import { mailHolder, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { type MailParts, renderHtml, renderText } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';

const NOT_ME = 'If it was not you, set a new password at once and sign out every other session.';

function securityMail(to: string, subject: string, parts: Omit<MailParts, 'action'>): Mail {
  const whole = { ...parts, action: { label: 'Set a new password', url: linkTo('/forgot-password') } };
  return { to, subject, text: renderText(whole), html: renderHtml(whole) };
}

function twoFactorOnMail({ to, firstName }: Receiver): Mail {
  return securityMail(to, 'Two-step sign-in is on', {
    title: 'Two-step sign-in is on',
    paragraphs: [
      `Hello ${plainName(firstName)}, from now on signing in asks for a code of your authenticator app as well.`,
      'Every other device was signed out.',
      'Keep the recovery codes where you find them without your phone.',
    ],
    footnote: NOT_ME,
  });
}

function twoFactorOffMail({ to, firstName }: Receiver): Mail {
  return securityMail(to, 'Two-step sign-in is off', {
    title: 'Two-step sign-in is off',
    paragraphs: [`Hello ${plainName(firstName)}, your account is now protected by the password alone.`],
    footnote: NOT_ME,
  });
}

function recoveryCodesRenewedMail({ to, firstName }: Receiver): Mail {
  return securityMail(to, 'Your recovery codes were replaced', {
    title: 'Your recovery codes were replaced',
    paragraphs: [
      `Hello ${plainName(firstName)}, new recovery codes were made. The ones before no longer work.`,
    ],
    footnote: NOT_ME,
  });
}

/** Whoever sets it up for an account hands it over in person. */
const MAILS: Record<TwoFactorMoved['to'], ((receiver: Receiver) => Mail) | null> = {
  ON: twoFactorOnMail,
  OFF: twoFactorOffMail,
  CODES_RENEWED: recoveryCodesRenewedMail,
  SET_UP: null,
};

export const mails = [
  on(twoFactorMoved, async (db, { userId, to }) => {
    const write = MAILS[to];
    if (write) await mailHolder(db, 'SECURITY', userId, write);
  }),
];
