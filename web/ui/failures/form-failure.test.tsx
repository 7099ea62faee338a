import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { cleanup, render, screen } from '#web/testing/render.tsx';
import { FormFailure } from './form-failure.tsx';

const REFUSED = new ApiError(409, { message: 'This was changed meanwhile.', code: 'STATE_CHANGED' });
const AT_A_FIELD = new ApiError(422, {
  message: 'Invalid data provided.',
  errors: [{ field: 'name', message: 'Enter a name' }],
});

function show(error: ApiError | null, words?: string) {
  render(<FormFailure error={error} {...(words && { words })} />);
  return screen.queryByRole('alert')?.textContent ?? null;
}

test('an error without a field is shown with its own message, or with that of the form', () => {
  expect(show(REFUSED)).toBe('This was changed meanwhile.');
  cleanup();
  expect(show(new ApiError(500, ''), 'The search was not saved.')).toBe('The search was not saved.');
});

test('nothing is shown before a try, nor what the fields already show', () => {
  expect(show(null)).toBeNull();
  expect(show(AT_A_FIELD, 'The search was not saved.')).toBeNull();
});
