import { CODE_MINUTES } from '#contract/auth/verify.ts';
import { mail, notify, type Receiver } from '#server/features/notifications/notifications.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import { type Mail, queueMail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { degreeCodeMade, proofDecided } from './verifications.events.ts';

export const notices = [
  on(proofDecided, async (db, { candidateId, educationDegree, universityName, to, reason }) => {
    const degree = `${educationDegree}, ${universityName}`;
    const verified = {
      kind: 'degree.verified',
      title: 'Your degree is verified',
      body: `${degree}. Recruiters see the medal beside your name.`,
      link: '/profile/view',
    };
    const rejected = {
      kind: 'degree.rejected',
      title: 'We could not verify your degree',
      body: `${degree}. ${reason ?? ''}`.trim(),
      link: '/profile/edit/education',
    };
    await notify(db, [candidateId], to === 'VERIFIED' ? verified : rejected);
  }),
];

function degreeCodeMail({
  to,
  firstName,
  code,
  universityName,
}: Receiver & { code: string; universityName: string }): Mail {
  return letter(to, `${code} verifies your degree on Medallist`, {
    title: 'Verify your degree',
    paragraphs: [
      `Hello ${plainName(firstName)}, enter this code on Medallist to verify your degree from ${universityName}. It works for ${CODE_MINUTES} minutes.`,
    ],
    code,
    footnote: 'If you did not ask for this, ignore this mail. Nothing happens without the code.',
  });
}

interface Decided extends Receiver {
  /** `Bachelor's Degree, IIT Madras`. */
  degree: string;
}

function degreeVerifiedMail({ to, firstName, degree }: Decided): Mail {
  return letter(to, 'Your degree is verified on Medallist', {
    title: 'Your degree is verified',
    paragraphs: [
      `Hello ${plainName(firstName)}, we have checked your document. Recruiters now see the medal of a verified degree beside your name.`,
    ],
    facts: [['Degree', degree]],
    action: { label: 'View your profile', url: linkTo('/profile/view') },
  });
}

function proofRejectedMail({ to, firstName, degree, reason }: Decided & { reason: string }): Mail {
  return letter(to, 'We could not verify your degree', {
    title: 'We could not verify your degree',
    paragraphs: [
      `Hello ${plainName(firstName)}, your document does not prove the degree yet. This is why:`,
      reason,
    ],
    facts: [['Degree', degree]],
    action: { label: 'Try again', url: linkTo('/profile/edit/education') },
  });
}

export const mails = [
  // Sent to the address at the institute, which is seldom the account's.
  on(degreeCodeMade, async (db, { candidateId: userId, email: to, code, universityName }) => {
    const { firstName } = await users.get(db, userId);
    await queueMail(db, 'DEGREE', degreeCodeMail({ to, firstName, code, universityName }), undefined, {
      userId,
    });
  }),
  on(proofDecided, async (db, { candidateId, educationDegree, universityName, to, reason }) => {
    const degree = `${educationDegree}, ${universityName}`;
    const isVerified = to === 'VERIFIED';
    await mail(db, [candidateId], {
      kind: isVerified ? 'degree.verified' : 'degree.rejected',
      write: (receiver) =>
        isVerified
          ? degreeVerifiedMail({ ...receiver, degree })
          : proofRejectedMail({ ...receiver, degree, reason: reason ?? '' }),
    });
  }),
];
