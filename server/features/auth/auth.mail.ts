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
