import { mail, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { renderHtml, renderText } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { getHeadline, listRecruiterIds } from './applicants.queries.ts';
import { applicationSubmitted } from './applications.events.ts';

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
  return { to, subject, text: renderText(parts), html: renderHtml(parts) };
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
      'They can now see your profile, your contact details and your résumé. You will hear from us when its status changes.',
    ],
    action: { label: 'See your applications', url: linkTo('/applications') },
  };
  const subject = `Application sent: ${jobTitle} at ${companyName}`;
  return { to, subject, text: renderText(parts), html: renderHtml(parts) };
}

export const mails = [
  on(applicationSubmitted, async (db, { applicationId, companyId }) => {
    const { firstName, lastName, title: jobTitle, jobId } = await getHeadline(db, applicationId);
    const candidate = `${firstName} ${lastName}`;
    const path = `/recruiter/jobs/${jobId}/applicants?application=${applicationId}`;
    await mail(db, await listRecruiterIds(db, companyId), {
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
