import { ERRORS, type ErrorCode } from '#contract/core/errors.ts';

export interface GoogleReturn {
  /** To be exchanged for a session, once. */
  code: string | null;
  /** Why there is none. */
  message: string | null;
  returnTo: string | null;
}

const FAILED: ErrorCode = 'GOOGLE_SIGN_IN_FAILED';

/** What the way over Google left in the fragment of the address; null when nobody came that way. */
export function readGoogleReturn(hash: string): GoogleReturn | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const code = params.get('googleCode');
  const error = params.get('googleError');
  if (code === null && error === null) return null;
  const known = ERRORS[error as ErrorCode] ?? ERRORS[FAILED];
  return { code, message: code === null ? known[1] : null, returnTo: params.get('returnTo') };
}
