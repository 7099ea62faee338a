import { defineFeature } from '#server/feature.ts';
import { auditEntries, departures, follows } from './applications.follows.ts';
import { routes } from './applications.routes.ts';
import { mails, notices } from './applications.told.ts';
import { mailApplicationDigests } from './digests.service.ts';
import { tellRejections } from './rejecting.service.ts';
import { sendHeldApplications } from './sending.service.ts';

export const applications = defineFeature({
  name: 'applications',
  routes,
  deadlines: [sendHeldApplications, tellRejections],
  sweeps: [mailApplicationDigests],
  notices,
  mails,
  audit: auditEntries,
  follows,
  departures,
  after: { departures: ['notes'] },
});
