import { JOB_FIELD_LABELS, type JobChange } from '#contract/jobs/said.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { listInWords } from '#contract/kit/list-in-words.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { mail, notify, type Receiver } from '#server/features/notifications/notifications.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo, supportAddress } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { listWaitingCandidateIds } from './history.queries.ts';
import { jobTakenDown, jobTeamChanged, jobTermsChanged, type TakenDown } from './jobs.events.ts';

/** `₹38 L – ₹46 L per year → ₹40 L – ₹50 L per year` */
function changeInWords({ before, after }: JobChange): string {
  const [from, to] = [before, after].map((lines) => lines.join(', ') || 'Not named');
  return `${from} → ${to}`;
}

/** `Pay and place` */
function namesOf(changes: readonly JobChange[]): string {
  const names = changes.map(({ field }, place) => {
    const label = JOB_FIELD_LABELS[field];
    return place === 0 ? label : label.toLowerCase();
  });
  return listInWords(names);
}

const DONE = { CLOSED: 'was closed', ARCHIVED: 'was taken down' } as const;

interface Changed extends Receiver {
  title: string;
  companyName: string;
  changes: readonly JobChange[];
}

function changedMail({ to, firstName, title, companyName, changes }: Changed): Mail {
  const parts = {
    title: `${title} has changed`,
    paragraphs: [
      `Hello ${plainName(firstName)}, ${companyName} has changed a job that your application is open for.`,
      'You need not do anything. If it no longer suits you, you can withdraw your application.',
    ],
    facts: changes.map((change): [string, string] => [JOB_FIELD_LABELS[change.field], changeInWords(change)]),
    action: { label: 'See your applications', url: linkTo('/applications') },
  };
  const subject = `${namesOf(changes)} changed: ${title} at ${companyName}`;
  return letter(to, subject, parts);
}

const MAIL_WORDS = {
  CLOSED: {
    done: 'was closed',
    next: 'It takes no applications. Those it has stay with you, and you can publish the job again once the reason is settled.',
  },
  ARCHIVED: {
    done: 'was taken down',
    next: 'It cannot be published again. Those who waited for an answer have been told that the job is gone.',
  },
} as const;

function takenDownMail({ to, firstName }: Receiver, job: TakenDown): Mail {
  const { done, next } = MAIL_WORDS[job.to];
  return letter(to, `${job.title} ${done} by Medallist`, {
    title: `${job.title} ${done}`,
    paragraphs: [
      `Hello ${plainName(firstName)}, we have looked at your job, and it ${done}.`,
      `Reason: ${job.reason}`,
      next,
      `If you think this is a mistake, write to ${supportAddress()}.`,
    ],
    action: { label: 'View the job', url: linkTo(`/recruiter/jobs/${job.jobId}`) },
  });
}

export const notices = [
  on(jobTermsChanged, async (db, { jobId, title, companyName, changes }) => {
    const said = changes.map((change) => `${JOB_FIELD_LABELS[change.field]}: ${changeInWords(change)}.`);
    await notify(db, await listWaitingCandidateIds(db, jobId), {
      kind: 'application.job_changed',
      title: `${namesOf(changes)} changed: ${title}`,
      body: `${companyName} has changed the job. ${said.join(' ')}`,
      link: '/applications',
    });
  }),
  on(jobTakenDown, async (db, { jobId, companyId, title, to, reason }) =>
    notify(db, await companies.listMemberIds(db, companyId, 'RECRUITER'), {
      kind: 'job.taken_down',
      title: `${title} ${DONE[to]} by Medallist`,
      body: reason,
      link: `/recruiter/jobs/${jobId}`,
    }),
  ),
  on(jobTeamChanged, async (db, { jobId, title, actorId, newOwnerId, joined }) => {
    const actor = await users.get(db, actorId);
    const by = fullName(actor);
    const link = `/recruiter/jobs/${jobId}`;
    if (newOwnerId && newOwnerId !== actorId) {
      const notice = {
        kind: 'team.job_owner',
        title: `You own ${title} now`,
        body: `Given to you by ${by}.`,
      };
      await notify(db, [newOwnerId], { ...notice, link });
    }
    const others = joined.filter((id) => id !== actorId);
    if (others.length === 0) return;
    const notice = {
      kind: 'team.job_member',
      title: `You are in the hiring team of ${title}`,
      body: `Added by ${by}.`,
    };
    await notify(db, others, { ...notice, link });
  }),
];

export const mails = [
  on(jobTermsChanged, async (db, { jobId, title, companyName, changes }) => {
    await mail(db, await listWaitingCandidateIds(db, jobId), {
      kind: 'application.job_changed',
      write: (receiver) => changedMail({ ...receiver, title, companyName, changes }),
    });
  }),
  on(jobTakenDown, async (db, job) =>
    mail(db, await companies.listMemberIds(db, job.companyId, 'RECRUITER'), {
      kind: 'job.taken_down',
      write: (receiver) => takenDownMail(receiver, job),
    }),
  ),
];
