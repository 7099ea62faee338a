import { ApiError } from '#web/lib/api/api-error.ts';

/** The server's sentence, or the fallback when it sent none. */
export function exportFailure(error: unknown): string {
  return (error instanceof ApiError && error.said) || 'Profile export failed';
}
