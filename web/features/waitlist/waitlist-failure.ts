import { ERRORS } from '#contract/core/errors.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';

/** Why somebody could not join, by the status of the answer. */
export function readWaitlistFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return messageOf(error);
  if (error.status === 409) return ERRORS.ALREADY_ON_WAITLIST[1];
  if (error.status === 500) return 'Server error occurred. Please try again later.';
  return error.said ?? 'Something went wrong. Please try again.';
}
