import { JOB_FIELD_LABELS, type JobChange } from '#contract/jobs/said.ts';
import { jobTermsChanged } from '#server/features/jobs/jobs.events.ts';
import { mail, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { listWaitingCandidateIds } from './history.queries.ts';
import { changeInWords, namesOf } from './terms.ts';

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

export const mails = [
  on(jobTermsChanged, async (db, { jobId, title, companyName, changes }) => {
    await mail(db, await listWaitingCandidateIds(db, jobId), {
      kind: 'application.job_changed',
      write: (receiver) => changedMail({ ...receiver, title, companyName, changes }),
    });
  }),
];
