import { ApiError } from '#web/lib/api/api-error.ts';

/** Whether the link is to blame, which only a new one mends. */
export function isDeadLink({ code, message }: ApiError): boolean {
  if (code !== 'UNKNOWN') return code === 'INVALID_LINK';
  return /invalid|expired/i.test(message) && /token|link/i.test(message);
}

/** What to say of a new password that was not taken: the server's words, or when and how to try again. */
export function readResetFailure(error: unknown): string {
  if (error instanceof ApiError && (error.said || error.status === 0 || error.status === 429)) {
    return error.message;
  }
  return 'Failed to reset password. Please try again.';
}
