import { defineFeature } from '#server/feature.ts';
import { routes } from './saved-jobs.routes.ts';
import { accountReactions as departures } from './users.reactions.ts';

export const savedJobs = defineFeature({
  name: 'saved-jobs',
  routes,
  departures,
});
