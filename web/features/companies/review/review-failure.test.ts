import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { DECISION_WORDS, dashboardFailure, reviewWords } from './review-failure.ts';

test('a refused token asks to log in again, detected by status or message', () => {
  const asked = { message: 'Authentication failed. Please log in again.', isAuthentication: true };
  expect(dashboardFailure(new ApiError(401))).toEqual(asked);
  expect(dashboardFailure(new ApiError(502, { message: 'Upstream said 401' }))).toEqual(asked);
  expect(dashboardFailure(new ApiError(500, { message: 'Unauthorized' }))).toEqual(asked);
});

test('other failures of the dashboard have their own message', () => {
  expect(dashboardFailure(new ApiError(403)).message).toBe(
    'Access denied. You do not have permission to view this page.',
  );
  expect(dashboardFailure(new ApiError(0)).message).toBe(
    'Network error. Please check if the backend server is running.',
  );
  expect(dashboardFailure(new ApiError(503, { code: 'UNAVAILABLE', message: 'Back soon.' })).message).toBe(
    'Back soon.',
  );
  expect(dashboardFailure(new ApiError(502)).message).toBe('Failed to load dashboard data');
});

test('an answer without a message shows a default', () => {
  expect(wordsOf(new ApiError(500), reviewWords('Failed to load recruiters'))).toBe(
    'Failed to load recruiters',
  );
  expect(wordsOf(new ApiError(0), reviewWords('Failed to load recruiters'))).toBe(
    'Failed to load recruiters',
  );
  expect(
    wordsOf(new ApiError(409, { code: 'STATE_CHANGED', message: 'Changed.' }), reviewWords('Failed')),
  ).toBe('Changed.');
});

test('of two who decide from the list the second sees why not; any other failure can be retried', () => {
  const told = 'Somebody else decided this meanwhile.';
  const second = new ApiError(409, { code: 'STATE_CHANGED', message: told });
  expect(wordsOf(second, DECISION_WORDS)).toBe(told);
  for (const failure of [new ApiError(0), new ApiError(500), new ApiError(422, { message: 'No.' })])
    expect(wordsOf(failure, DECISION_WORDS)).toBe('Failed to process action. Please try again.');
});
