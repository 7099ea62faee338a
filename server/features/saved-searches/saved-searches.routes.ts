import {
  changeCandidateSearch,
  deleteCandidateSearch,
  listCandidateSearches,
  openCandidateSearch,
  saveCandidateSearch,
} from '#contract/saved-searches/candidate-search.ts';
import {
  changeJobSearch,
  deleteJobSearch,
  listJobSearches,
  saveJobSearch,
  unsubscribeFromSearches,
} from '#contract/saved-searches/saved-search.ts';
import { type Route, route } from '#server/http/route.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import * as candidateSearches from './candidate-searches.service.ts';
import * as savedSearches from './saved-searches.service.ts';

const jobSearchesOf = ({ userId }: { userId: string }) =>
  ({ ownerId: userId, kind: 'JOBS', companyId: null }) as const;

const candidateSearchesOf = (actor: Actor) =>
  ({ ownerId: actor.userId, kind: 'CANDIDATES', companyId: companyOf(actor).id }) as const;

const forCandidates: Route[] = [
  route(listCandidateSearches, async ({ db, actor }) => {
    const owner = candidateSearchesOf(actor);
    const { searches, areMailsOff } = await savedSearches.list(db, owner);
    return { searches: await candidateSearches.withNews(db, owner, searches), areMailsOff };
  }),
  route(saveCandidateSearch, async ({ db, actor, body }) => {
    const owner = candidateSearchesOf(actor);
    return candidateSearches.withNewsOne(db, owner, await savedSearches.create(db, owner, body));
  }),
  route(changeCandidateSearch, async ({ db, actor, params, body }) => {
    const owner = candidateSearchesOf(actor);
    return candidateSearches.withNewsOne(db, owner, await savedSearches.change(db, owner, params.id, body));
  }),
  route(openCandidateSearch, async ({ db, actor, params }) => {
    await candidateSearches.opened(db, candidateSearchesOf(actor), params.id);
    return undefined;
  }),
  route(deleteCandidateSearch, async ({ db, actor, params }) => {
    await savedSearches.remove(db, candidateSearchesOf(actor), params.id);
    return undefined;
  }),
];

export const routes: Route[] = [
  ...forCandidates,
  route(listJobSearches, ({ db, actor }) => savedSearches.list(db, jobSearchesOf(actor))),
  route(saveJobSearch, ({ db, actor, body }) => savedSearches.create(db, jobSearchesOf(actor), body)),
  route(changeJobSearch, ({ db, actor, params, body }) =>
    savedSearches.change(db, jobSearchesOf(actor), params.id, body),
  ),
  route(deleteJobSearch, async ({ db, actor, params }) => {
    await savedSearches.remove(db, jobSearchesOf(actor), params.id);
    return undefined;
  }),
  route(unsubscribeFromSearches, async ({ db, body }) => {
    await savedSearches.unsubscribe(db, body.token);
    return undefined;
  }),
];
