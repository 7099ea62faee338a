import { ApiError } from '#web/lib/api-error.ts';

/** Whether the link is to blame, which only a new one mends. */
export function isDeadLink({ code, message }: ApiError): boolean {
  if (code !== 'UNKNOWN') return code === 'INVALID_LINK';
  return /invalid|expired/i.test(message) && /token|link/i.test(message);
}

/** What to say of a reset that failed for another reason. */
export function readResetFailure(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Failed to reset password. Please try again.';
}
