import * as companies from '#server/features/companies/companies.service.ts';
import { mail, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo, supportAddress } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { jobTakenDown, type TakenDown } from './admin-jobs.events.ts';

const WORDS = {
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
  const { done, next } = WORDS[job.to];
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

export const mails = [
  on(jobTakenDown, async (db, job) =>
    mail(db, await companies.listMemberIds(db, job.companyId, 'RECRUITER'), {
      kind: 'job.taken_down',
      write: (receiver) => takenDownMail(receiver, job),
    }),
  ),
];
