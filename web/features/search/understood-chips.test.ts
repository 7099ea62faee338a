import { expect, test } from 'vitest';
import { understand } from '#contract/search/words/understand.ts';
import { withoutPiece } from './understood-chips.tsx';

test.each([
  ['react bengaluru 3 years', 'Bengaluru', 'react 3 years'],
  ['react in bengaluru', 'Bengaluru', 'react'],
  ['react, bengaluru, 3 years', 'React', 'bengaluru, 3 years'],
  ['react (3 years) priya', 'React, 3 years and over', 'priya'],
  ['google go', 'Go', 'google'],
  ['go goa go', 'Goa', 'go go'],
  ['priya in pune and mumbai', 'Mumbai', 'priya in pune'],
  ['react or vue pune', 'React or Vue.js', 'pune'],
  ['pune', 'Pune', ''],
])('%j without %s is %j', (text, label, expected) => {
  const piece = understand(text).understood.find((one) => one.label === label);
  expect(piece && withoutPiece(text, piece)).toBe(expected);
});

test('a text that has changed since is returned unchanged', () => {
  expect(withoutPiece('reactive', { text: 'pune', start: 6 })).toBe('reactive');
});
