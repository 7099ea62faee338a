import { defineFeature } from '#server/feature.ts';
import { traces as audit } from './mails.audit.ts';
import { routes } from './mails.routes.ts';

export const mails = defineFeature({
  name: 'mails',
  routes,
  audit,
});
