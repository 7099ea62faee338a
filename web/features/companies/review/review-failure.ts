import type { ApiError } from '#web/lib/api/api-error.ts';
import { type FailureWords, said, wordsOf } from '#web/lib/api/failure-words.ts';

/** An answer without a code comes from something in between, whose words help nobody here. */
export const reviewWords = (otherwise: string): FailureWords => ({
  otherwise,
  NETWORK_ERROR: otherwise,
  UNKNOWN: otherwise,
});

const UNDECIDED = 'Failed to process action. Please try again.';

/** Of a decision from the list; that a colleague was faster is said as it is. */
export const DECISION_WORDS: FailureWords = { ...reviewWords(UNDECIDED), rest: UNDECIDED, 409: said };

const DASHBOARD: FailureWords = {
  ...reviewWords('Failed to load dashboard data'),
  403: 'Access denied. You do not have permission to view this page.',
  NETWORK_ERROR: 'Network error. Please check if the backend server is running.',
};

/** What the admin dashboard says when it cannot be loaded. */
export function dashboardFailure(error: ApiError): { message: string; isAuthentication: boolean } {
  if (error.status === 401 || /\b401\b|unauthori[sz]ed/i.test(error.message)) {
    return { message: 'Authentication failed. Please log in again.', isAuthentication: true };
  }
  return { message: wordsOf(error, DASHBOARD), isAuthentication: false };
}
