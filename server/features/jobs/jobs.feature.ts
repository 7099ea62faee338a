import { defineFeature } from '#server/feature.ts';
import { jobAddresses, jobPage } from './job-page.ts';
import { auditEntries, follows } from './jobs.follows.ts';
import { routes as jobsRoutes } from './jobs.routes.ts';
import { mails, notices } from './jobs.told.ts';
import { routes as publicJobsRoutes } from './public-jobs.routes.ts';

export const jobs = defineFeature({
  name: 'jobs',
  routes: [...jobsRoutes, ...publicJobsRoutes],
  notices,
  mails,
  audit: auditEntries,
  follows,
  heads: [jobPage],
  addresses: [jobAddresses],
  after: { follows: ['interviews'] },
});
