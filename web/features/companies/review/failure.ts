import type { ApiError } from '#web/lib/api/api-error.ts';

/** The server's sentence where it said one, else what failed. */
export function failureOf(error: ApiError, fallback: string): string {
  const isSaid = error.code !== 'UNKNOWN' && error.code !== 'NETWORK_ERROR';
  return isSaid && error.message ? error.message : fallback;
}

/** What the admin dashboard says when it cannot be loaded. */
export function dashboardFailure(error: ApiError): { message: string; isAuthentication: boolean } {
  if (error.status === 401 || /\b401\b|unauthori[sz]ed/i.test(error.message)) {
    return { message: 'Authentication failed. Please log in again.', isAuthentication: true };
  }
  return { message: sentenceOf(error), isAuthentication: false };
}

function sentenceOf(error: ApiError): string {
  if (error.status === 403) return 'Access denied. You do not have permission to view this page.';
  if (error.status === 0) return 'Network error. Please check if the backend server is running.';
  return failureOf(error, 'Failed to load dashboard data');
}
