import { defineFeature } from '#server/feature.ts';
import { traces as audit } from './saved-candidates.audit.ts';
import { routes } from './saved-candidates.routes.ts';

export const savedCandidates = defineFeature({
  name: 'saved-candidates',
  routes,
  audit,
});
