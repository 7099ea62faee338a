import { getJobMatch, listMatchedJobs } from '#contract/jobs/matched-jobs.ts';
import { countJobReach } from '#contract/jobs/reach.ts';
import { listRecommendedJobs } from '#contract/jobs/recommended-jobs.ts';
import { getCandidateMatch, searchCandidates, suggestSkills } from '#contract/search/candidate-search.ts';
import { compareCandidates, listRecentCandidates } from '#contract/search/seen-candidates.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import { companyOf } from '#server/http/session/session.ts';
import * as seen from './cards.service.ts';
import { listMatched, matchOf, recommend } from './job-matches.service.ts';
import { reachOf } from './reach.service.ts';
import * as search from './search.service.ts';

export const routes = [
  route(searchCandidates, ({ db, actor, body }) => search.search(db, companyOf(actor), body)),
  route(suggestSkills, ({ db, actor, query }) => search.suggest(db, companyOf(actor).id, query.q)),
  route(getCandidateMatch, ({ db, actor, params, query }) =>
    search.match(db, companyOf(actor).id, { candidateId: params.id, jobId: query.jobId }),
  ),
  route(
    countJobReach,
    { before: ({ actor }) => takePoint('reachesPerAccount', actor.userId) },
    ({ db, actor, body }) => reachOf(db, companyOf(actor).id, body),
  ),
  route(listRecommendedJobs, ({ db, actor }) => recommend(db, actor.userId)),
  route(listMatchedJobs, ({ db, actor, query }) => listMatched(db, actor.userId, query)),
  route(getJobMatch, ({ db, actor, params }) => matchOf(db, actor.userId, params.id)),
  route(listRecentCandidates, ({ db, actor, query }) => seen.listRecent(db, actor, query)),
  route(compareCandidates, ({ db, actor, query }) => seen.compare(db, actor, query)),
];
