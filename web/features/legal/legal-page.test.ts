import { expect, test } from 'vitest';
import { COOKIES } from './cookies.ts';
import { PRIVACY } from './privacy.ts';
import { TERMS } from './terms.ts';

test.each([PRIVACY, TERMS, COOKIES])('every section of $title has an address of its own', ({ sections }) => {
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
});
