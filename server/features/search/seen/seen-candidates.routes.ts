import { compareCandidates, listRecentCandidates } from '#contract/search/seen-candidates.ts';
import { type Route, route } from '#server/http/route.ts';
import * as seen from './seen-candidates.service.ts';

export const routes: Route[] = [
  route(listRecentCandidates, ({ db, actor, query }) => seen.listRecent(db, actor, query)),
  route(compareCandidates, ({ db, actor, query }) => seen.compare(db, actor, query)),
];
