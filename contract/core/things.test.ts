import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/all.ts';
import { listThings, THINGS, type Things } from './things.ts';

const named = ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const);

function reasonOf(things: Things | undefined): string | undefined {
  return things && 'because' in things ? things.because : undefined;
}

describe.each(named)('%s', (_name, { method, reads, changes }) => {
  test('names what it reads, or what it changes, but not both', () => {
    expect([reads, changes].filter((things) => things !== undefined)).toHaveLength(1);
    expect(method === 'GET' ? reads : (changes ?? reads)).toBeDefined();
  });

  test('names each cache tag once, or says in words why there is none', () => {
    const things = listThings(reads ?? changes);
    expect(new Set(things).size).toBe(things.length);
    if (things.length === 0) expect(reasonOf(reads ?? changes)).toMatch(/^[A-Z].*\w \w/);
  });
});

test.each(THINGS)('%s is changed by a call and read by another', (thing) => {
  expect(ENDPOINTS.filter(({ changes }) => listThings(changes).includes(thing))).not.toEqual([]);
  expect(ENDPOINTS.filter(({ reads }) => listThings(reads).includes(thing))).not.toEqual([]);
});
