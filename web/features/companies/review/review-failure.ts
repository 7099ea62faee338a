import type { ApiError } from '#web/lib/api/api-error.ts';
import { type FailureWords, said, wordsOf } from '#web/lib/api/failure-words.ts';

/** An answer without a code comes from a proxy, whose message is of no use here. */
export const reviewWords = (otherwise: string): FailureWords => ({
  otherwise,
  NETWORK_ERROR: otherwise,
  UNKNOWN: otherwise,
});

const UNDECIDED = 'Failed to process action. Please try again.';

/** Messages for a decision from the list; a conflict with a colleague shows the server's message. */
export const DECISION_WORDS: FailureWords = { ...reviewWords(UNDECIDED), rest: UNDECIDED, 409: said };

const DASHBOARD: FailureWords = {
  ...reviewWords('Failed to load dashboard data'),
  403: 'Access denied. You do not have permission to view this page.',
  NETWORK_ERROR: 'Network error. Please check if the backend server is running.',
};

/** The message of a dashboard that could not be loaded. */
export function dashboardFailure(error: ApiError): { message: string; isAuthentication: boolean } {
  if (error.status === 401 || /\b401\b|unauthori[sz]ed/i.test(error.message)) {
    return { message: 'Authentication failed. Please log in again.', isAuthentication: true };
  }
  return { message: wordsOf(error, DASHBOARD), isAuthentication: false };
}
