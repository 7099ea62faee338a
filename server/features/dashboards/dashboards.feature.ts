import { defineFeature } from '#server/feature.ts';
import { homeRoutes } from './candidate/candidate-home.routes.ts';
import { dashboardRoutes } from './recruiter/recruiter-dashboard.routes.ts';

export const dashboards = defineFeature({
  name: 'dashboards',
  routes: [...homeRoutes, ...dashboardRoutes],
});
