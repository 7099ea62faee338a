import { mail, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { getHeadline } from './applicants.queries.ts';
import { applicationMoved, applicationSubmitted } from './applications.events.ts';
import { listRecruiterIds } from './applications.queries.ts';
import * as digests from './digests/digests.service.ts';

interface Submitted extends Receiver {
  candidate: string;
  jobTitle: string;
  path: string;
}

function submittedMail({ to, firstName, candidate, jobTitle, path }: Submitted): Mail {
  const parts = {
    title: `${candidate} applied`,
    paragraphs: [`Hello ${plainName(firstName)}, ${candidate} has applied for ${jobTitle}.`],
    action: { label: 'View the application', url: linkTo(path) },
    footnote: 'You get this mail because you can act on applications of your company.',
  };
  const subject = `${candidate} applied for ${jobTitle}`;
  return letter(to, subject, parts);
}

interface Received extends Receiver {
  companyName: string;
  jobTitle: string;
}

function receivedMail({ to, firstName, companyName, jobTitle }: Received): Mail {
  const parts = {
    title: 'Your application is on its way',
    paragraphs: [
      `Hello ${plainName(firstName)}, ${companyName} has received your application for ${jobTitle}.`,
      'They can now see your profile, your contact details and your resume. You will hear from us when its status changes.',
    ],
    action: { label: 'See your applications', url: linkTo('/applications') },
  };
  const subject = `Application sent: ${jobTitle} at ${companyName}`;
  return letter(to, subject, parts);
}

interface Rejected extends Received {
  message: string | null;
}

function rejectedMail({ to, firstName, companyName, jobTitle, message }: Rejected): Mail {
  const parts = {
    title: 'Not selected this time',
    paragraphs: [
      `Hello ${plainName(firstName)}, ${companyName} has decided not to go on with you for ${jobTitle}. Thank you for your time.`,
      ...(message ? [`${companyName} writes:`, ...message.split(/\n{2,}/)] : []),
    ],
    action: { label: 'See your applications', url: linkTo('/applications') },
  };
  const subject = `Not selected this time: ${jobTitle} at ${companyName}`;
  return letter(to, subject, parts);
}

export const mails = [
  on(applicationMoved, async (db, { applicationId, candidateId, to, cause, message }) => {
    if (to !== 'REJECTED' || cause !== 'HAND') return;
    const { companyName, title: jobTitle } = await getHeadline(db, applicationId);
    await mail(db, [candidateId], {
      kind: 'application.rejected',
      write: (receiver) => rejectedMail({ ...receiver, companyName, jobTitle, message }),
    });
  }),
  on(applicationSubmitted, async (db, { applicationId, companyId }) => {
    const { firstName, lastName, title: jobTitle, jobId } = await getHeadline(db, applicationId);
    const candidate = `${firstName} ${lastName}`;
    const path = `/recruiter/jobs/${jobId}/applicants?application=${applicationId}`;
    const atOnce = await digests.gather(db, applicationId, await listRecruiterIds(db, companyId));
    await mail(db, atOnce, {
      kind: 'application.submitted',
      write: (receiver) => submittedMail({ ...receiver, candidate, jobTitle, path }),
    });
  }),
  on(applicationSubmitted, async (db, { applicationId, candidateId }) => {
    const { companyName, title: jobTitle } = await getHeadline(db, applicationId);
    await mail(db, [candidateId], {
      kind: 'application.received',
      write: (receiver) => receivedMail({ ...receiver, companyName, jobTitle }),
    });
  }),
];
