import {
  keepPreviousData,
  queryOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { AnswerOf, Endpoint } from '#contract/core/endpoint.ts';
import { type CallInput, call } from './api.ts';
import type { ApiError } from './api-error.ts';
import { queryClient } from './query-client.ts';

/** Cache key and loader of a reading call, for useQuery, prefetching and writing into the cache. */
export function endpointQuery<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return queryOptions<AnswerOf<E>, ApiError>({
    queryKey: [endpoint.name, input],
    // The cache refuses undefined, which is what an answer without a body is.
    queryFn: async ({ signal }) => (await call(endpoint, input, { signal })) ?? (null as AnswerOf<E>),
  });
}

export interface EndpointQueryOptions {
  enabled?: boolean;
  /** Keep showing the last page while the next one loads. */
  keepPrevious?: boolean;
  /** Milliseconds between silent reloads. */
  refetchInterval?: number;
  staleTime?: number;
  /** False where the screen does without the answer rather than waiting for a second try. */
  retry?: false;
}

/** Reads an endpoint through the cache. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { keepPrevious = false, ...options }: EndpointQueryOptions = {},
): UseQueryResult<AnswerOf<E>, ApiError> {
  return useQuery<AnswerOf<E>, ApiError>(
    {
      ...(endpointQuery(endpoint, input) as UseQueryOptions<AnswerOf<E>, ApiError>),
      ...options,
      ...(keepPrevious ? { placeholderData: keepPreviousData as never } : {}),
    },
    queryClient,
  );
}

export interface EndpointMutationOptions<E extends Endpoint> {
  /** Reading endpoints whose cached answers this call makes stale. */
  invalidates?: readonly Endpoint[];
  onSuccess?: (answer: AnswerOf<E>, input: CallInput<E>) => unknown;
  onError?: (error: ApiError, input: CallInput<E>) => unknown;
}

/** A writing call: `mutate(input)`, then the endpoints named in `invalidates` are read again. */
export function useEndpointMutation<E extends Endpoint>(
  endpoint: E,
  { invalidates = [], onSuccess, onError }: EndpointMutationOptions<E> = {},
): UseMutationResult<AnswerOf<E>, ApiError, CallInput<E>> {
  return useMutation<AnswerOf<E>, ApiError, CallInput<E>>(
    {
      mutationKey: [endpoint.name],
      mutationFn: (input) => call(endpoint, input),
      onSuccess: async (answer, input) => {
        await onSuccess?.(answer, input);
        void invalidate(...invalidates);
      },
      ...(onError ? { onError } : {}),
    },
    queryClient,
  );
}

/** Marks every cached answer of these endpoints stale and rereads those on the screen. */
export function invalidate(...endpoints: readonly { name: string }[]): Promise<unknown> {
  return Promise.all(endpoints.map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] })));
}
