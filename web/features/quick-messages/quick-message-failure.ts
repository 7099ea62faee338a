import { ERRORS } from '#contract/core/errors.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

const FAILED = 'Failed to send message. Please try again.';

/** Why a quick message was not sent. The server's own words may come as JSON or as plain text. */
export function readQuickMessageFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return FAILED;
  if (error.status === 409) return ERRORS.MESSAGE_REPEATED[1];
  // Whoever is told to wait must not be told to try again.
  if (error.status === 500 || error.status === 429) return error.said ?? error.plainText ?? FAILED;
  return FAILED;
}
