import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import type { AnswerOf, Endpoint } from '#contract/core/endpoint.ts';
import { type CallInput, pathOf } from './api.ts';
import type { ApiError } from './api-error.ts';
import { endpointQuery } from './query.ts';
import { SentAnswers } from './sent-answers.ts';
import { getSession } from './session.ts';

interface SentEndpointOptions {
  enabled?: boolean;
  /** Keep showing the last page while the next one loads. */
  keepPrevious?: boolean;
  /** False where the answer for visitors is not the one to show. */
  isSent?: boolean;
}

/**
 * Reads an endpoint whose answer may be embedded in the page. Visitors use it while it is fresh; signed-in
 * users see it until their own has loaded.
 */
export function useSentEndpoint<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { keepPrevious = false, isSent = true, enabled = true }: SentEndpointOptions = {},
): UseQueryResult<AnswerOf<E>, ApiError> {
  const answers = useContext(SentAnswers);
  const sent = isSent ? answers[pathOf(endpoint, input)] : undefined;
  // The server renders for many users and keeps no cache between them.
  const isTheAnswer = typeof document !== 'undefined' && !getSession().user;
  const options = {
    ...endpointQuery(endpoint, input),
    ...(isTheAnswer && { initialData: sent, initialDataUpdatedAt: performance.timeOrigin }),
    placeholderData: (previous: unknown) => (keepPrevious && previous) || sent,
    enabled,
  };
  return useQuery(options as UseQueryOptions<AnswerOf<E>, ApiError>);
}
