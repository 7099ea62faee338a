import { defineFeature } from '#server/feature.ts';
import { mails as approvalMails } from './approval/approval.mail.ts';
import { notices as approvalNotices } from './approval/approval.notices.ts';
import { reactions as approvalFollows } from './approval/approval.reactions.ts';
import { applicationRoutes, documentRoutes } from './approval/approval.routes.ts';
import { traces as companiesAudit } from './companies.audit.ts';
import { reactions as companiesFollows } from './companies.reactions.ts';
import { routes as companiesRoutes } from './companies.routes.ts';
import { mails as identityMails } from './identity/identity.mail.ts';
import { notices as identityNotices } from './identity/identity.notices.ts';
import { reactions as identityFollows } from './identity/identity.reactions.ts';
import { profileRoutes } from './recruiter-profile.routes.ts';
import { adminRoutes } from './review/recruiter-review.routes.ts';
import { traces as teamAudit } from './team/team.audit.ts';
import { mails as teamMails } from './team/team.mail.ts';
import { notices as teamNotices } from './team/team.notices.ts';
import { routes as teamRoutes } from './team/team.routes.ts';
import { forgetOldInvitations } from './team/team.tasks.ts';

export const companies = defineFeature({
  name: 'companies',
  routes: [
    ...companiesRoutes,
    ...applicationRoutes,
    ...documentRoutes,
    ...profileRoutes,
    ...teamRoutes,
    ...adminRoutes,
  ],
  sweeps: [forgetOldInvitations],
  notices: [...approvalNotices, ...identityNotices, ...teamNotices],
  mails: [...approvalMails, ...identityMails, ...teamMails],
  audit: [...companiesAudit, ...teamAudit],
  follows: [...companiesFollows, ...approvalFollows, ...identityFollows],
  after: { follows: ['verifications'] },
});
