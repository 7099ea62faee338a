import { fullName } from '#contract/kit/full-name.ts';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import type { Db } from '#server/db/schema/database.ts';
import {
  mail,
  type Notice,
  notify,
  type Receiver,
  takeBack,
} from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { getHeadline } from './applicants.queries.ts';
import {
  type ApplicationMoved,
  applicationMoved,
  applicationSubmitted,
  applicationsGathered,
  type GatheredApplication,
  moveUndone,
} from './applications.events.ts';
import { listRecruiterIds } from './applications.queries.ts';
import * as digests from './digests.service.ts';

/** For members who can act on it. A VIEWER can read the list, but is not notified of every change. */
async function tellCompany(db: Db, { companyId }: { companyId: string }, notice: Notice): Promise<void> {
  await notify(db, await listRecruiterIds(db, companyId), notice);
}

/** What a candidate reads. A rejection is sent without its reason, which stays inside the company. */
const TOLD: Record<ApplicationStatus, ((company: string) => string) | null> = {
  REVIEWED: (company) => `${company} has looked at your application.`,
  SHORTLISTED: (company) => `${company} has put you on its shortlist.`,
  REJECTED: () => 'Not selected this time. Thank you for applying.',
  NEW: null,
  // Interviews, offers and hires send their own notifications, and a candidate who withdraws knows it.
  INTERVIEW: null,
  OFFERED: null,
  HIRED: null,
  WITHDRAWN: null,
};

function noticeOf({ to, cause }: ApplicationMoved, title: string, company: string): Notice | undefined {
  const link = '/applications';
  const kind = `application.${to.toLowerCase()}`;
  if (cause === 'JOB') return { kind, title, body: `This job at ${company} has been taken down.`, link };
  const body = cause === 'HAND' ? TOLD[to]?.(company) : undefined;
  return body ? { kind, title, body, link } : undefined;
}

export const notices = [
  on(applicationSubmitted, async (db, { applicationId }) => {
    const about = await getHeadline(db, applicationId);
    await tellCompany(db, about, {
      kind: 'application.submitted',
      title: `${fullName(about)} applied`,
      body: `For ${about.title}.`,
      link: `/recruiter/jobs/${about.jobId}/applicants?application=${applicationId}`,
    });
  }),
  on(applicationMoved, async (db, moved) => {
    const { title, companyName } = await getHeadline(db, moved.applicationId);
    const notice = noticeOf(moved, title, companyName);
    if (notice) await notify(db, [moved.candidateId], notice);
  }),
  on(moveUndone, async (db, { applicationId, candidateId, kind, movedAt }) => {
    const { title } = await getHeadline(db, applicationId);
    await takeBack(db, candidateId, { kind, title, since: movedAt });
  }),
  on(applicationMoved, async (db, { applicationId, candidateId, actorId, cause, to, reason }) => {
    if (cause !== 'CANDIDATE' || to !== 'WITHDRAWN') return;
    const about = await getHeadline(db, applicationId);
    const name = fullName(about);
    await tellCompany(db, about, {
      kind: 'application.withdrawn',
      title: actorId === candidateId ? `${name} withdrew` : `The application of ${name} is withdrawn`,
      body: `From ${about.title}.${reason ? ` ${reason}` : ''}`,
      link: `/recruiter/jobs/${about.jobId}/applicants?application=${applicationId}`,
    });
  }),
];

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

/** At most this many applicants of one job are named; the rest is counted. */
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
  on(applicationMoved, async (db, { applicationId, candidateId, to, cause, message }) => {
    if (to !== 'REJECTED' || cause !== 'HAND') return;
    const { companyName, title: jobTitle } = await getHeadline(db, applicationId);
    await mail(db, [candidateId], {
      kind: 'application.rejected',
      write: (receiver) => rejectedMail({ ...receiver, companyName, jobTitle, message }),
    });
  }),
  on(applicationSubmitted, async (db, { applicationId, companyId }) => {
    const { title: jobTitle, jobId, ...person } = await getHeadline(db, applicationId);
    const candidate = fullName(person);
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
  on(applicationsGathered, async (db, { userId, applications }) => {
    await mail(db, [userId], {
      kind: 'application.gathered',
      write: (receiver) => digestMail(receiver, applications),
    });
  }),
];
