import { defineFeature } from '#server/feature.ts';
import { matchedRoutes } from './matched/matched-jobs.routes.ts';
import { reachRoutes } from './reach/reach.routes.ts';
import { recommendedRoutes } from './recommended/recommended-jobs.routes.ts';
import { routes as searchRoutes } from './search.routes.ts';
import { routes as seenCandidatesRoutes } from './seen/seen-candidates.routes.ts';

export const search = defineFeature({
  name: 'search',
  routes: [...searchRoutes, ...reachRoutes, ...recommendedRoutes, ...matchedRoutes, ...seenCandidatesRoutes],
});
