import { JOB_FIELD_LABELS } from '#contract/jobs/said.ts';
import { jobTermsChanged } from '#server/features/jobs/jobs.events.ts';
import { notify } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { listWaitingCandidateIds } from './history.queries.ts';
import { changeInWords, namesOf } from './terms.ts';

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
];
