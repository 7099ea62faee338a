import { expect, test } from 'vitest';
import { returnPath } from './guard.ts';

function fromOf(place: string): string {
  return `?${new URLSearchParams({ from: place })}`;
}

test.each(['/home', '/jobs?page=2#top', '/interview-requests/pending?request=1'])(
  'after sign-in a person returns to %s',
  (place) => {
    expect(returnPath(fromOf(place))).toBe(place);
  },
);

test.each([
  '//elsewhere.test',
  '/\\elsewhere.test',
  '/\\/elsewhere.test',
  '/\t/elsewhere.test',
  '\\/elsewhere.test',
  'https://elsewhere.test/home',
  'elsewhere.test',
  'javascript:alert(1)',
  '//',
  '',
])('%j leaves the site, so nobody is redirected to it', (place) => {
  expect(returnPath(fromOf(place))).toBeNull();
});

test('without a remembered path there is no redirect', () => {
  expect(returnPath('?reason=expired')).toBeNull();
});
