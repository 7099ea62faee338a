import { defineFeature } from '#server/feature.ts';
import { auditEntries } from './admin-team.follows.ts';
import { routes } from './admin-team.routes.ts';
import { mails } from './admin-team.told.ts';

export const adminTeam = defineFeature({
  name: 'admin-team',
  routes,
  mails,
  audit: auditEntries,
});
