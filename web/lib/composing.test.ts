import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isComposing, isEnter } from './composing.ts';

test.each([
  [{ isComposing: false, keyCode: 13 }, true],
  [{ isComposing: true, keyCode: 13 }, false],
  // Safari, where the composition has just ended.
  [{ isComposing: false, keyCode: 229 }, false],
])('Enter with %j sends: %s', (state, sends) => {
  const event = { key: 'Enter', ...state };
  expect([isEnter(event), isComposing(event)]).toEqual([sends, !sends]);
});

test('screens ask for Enter and for compositions only here', () => {
  const own = /[=!]== ?'Enter'|\.isComposing\b/;
  const files = globSync('web/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const asking = files.filter((file) => own.test(readFileSync(file, 'utf8')));
  expect(asking).toEqual(['web/lib/composing.ts']);
});
