import { linkTo } from '#server/platform/links.ts';
import { type MailParts, renderHtml, renderText } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface Receiver {
  to: string;
  firstName: string;
}

const NOT_ME = 'If it was not you, set a new password at once and sign out every other session.';

function securityMail(to: string, subject: string, parts: Omit<MailParts, 'action'>): Mail {
  const whole = { ...parts, action: { label: 'Set a new password', url: linkTo('/forgot-password') } };
  return { to, subject, text: renderText(whole), html: renderHtml(whole) };
}

export function twoFactorOnMail({ to, firstName }: Receiver): Mail {
  return securityMail(to, 'Two-step sign-in is on', {
    title: 'Two-step sign-in is on',
    paragraphs: [
      `Hello ${firstName}, from now on signing in asks for a code of your authenticator app as well.`,
      'Keep the recovery codes where you find them without your phone.',
    ],
    footnote: NOT_ME,
  });
}

export function twoFactorOffMail({ to, firstName }: Receiver): Mail {
  return securityMail(to, 'Two-step sign-in is off', {
    title: 'Two-step sign-in is off',
    paragraphs: [`Hello ${firstName}, your account is now protected by the password alone.`],
    footnote: NOT_ME,
  });
}

export function recoveryCodesRenewedMail({ to, firstName }: Receiver): Mail {
  return securityMail(to, 'Your recovery codes were replaced', {
    title: 'Your recovery codes were replaced',
    paragraphs: [`Hello ${firstName}, new recovery codes were made. The ones before no longer work.`],
    footnote: NOT_ME,
  });
}
