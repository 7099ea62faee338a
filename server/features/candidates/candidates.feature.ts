import { defineFeature } from '#server/feature.ts';
import { traces as audit } from './candidates.audit.ts';
import { reactions as follows } from './candidates.reactions.ts';
import { keepSample } from './index-row/sample.tasks.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { routes as recruiterViewRoutes } from './recruiter-view/recruiter-view.routes.ts';
import { resumeRoutes } from './resume/resume.routes.ts';
import { resumeReadingRoutes } from './resume-reading/resume-reading.routes.ts';

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
  audit,
  follows,
});
