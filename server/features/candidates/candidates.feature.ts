import { defineFeature } from '#server/feature.ts';
import { auditEntries, follows } from './candidates.follows.ts';
import { routes } from './candidates.routes.ts';
import { keepSample } from './index-row/candidate-index.service.ts';

export const candidates = defineFeature({
  name: 'candidates',
  routes,
  sweeps: [keepSample],
  audit: auditEntries,
  follows,
});
