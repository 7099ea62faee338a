import { defineFeature } from '#server/feature.ts';
import { departures } from './saved-searches.follows.ts';
import { routes } from './saved-searches.routes.ts';
import { mailSavedSearches } from './saved-searches.service.ts';
import { mails, notices } from './saved-searches.told.ts';

export const savedSearches = defineFeature({
  name: 'saved-searches',
  routes,
  sweeps: [mailSavedSearches],
  notices,
  mails,
  departures,
});
