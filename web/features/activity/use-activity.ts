import { useInfiniteQuery } from '@tanstack/react-query';
import { listActivity } from '#contract/account/records.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { call } from '#web/lib/api/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { cacheKey } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';

type ActivityPage = AnswerOf<typeof listActivity>;

/** The own trail, one page after the other. */
export function useActivity() {
  return useInfiniteQuery<ActivityPage, ApiError, ActivityPage['content'], string[], number>(
    {
      queryKey: cacheKey(listActivity, 'all pages'),
      queryFn: ({ pageParam, signal }) => call(listActivity, { query: { page: pageParam } }, { signal }),
      initialPageParam: 0,
      getNextPageParam: ({ last, number }) => (last ? undefined : number + 1),
      select: ({ pages }) => pages.flatMap(({ content }) => content),
    },
    queryClient,
  );
}
