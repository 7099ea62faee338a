import { defineFeature } from '#server/feature.ts';
import { mails } from './saved-searches.mail.ts';
import { notices } from './saved-searches.notices.ts';
import { routes } from './saved-searches.routes.ts';
import { mailSavedSearches } from './saved-searches.tasks.ts';
import { accountReactions as departures } from './users.reactions.ts';

export const savedSearches = defineFeature({
  name: 'saved-searches',
  routes,
  sweeps: [mailSavedSearches],
  notices,
  mails,
  departures,
});
