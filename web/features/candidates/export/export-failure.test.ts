import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { exportFailure } from './export-failure.ts';

test('a failed export says what the server said, else that it failed', () => {
  expect(exportFailure(new ApiError(400, { message: 'Please choose json or pdf.' }))).toBe(
    'Please choose json or pdf.',
  );
  expect(exportFailure(new ApiError(502))).toBe('Profile export failed');
  expect(exportFailure(new TypeError('x'))).toBe('Profile export failed');
});
