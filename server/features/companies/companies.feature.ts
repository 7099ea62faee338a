import { defineFeature } from '#server/feature.ts';
import { auditEntries, follows } from './companies.follows.ts';
import { routes as companiesRoutes } from './companies.routes.ts';
import { mails as companiesMails, notices as companiesNotices } from './companies.told.ts';
import { routes as recruiterReviewRoutes } from './recruiter-review.routes.ts';
import { forgetOldInvitations } from './team/invitations.service.ts';
import { routes as teamRoutes } from './team/team.routes.ts';
import { mails as teamMails, notices as teamNotices } from './team/team.told.ts';

export const companies = defineFeature({
  name: 'companies',
  routes: [...companiesRoutes, ...teamRoutes, ...recruiterReviewRoutes],
  sweeps: [forgetOldInvitations],
  notices: [...companiesNotices, ...teamNotices],
  mails: [...companiesMails, ...teamMails],
  audit: auditEntries,
  follows,
  after: { follows: ['verifications'] },
});
