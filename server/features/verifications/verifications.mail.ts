import { CODE_MINUTES } from '#contract/auth/verify.ts';
import { linkTo } from '#server/platform/links.ts';
import { renderHtml, renderText } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface Receiver {
  to: string;
  firstName: string;
}

function mail(to: string, subject: string, parts: Parameters<typeof renderHtml>[0]): Mail {
  return { to, subject, text: renderText(parts), html: renderHtml(parts) };
}

export function degreeCodeMail({
  to,
  firstName,
  code,
  universityName,
}: Receiver & { code: string; universityName: string }): Mail {
  return mail(to, `${code} verifies your degree on Medallist`, {
    title: 'Verify your degree',
    paragraphs: [
      `Hello ${firstName}, enter this code on Medallist to verify your degree from ${universityName}. It works for ${CODE_MINUTES} minutes.`,
    ],
    code,
    footnote: 'If you did not ask for this, ignore this mail. Nothing happens without the code.',
  });
}

interface Decided extends Receiver {
  /** `Bachelor's Degree, IIT Madras`. */
  degree: string;
}

export function degreeVerifiedMail({ to, firstName, degree }: Decided): Mail {
  return mail(to, 'Your degree is verified on Medallist', {
    title: 'Your degree is verified',
    paragraphs: [
      `Hello ${firstName}, we have checked your document. Recruiters now see the medal of a verified degree beside your name.`,
    ],
    facts: [['Degree', degree]],
    action: { label: 'View your profile', url: linkTo('/profile/view') },
  });
}

export function proofRejectedMail({ to, firstName, degree, reason }: Decided & { reason: string }): Mail {
  return mail(to, 'We could not verify your degree', {
    title: 'We could not verify your degree',
    paragraphs: [`Hello ${firstName}, your document does not prove the degree yet. This is why:`, reason],
    facts: [['Degree', degree]],
    action: { label: 'Try again', url: linkTo('/profile/edit/education') },
  });
}
