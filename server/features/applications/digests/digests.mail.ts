import { mail, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { applicationsGathered, type GatheredApplication } from './digests.events.ts';

/** Of one job no more are named; the rest is counted. */
const MOST_NAMED = 20;

const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

function sectionOf(jobId: string, applications: readonly GatheredApplication[]) {
  const [first] = applications;
  const path = `/recruiter/jobs/${jobId}/applicants`;
  const rest = applications.length - MOST_NAMED;
  return {
    title: `${first?.title} at ${first?.companyName}`,
    links: applications.slice(0, MOST_NAMED).map(({ applicationId, candidate, appliedAt }) => ({
      label: candidate,
      note: `Applied ${moment.format(appliedAt)} IST`,
      url: linkTo(`${path}?application=${applicationId}`),
    })),
    ...(rest > 0 && { more: { label: `and ${rest} more`, url: linkTo(path) } }),
  };
}

function digestMail({ to, firstName }: Receiver, applications: readonly GatheredApplication[]): Mail {
  const count = applications.length;
  const title = count === 1 ? '1 new application' : `${count} new applications`;
  const byJob = Map.groupBy(applications, ({ jobId }) => jobId);
  const parts = {
    title,
    paragraphs: [`Hello ${plainName(firstName)}, this came in since your last mail.`],
    sections: [...byJob].map(([jobId, own]) => sectionOf(jobId, own)),
    action: { label: 'See all applications', url: linkTo('/recruiter/applications') },
    footnote: 'How often you get this mail is yours to choose in your settings, under Notifications.',
  };
  return letter(to, title, parts);
}

export const mails = [
  on(applicationsGathered, async (db, { userId, applications }) => {
    await mail(db, [userId], {
      kind: 'application.gathered',
      write: (receiver) => digestMail(receiver, applications),
    });
  }),
];
