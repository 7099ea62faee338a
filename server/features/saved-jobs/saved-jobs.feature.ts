import { defineFeature } from '#server/feature.ts';
import { departures } from './saved-jobs.follows.ts';
import { routes } from './saved-jobs.routes.ts';

export const savedJobs = defineFeature({
  name: 'saved-jobs',
  routes,
  departures,
});
