import { defineFeature } from '#server/feature.ts';
import { traces } from './audit.audit.ts';
import { routes } from './audit.routes.ts';

export const audit = defineFeature({
  name: 'audit',
  routes,
  audit: traces,
});
