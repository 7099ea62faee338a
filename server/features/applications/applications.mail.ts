import { linkTo } from '#server/platform/links.ts';
import { renderHtml, renderText } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface Submitted {
  to: string;
  firstName: string;
  candidate: string;
  jobTitle: string;
  path: string;
}

export function submittedMail({ to, firstName, candidate, jobTitle, path }: Submitted): Mail {
  const parts = {
    title: `${candidate} applied`,
    paragraphs: [`Hello ${firstName}, ${candidate} has applied for ${jobTitle}.`],
    action: { label: 'View the application', url: linkTo(path) },
    footnote: 'You get this mail because you can act on applications of your company.',
  };
  const subject = `${candidate} applied for ${jobTitle}`;
  return { to, subject, text: renderText(parts), html: renderHtml(parts) };
}

interface Received {
  to: string;
  firstName: string;
  companyName: string;
  jobTitle: string;
}

export function receivedMail({ to, firstName, companyName, jobTitle }: Received): Mail {
  const parts = {
    title: 'Your application is on its way',
    paragraphs: [
      `Hello ${firstName}, ${companyName} has received your application for ${jobTitle}.`,
      'They can now see your profile, your contact details and your résumé. You will hear from us when its status changes.',
    ],
    action: { label: 'See your applications', url: linkTo('/applications') },
  };
  const subject = `Application sent: ${jobTitle} at ${companyName}`;
  return { to, subject, text: renderText(parts), html: renderHtml(parts) };
}
