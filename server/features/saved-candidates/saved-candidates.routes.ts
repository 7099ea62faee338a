import { listSavedCandidates, saveCandidate, unsaveCandidate } from '#contract/search/saved-candidates.ts';
import { type Route, route } from '#server/http/route.ts';
import { companyOf } from '#server/http/session/session.ts';
import { deleteSaved } from './saved-candidates.queries.ts';
import * as savedCandidates from './saved-candidates.service.ts';

export const routes: Route[] = [
  route(saveCandidate, ({ db, actor, params }) => savedCandidates.save(db, actor, params.id)),
  route(unsaveCandidate, async ({ db, actor, params }) => {
    await deleteSaved(db, companyOf(actor).id, params.id);
    return undefined;
  }),
  route(listSavedCandidates, ({ db, actor, query }) => savedCandidates.list(db, companyOf(actor), query)),
];
