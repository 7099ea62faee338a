import { ERASURE_DAYS } from '#contract/account/closing.ts';
import { linkTo, supportAddress } from '#server/platform/links.ts';
import { type MailParts, renderHtml, renderText } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface Receiver {
  email: string;
  firstName: string;
}

function letter(to: string, subject: string, parts: MailParts): Mail {
  return { to, subject, text: renderText(parts), html: renderHtml(parts) };
}

/** To the old address, whose owner may know nothing of it. */
export function emailChangedMail({ email, firstName }: Receiver, newEmail: string): Mail {
  return letter(email, 'Your Medallist address was changed', {
    title: 'Your email address was changed',
    paragraphs: [
      `Hello ${firstName}, your account now uses ${newEmail}. This address no longer signs in.`,
      `If it was not you, write to ${supportAddress()} at once.`,
    ],
  });
}

export function deactivatedMail({ email, firstName }: Receiver): Mail {
  return letter(email, 'Your Medallist account is deactivated', {
    title: 'Your account is deactivated',
    paragraphs: [
      `Hello ${firstName}, your account rests. Nobody finds you, and nothing is lost.`,
      'Sign in at any time to reactivate it.',
    ],
    action: { label: 'Sign in', url: linkTo('/login') },
  });
}

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

export function deletedMail({ email, firstName }: Receiver, erasedOn: Date): Mail {
  return letter(email, 'Your Medallist account is deleted', {
    title: 'Your account is deleted',
    paragraphs: [
      `Hello ${firstName}, your account is closed and every device is signed out.`,
      `On ${DAY.format(erasedOn)} your personal data is erased. Until then this address cannot be used for a new account.`,
      `If it was not you, write to ${supportAddress()} within these ${ERASURE_DAYS} days.`,
    ],
  });
}
