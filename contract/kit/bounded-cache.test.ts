import { expect, test } from 'vitest';
import { boundedCache } from './bounded-cache.ts';

test('remembers so many answers, and forgets the one that was not asked for the longest', () => {
  const made: string[] = [];
  const ask = boundedCache(2, (key: string) => {
    made.push(key);
    return { key };
  });
  const first = ask('a');
  ask('b');
  expect(ask('a')).toBe(first);
  ask('c');
  expect(ask('a')).toBe(first);
  ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
