import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/all.ts';
import { CACHE_TAGS, type CacheTags, listCacheTags } from './cache-tags.ts';

const named = ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const);

function reasonOf(tags: CacheTags | undefined): string | undefined {
  return things && 'because' in things ? things.because : undefined;
}

describe.each(named)('%s', (_name, { method, reads, changes }) => {
  test('names what it reads, or what it changes, but not both', () => {
    expect([reads, changes].filter((things) => things !== undefined)).toHaveLength(1);
    expect(method === 'GET' ? reads : (changes ?? reads)).toBeDefined();
  });

  test('names each cache tag once, or says in words why there is none', () => {
    const things = listCacheTags(reads ?? changes);
    expect(new Set(things).size).toBe(tags.length);
    if (tags.length === 0) expect(reasonOf(reads ?? changes)).toMatch(/^[A-Z].*\w \w/);
  });
});

test.each(CACHE_TAGS)('%s is changed by a call and read by another', (thing) => {
  expect(ENDPOINTS.filter(({ changes }) => listCacheTags(changes).includes(thing))).not.toEqual([]);
  expect(ENDPOINTS.filter(({ reads }) => listCacheTags(reads).includes(thing))).not.toEqual([]);
});
