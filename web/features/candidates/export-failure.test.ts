import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { EXPORT_FAILURE } from './export-menu.tsx';

test('a failed export shows the server’s message, or a default', () => {
  expect(wordsOf(new ApiError(400, { message: 'Please choose json or pdf.' }), EXPORT_FAILURE)).toBe(
    'Please choose json or pdf.',
  );
  expect(wordsOf(new ApiError(502), EXPORT_FAILURE)).toBe('Profile export failed');
  expect(wordsOf(new TypeError('x'), EXPORT_FAILURE)).toBe('Profile export failed');
});
