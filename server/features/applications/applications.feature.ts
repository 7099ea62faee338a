import { defineFeature } from '#server/feature.ts';
import { adminRoutes } from './admin/admin-applications.routes.ts';
import { traces as audit } from './applications.audit.ts';
import { mails as applicationsMails } from './applications.mail.ts';
import { notices } from './applications.notices.ts';
import { reactions as follows } from './applications.reactions.ts';
import { routes as applicationsRoutes } from './applications.routes.ts';
import { mails as digestsMails } from './digests/digests.mail.ts';
import { digestRoutes } from './digests/digests.routes.ts';
import { mailApplicationDigests } from './digests/digests.tasks.ts';
import { tellRejections } from './rejecting/rejecting.tasks.ts';
import { sendHeldApplications } from './sending/sending.tasks.ts';
import { accountReactions as departures } from './users.reactions.ts';

export const applications = defineFeature({
  name: 'applications',
  routes: [...digestRoutes, ...adminRoutes, ...applicationsRoutes],
  deadlines: [sendHeldApplications, tellRejections],
  sweeps: [mailApplicationDigests],
  notices,
  mails: [...applicationsMails, ...digestsMails],
  audit,
  follows,
  departures,
  after: { departures: ['notes'] },
});
