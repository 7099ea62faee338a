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
import { listThings } from '#contract/core/things.ts';
import { underKey, useAttemptKey } from '../forms/use-attempt-key.ts';
import { type CallInput, type CallOptions, call } from './api.ts';
import type { ApiError } from './api-error.ts';
import { proved } from './proof.ts';
import { queryClient } from './query-client.ts';
import { keepReads, refreshTags } from './stale.ts';

/** Where the answer of a reading call is kept; it goes stale with the tags that the call reads. */
export function cacheKey<const K>(endpoint: Endpoint, input: K): [string, K] {
  keepReads(endpoint);
  return [endpoint.name, input];
}

/** Cache key and loader of a reading call, for useQuery, prefetching and writing into the cache. */
export function endpointQuery<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return queryOptions<AnswerOf<E>, ApiError>({
    queryKey: cacheKey(endpoint, input),
    // The cache refuses undefined, which is the result of an answer without a body.
    queryFn: async ({ signal }) =>
      (await proved(() => call(endpoint, input, { signal }))) ?? (null as AnswerOf<E>),
  });
}

/** Writes a known answer into the cache. Cancels running requests, whose answer would be older. */
export function keepAnswer<E extends Endpoint>(endpoint: E, input: CallInput<E>, answer: AnswerOf<E>): void {
  const { queryKey } = endpointQuery(endpoint, input);
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<unknown>(queryKey, answer);
}

export interface EndpointQueryOptions {
  enabled?: boolean;
  /** Keep showing the last page while the next one loads. */
  keepPrevious?: boolean;
  /** Milliseconds between background reloads. */
  refetchInterval?: number;
  staleTime?: number;
  /** False if the screen can do without the answer rather than wait for a retry. */
  retry?: false;
}

/** Reads an endpoint through the cache. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { keepPrevious = false, ...options }: EndpointQueryOptions = {},
): UseQueryResult<AnswerOf<E>, ApiError> {
  return useQuery<AnswerOf<E>, ApiError>({
    ...(endpointQuery(endpoint, input) as UseQueryOptions<AnswerOf<E>, ApiError>),
    ...options,
    ...(keepPrevious ? { placeholderData: keepPreviousData as never } : {}),
  });
}

export interface EndpointMutationOptions<E extends Endpoint> {
  onSuccess?: (answer: AnswerOf<E>, input: CallInput<E>) => unknown;
  onError?: (error: ApiError, input: CallInput<E>) => unknown;
  onProgress?: (share: number) => void;
  /** Sends an idempotency key, so that a retry after a lost answer is counted once. */
  isOnce?: true;
}

/** A writing call: `mutate(input)`, after which every query that shows the change is read again. */
export function useEndpointMutation<E extends Endpoint>(
  endpoint: E,
  { onSuccess, onError, onProgress, isOnce }: EndpointMutationOptions<E> = {},
): UseMutationResult<AnswerOf<E>, ApiError, CallInput<E>> {
  const attempt = useAttemptKey();
  return useMutation<AnswerOf<E>, ApiError, CallInput<E>>({
    mutationKey: [endpoint.name],
    mutationFn: (input) => {
      const key = isOnce && underKey(attempt.keyOf(contentOf(input)));
      return proved(() => call(endpoint, input, { ...(onProgress && { onProgress }), ...key }));
    },
    onSuccess: async (answer, input) => {
      attempt.forget();
      await onSuccess?.(answer, input);
      void refresh(endpoint);
    },
    ...(onError ? { onError } : {}),
  });
}

/** The content of an input, to compare it with another. */
function contentOf({ form, ...input }: { form?: FormData | undefined }): string {
  const parts = [...(form ?? [])].map(([name, part]) =>
    part instanceof File ? [name, part.name, part.size, part.lastModified] : [name, part],
  );
  return JSON.stringify([input, parts]);
}

/** Reads again the queries that show what this call changes; resolves when they are current. */
export function refresh(endpoint: Endpoint): Promise<void> {
  return refreshTags(listThings(endpoint.changes));
}

/** A writing call outside a form's mutation; resolves when the screen shows the change. */
export async function change<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
): Promise<AnswerOf<E>> {
  const answer = await proved(() => call(endpoint, input, options));
  await refresh(endpoint);
  return answer;
}
