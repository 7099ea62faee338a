import { expect, test } from 'vitest';
import { ERRORS, type ErrorCode } from '#contract/core/errors.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { isSecondStep, readSignInFailure } from './sign-in-failure.ts';

function refusal(code: ErrorCode): ApiError {
  const [status, message] = ERRORS[code];
  return new ApiError(status, { code, message });
}

test.each([
  ['INVALID_CREDENTIALS', 'INVALID_CREDENTIALS', 'Incorrect email or password. Please try again.'],
  ['EMAIL_NOT_VERIFIED', 'EMAIL_NOT_VERIFIED', 'Access denied. Please verify your email or contact support.'],
  ['INVALID_TOTP', 'INVALID_CODE', 'That code is not right. Please try again.'],
  ['ACCOUNT_LOCKED', 'ACCOUNT_LOCKED', 'Your account has been restricted. Please contact support.'],
  ['TOO_MANY_LOGIN_ATTEMPTS', 'TOO_MANY_ATTEMPTS', 'Too many login attempts. Please try again later.'],
  ['INTERNAL', 'SERVER_ERROR', 'Server error. Please try again later.'],
  ['UNAVAILABLE', 'SERVER_ERROR', 'Server error. Please try again later.'],
  ['ADMIN_ONLY', 'OTHER', 'Access denied. You do not have permission to view this page.'],
] as const)('the code %s is a %s', (code, problem, message) => {
  expect(readSignInFailure(refusal(code))).toEqual({ problem, message });
});

test.each([
  [403, '', 'EMAIL_NOT_VERIFIED'],
  [400, 'Please verify your email first', 'EMAIL_NOT_VERIFIED'],
  [401, '', 'INVALID_CREDENTIALS'],
  [400, 'Bad credentials', 'INVALID_CREDENTIALS'],
  [400, 'Account is locked', 'ACCOUNT_LOCKED'],
  [429, '', 'TOO_MANY_ATTEMPTS'],
  [502, '', 'SERVER_ERROR'],
  [404, '', 'OTHER'],
] as const)('without a code, status %i with "%s" is a %s', (status, message, problem) => {
  expect(readSignInFailure(new ApiError(status, { message })).problem).toBe(problem);
});

test('an unreachable server is a network error', () => {
  expect(readSignInFailure(new ApiError(0))).toEqual({
    problem: 'NETWORK_ERROR',
    message: 'Network error. Please check your connection and try again.',
  });
});

test('anything else is a failed login', () => {
  expect(readSignInFailure(new TypeError('x'))).toEqual({ problem: 'OTHER', message: 'Login failed' });
});

test('only the request for the second step is not a refusal', () => {
  expect(isSecondStep(refusal('TWO_FACTOR_REQUIRED'))).toBe(true);
  expect(isSecondStep(refusal('INVALID_TOTP'))).toBe(false);
  expect(isSecondStep(new ApiError(0))).toBe(false);
});
