import {
  changeJobSearch,
  deleteJobSearch,
  listJobSearches,
  saveJobSearch,
  unsubscribeFromSearches,
} from '#contract/saved-searches/saved-search.ts';
import { type Route, route } from '#server/http/route.ts';
import * as savedSearches from './saved-searches.service.ts';

const jobSearchesOf = ({ userId }: { userId: string }) => ({ ownerId: userId, kind: 'JOBS' }) as const;

export const routes: Route[] = [
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
