import { defineFeature } from '#server/feature.ts';
import { auditEntries } from './saved-candidates.follows.ts';
import { routes } from './saved-candidates.routes.ts';

export const savedCandidates = defineFeature({
  name: 'saved-candidates',
  routes,
  audit: auditEntries,
});
