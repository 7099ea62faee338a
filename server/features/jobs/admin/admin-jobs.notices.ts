import * as companies from '#server/features/companies/companies.service.ts';
import { notify } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { jobTakenDown } from './admin-jobs.events.ts';

const WORDS = { CLOSED: 'was closed', ARCHIVED: 'was taken down' } as const;

export const notices = [
  on(jobTakenDown, async (db, { jobId, companyId, title, to, reason }) =>
    notify(db, await companies.listMemberIds(db, companyId, 'RECRUITER'), {
      kind: 'job.taken_down',
      title: `${title} ${WORDS[to]} by Medallist`,
      body: reason,
      link: `/recruiter/jobs/${jobId}`,
    }),
  ),
];
