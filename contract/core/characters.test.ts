import { expect, test } from 'vitest';
import { findInvalidCharacters } from './characters.ts';

const HALF = '\ud83d';

test.each<[string, unknown, PropertyKey[] | undefined]>([
  ['a text', 'Asha 😀', undefined],
  ['values that are not texts', [null, 7, true, {}, []], undefined],
  ['a text with NUL', 'a\0', []],
  ['half a surrogate pair', HALF, []],
  ['an entry of a list', ['a', 'b', `c${HALF}`], [2]],
  ['a field of an entry', { people: [{ name: 'Asha' }, { name: 'Ravi\0' }] }, ['people', 1, 'name']],
  ['a key, reported at its object', { people: [{ 'na\0me': 'Asha' }] }, ['people', 0]],
  ['the first of two', { one: 'a', two: ['\0'], three: '\0' }, ['two', 0]],
])('%s', (_, value, path) => {
  expect(findInvalidCharacters(value)).toEqual(path);
});
