import { ApiError } from '#web/lib/api/api-error.ts';
import { saidOrStatus, wordsOf } from '#web/lib/api/failure-words.ts';

export type SignInProblem =
  | 'EMAIL_NOT_VERIFIED'
  | 'INVALID_CREDENTIALS'
  | 'INVALID_CODE'
  | 'ACCOUNT_LOCKED'
  | 'NETWORK_ERROR'
  | 'TOO_MANY_ATTEMPTS'
  | 'SERVER_ERROR'
  | 'INVALID_ENTRIES'
  | 'OTHER';

export interface SignInFailure {
  problem: SignInProblem;
  message: string;
}

const MESSAGES: Partial<Record<SignInProblem, string>> = {
  INVALID_CREDENTIALS: 'Incorrect email or password. Please try again.',
  ACCOUNT_LOCKED: 'Your account has been restricted. Please contact support.',
  TOO_MANY_ATTEMPTS: 'Too many login attempts. Please try again later.',
  SERVER_ERROR: 'Server error. Please try again later.',
};

const BY_CODE: Partial<Record<ApiError['code'], SignInProblem>> = {
  EMAIL_NOT_VERIFIED: 'EMAIL_NOT_VERIFIED',
  INVALID_CREDENTIALS: 'INVALID_CREDENTIALS',
  INVALID_TOTP: 'INVALID_CODE',
  ACCOUNT_LOCKED: 'ACCOUNT_LOCKED',
  NETWORK_ERROR: 'NETWORK_ERROR',
  TOO_MANY_LOGIN_ATTEMPTS: 'TOO_MANY_ATTEMPTS',
  RATE_LIMITED: 'TOO_MANY_ATTEMPTS',
  INTERNAL: 'SERVER_ERROR',
  UNAVAILABLE: 'SERVER_ERROR',
};

/** For answers without a code, such as those of a proxy. */
function byStatus({ status, message }: ApiError): SignInProblem {
  if (status === 0) return 'NETWORK_ERROR';
  if (status === 429) return 'TOO_MANY_ATTEMPTS';
  if (/locked|disabled|restricted/i.test(message)) return 'ACCOUNT_LOCKED';
  if (status === 403 || /verif/i.test(message)) return 'EMAIL_NOT_VERIFIED';
  if (status === 401 || /(invalid|bad) (email|credentials)/i.test(message)) return 'INVALID_CREDENTIALS';
  return status >= 500 ? 'SERVER_ERROR' : 'OTHER';
}

function problemOf(error: unknown): SignInProblem {
  if (!(error instanceof ApiError)) return 'OTHER';
  return error.code === 'UNKNOWN' ? byStatus(error) : (BY_CODE[error.code] ?? 'OTHER');
}

/** The problem behind a refused sign-in: from the code of the answer, or else from its status and message. */
export function readSignInFailure(error: unknown): SignInFailure {
  const problem = problemOf(error);
  const message = MESSAGES[problem] ?? wordsOf(error, { rest: saidOrStatus, otherwise: 'Login failed' });
  return { problem, message };
}

/** True if the password was right and the second step is next, which is not a refusal. */
export function isSecondStep(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'TWO_FACTOR_REQUIRED';
}

const COUNTED_FROM = 3;

/** The number of wrong entries, shown from the third on. */
export function failedAttempts(failures: number): string | null {
  return failures >= COUNTED_FROM ? `${failures} failed attempts. ` : null;
}

const LAST_ERROR = 'lastLoginError';

/** Stores the last refusal for this tab, for questions from support. */
export function rememberFailure(error: ApiError): void {
  const { status, code, message, errors, requestId } = error;
  try {
    sessionStorage.setItem(LAST_ERROR, JSON.stringify({ status, code, message, errors, requestId }));
  } catch {
    // Without storage the refusal must still be shown.
  }
}

export function forgetFailure(): void {
  sessionStorage.removeItem(LAST_ERROR);
}
