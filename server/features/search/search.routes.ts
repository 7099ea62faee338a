import { getCandidateMatch, searchCandidates, suggestSkills } from '#contract/search/candidate-search.ts';
import { type Route, route } from '#server/http/route.ts';
import { companyOf } from '#server/http/session/session.ts';
import * as search from './search.service.ts';

export const routes: Route[] = [
  route(searchCandidates, ({ db, actor, body }) => search.search(db, companyOf(actor), body)),
  route(suggestSkills, ({ db, actor, query }) => search.suggest(db, companyOf(actor).id, query.q)),
  route(getCandidateMatch, ({ db, actor, params, query }) =>
    search.match(db, companyOf(actor).id, { candidateId: params.id, jobId: query.jobId }),
  ),
];
