import { defineFeature } from '#server/feature.ts';
import { traces as audit } from './settings.audit.ts';
import { routes } from './settings.routes.ts';

export const settings = defineFeature({
  name: 'settings',
  routes,
  audit,
});
