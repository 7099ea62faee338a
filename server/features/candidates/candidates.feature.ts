import { defineFeature } from '#server/feature.ts';
import { auditEntries, follows } from './candidates.follows.ts';

import {
  privacyRoutes,
  profileRoutes,
  routes as recruiterViewRoutes,
  resumeReadingRoutes,
  resumeRoutes,
} from './candidates.routes.ts';
import { keepSample } from './index-row/candidate-index.service.ts';

export const candidates = defineFeature({
  name: 'candidates',
  routes: [
    ...profileRoutes,
    ...resumeRoutes,
    ...resumeReadingRoutes,
    ...privacyRoutes,
    ...recruiterViewRoutes,
  ],
  sweeps: [keepSample],
  audit: auditEntries,
  follows,
});
