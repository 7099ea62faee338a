import type { ApiError } from '#web/lib/api/api-error.ts';

/** The server's sentence; `fallback` where it sent none; the network's own where the server was never reached. */
export function failureText(error: ApiError, fallback: string): string {
  return error.status === 0 ? error.message : (error.said ?? fallback);
}
