import { expect, test } from 'vitest';
import { fullName } from './full-name.ts';

test('a full name is the first and the last name, and nobody has none', () => {
  expect(fullName({ firstName: 'Asha', lastName: 'Rao' })).toBe('Asha Rao');
  expect(fullName({ firstName: null, lastName: null })).toBeNull();
});
