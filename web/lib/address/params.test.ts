import { expect, test } from 'vitest';
import * as param from './params.ts';

const ID = '0190f3a2-7c1e-7000-8000-0123456789ab';

test.each<[string, param.Param<unknown>, string, unknown]>([
  ['a text', param.text, 'Pune', 'Pune'],
  ['a text as long as it may be', param.textUpTo(4), 'Pune', 'Pune'],
  ['a longer text', param.textUpTo(3), 'Pune', undefined],
  ['an optional text', param.optionalText, '', ''],
  ['what matches', param.matching(/^\d-$/), '8-', '8-'],
  ['what does not match', param.matching(/^\d-$/), '8', undefined],
  ['a name in spaces', param.nameUpTo(4), ' Pune ', 'Pune'],
  ['a name that is too long', param.nameUpTo(3), 'Pune', undefined],
  ['a name of spaces', param.nameUpTo(3), '  ', undefined],
  ['an id', param.id, ID, ID],
  ['an id in capitals', param.id, ID.toUpperCase(), ID.toUpperCase()],
  ['more than an id', param.id, `${ID}0`, undefined],
  ['an id that could stand for a word', param.idOr('me'), ID, ID],
  ['the word in place of an id', param.idOr('me'), 'me', 'me'],
  ['another word', param.idOr('me'), 'you', undefined],
  ['one of some words', param.oneOf(['a', 'b']), 'b', 'b'],
  ['none of them', param.oneOf(['a', 'b']), 'toString', undefined],
  ['a day', param.day, '2028-02-29', '2028-02-29'],
  ['a day that no calendar has', param.day, '2026-02-29', undefined],
  ['a month that no calendar has', param.day, '2026-13-01', undefined],
  ['a day in other words', param.day, '26 Nov 2026', undefined],
  ['a yes', param.flag, 'true', true],
  ['a no', param.flag, 'false', false],
  ['a number at its least', param.whole({ min: 1, max: 5 }), '1', 1],
  ['a number at its most', param.whole({ min: 1, max: 5 }), '5', 5],
  ['a smaller number', param.whole({ min: 1, max: 5 }), '0', undefined],
  ['a larger number', param.whole({ min: 1, max: 5 }), '6', undefined],
  ['a page', param.page, '3', 3],
  ['a page before the first', param.page, '-1', undefined],
  ['half a page', param.page, '1.5', undefined],
  ['an empty page', param.page, '', undefined],
  ['a page beyond all numbers', param.page, '9'.repeat(30), undefined],
])('%s', (_, { read }, text, value) => {
  expect(read([text])).toBe(value);
});

test.each([
  ['text', param.text, ''],
  ['page', param.page, 0],
  ['flag', param.flag, false],
  ['word with a default', param.oneOf(['a', 'b'], 'b'), 'b'],
  ['word without', param.oneOf(['a', 'b']), undefined],
  ['id', param.id, undefined],
])('a %s that is missing', (_, { missing }, value) => {
  expect(missing).toBe(value);
});

test('a repeated parameter is only valid for a list, and a list only as a whole', () => {
  expect(param.text.read(['a', 'b'])).toBeUndefined();
  const letters = param.list(param.oneOf(['a', 'b']));
  expect(letters.read(['a'])).toEqual(['a']);
  expect(letters.read(['b', 'a'])).toEqual(['b', 'a']);
  expect(letters.read(['b', 'c'])).toBeUndefined();
  expect(letters.missing).toEqual([]);
});
