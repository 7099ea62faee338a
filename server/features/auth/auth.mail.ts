import { CODE_MINUTES } from '#contract/auth/verify.ts';
import { linkTo } from '#server/platform/links.ts';
import { renderHtml, renderText } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface Verification {
  to: string;
  firstName: string;
  code: string;
  link: string;
}

export function verificationMail({ to, firstName, code, link }: Verification): Mail {
  const parts = {
    title: 'Confirm your email address',
    paragraphs: [`Hello ${firstName}, enter this code to confirm that this address is yours:`],
    code,
    action: { label: 'Confirm with one click', url: linkTo(`/verify-email?token=${link}`) },
    footnote: `Code and link work for ${CODE_MINUTES} minutes. If you did not sign up for Medallist, ignore this mail.`,
  };
  return { to, subject: `${code} is your Medallist code`, text: renderText(parts), html: renderHtml(parts) };
}

export function changeEmailMail({
  to,
  firstName,
  code,
}: {
  to: string;
  firstName: string;
  code: string;
}): Mail {
  const parts = {
    title: 'Confirm your new email address',
    paragraphs: [
      `Hello ${firstName}, enter this code in your account settings to move your account to this address:`,
    ],
    code,
    footnote: `The code works for ${CODE_MINUTES} minutes. If it was not you, ignore this mail: nothing changes.`,
  };
  return {
    to,
    subject: `${code} confirms your new address`,
    text: renderText(parts),
    html: renderHtml(parts),
  };
}

export function passwordResetMail({
  to,
  firstName,
  link,
}: {
  to: string;
  firstName: string;
  link: string;
}): Mail {
  const parts = {
    title: 'Set a new password',
    paragraphs: [`Hello ${firstName}, somebody asked for a new password for this address.`],
    action: { label: 'Set a new password', url: linkTo(`/reset-password?accessToken=${link}`) },
    footnote: 'The link works once, for 1 hour. If it was not you, ignore this mail: nothing has changed.',
  };
  return { to, subject: 'Set a new Medallist password', text: renderText(parts), html: renderHtml(parts) };
}

interface PasswordChanged {
  to: string;
  firstName: string;
  /** The device on which it was changed stays signed in. */
  keptOne?: boolean;
}

export function passwordChangedMail({ to, firstName, keptOne = false }: PasswordChanged): Mail {
  const devices = keptOne ? 'every other device' : 'every device';
  const parts = {
    title: 'Your password was changed',
    paragraphs: [
      `Hello ${firstName}, your password was changed and ${devices} was signed out.`,
      'If it was not you, set a new one at once.',
    ],
    action: { label: 'Set a new password', url: linkTo('/forgot-password') },
  };
  return {
    to,
    subject: 'Your Medallist password was changed',
    text: renderText(parts),
    html: renderHtml(parts),
  };
}

export function passwordDiscardedMail({ to, firstName }: { to: string; firstName: string }): Mail {
  const parts = {
    title: 'You signed in with Google',
    paragraphs: [
      `Hello ${firstName}, Google has confirmed that this address is yours.`,
      'Nobody had confirmed it before, so the password of the account was removed. You can set a new one.',
    ],
    action: { label: 'Set a new password', url: linkTo('/forgot-password') },
  };
  return { to, subject: 'You signed in with Google', text: renderText(parts), html: renderHtml(parts) };
}

interface NewDevice {
  to: string;
  firstName: string;
  userAgent: string | null;
  at: Date;
}

const IN_INDIA = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

export function newDeviceMail({ to, firstName, userAgent, at }: NewDevice): Mail {
  const parts = {
    title: 'A new device signed in',
    paragraphs: [
      `Hello ${firstName}, somebody signed in to your account from a device we have not seen before.`,
    ],
    facts: [
      ['When', `${IN_INDIA.format(at)} IST`],
      ['Device', userAgent ?? 'Unknown'],
    ] satisfies [string, string][],
    action: { label: 'It was not me', url: linkTo('/forgot-password') },
    footnote: 'If it was you, there is nothing to do.',
  };
  return {
    to,
    subject: 'A new device signed in to Medallist',
    text: renderText(parts),
    html: renderHtml(parts),
  };
}
