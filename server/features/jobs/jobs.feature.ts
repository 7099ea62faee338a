import { defineFeature } from '#server/feature.ts';
import { traces as adminJobsAudit } from './admin/admin-jobs.audit.ts';
import { mails as adminJobsMails } from './admin/admin-jobs.mail.ts';
import { notices as adminJobsNotices } from './admin/admin-jobs.notices.ts';
import { adminRoutes } from './admin/admin-jobs.routes.ts';
import { routes as boardRoutes } from './board/board.routes.ts';
import { companyReactions } from './companies.reactions.ts';
import { dayRoutes } from './days/days.routes.ts';
import { mails as historyMails } from './history/history.mail.ts';
import { notices as historyNotices } from './history/history.notices.ts';
import { historyRoutes } from './history/history.routes.ts';
import { jobAddresses } from './job-addresses.ts';
import { jobPage } from './job-page.ts';
import { traces as jobsAudit } from './jobs.audit.ts';
import { routes as ownJobsRoutes } from './own-jobs.routes.ts';
import { routes as publicJobsRoutes } from './public-jobs.routes.ts';
import { notices as teamNotices } from './team/team.notices.ts';
import { reactions as teamFollows } from './team/team.reactions.ts';

export const jobs = defineFeature({
  name: 'jobs',
  routes: [
    ...adminRoutes,
    ...ownJobsRoutes,
    ...dayRoutes,
    ...historyRoutes,
    ...boardRoutes,
    ...publicJobsRoutes,
  ],
  notices: [...historyNotices, ...adminJobsNotices, ...teamNotices],
  mails: [...historyMails, ...adminJobsMails],
  audit: [...jobsAudit, ...adminJobsAudit],
  follows: [...companyReactions, ...teamFollows],
  heads: [jobPage],
  addresses: [jobAddresses],
  after: { follows: ['interviews'] },
});
