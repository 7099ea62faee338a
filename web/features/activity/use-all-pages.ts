import { useInfiniteQuery } from '@tanstack/react-query';
import type { listActivity } from '#contract/account/records.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { listCandidateActivity } from '#contract/dashboards/activity.ts';
import { type CallInput, call } from '#web/lib/api/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { cacheKey } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';

type Listing = typeof listActivity | typeof listCandidateActivity;

/** A list page after page, as one. */
export function useAllPages<E extends Listing>(endpoint: E) {
  return useInfiniteQuery<AnswerOf<E>, ApiError, AnswerOf<E>['content'], string[], number>(
    {
      queryKey: cacheKey(endpoint, 'all pages'),
      queryFn: ({ pageParam, signal }) =>
        call(endpoint, { query: { page: pageParam } } as CallInput<E>, { signal }),
      initialPageParam: 0,
      getNextPageParam: ({ last, number }) => (last ? undefined : number + 1),
      select: ({ pages }) => pages.flatMap<unknown>(({ content }) => content) as AnswerOf<E>['content'],
    },
    queryClient,
  );
}
