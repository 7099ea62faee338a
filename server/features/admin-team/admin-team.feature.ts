import { defineFeature } from '#server/feature.ts';
import { traces as audit } from './admin-team.audit.ts';
import { mails } from './admin-team.mail.ts';
import { routes } from './admin-team.routes.ts';

export const adminTeam = defineFeature({
  name: 'admin-team',
  routes,
  mails,
  audit,
});
