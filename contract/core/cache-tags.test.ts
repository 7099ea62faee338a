import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/all.ts';
import { CACHE_TAGS, type CacheTags, listCacheTags } from './cache-tags.ts';

const named = ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const);

function reasonOf(tags: CacheTags | undefined): string | undefined {
  return tags && 'because' in tags ? tags.because : undefined;
}

describe.each(named)('%s', (_name, { method, reads, changes }) => {
  test('names what it reads, or what it changes, but not both', () => {
    expect([reads, changes].filter((tags) => tags !== undefined)).toHaveLength(1);
    expect(method === 'GET' ? reads : (changes ?? reads)).toBeDefined();
  });

  test('names each cache tag once, or says in words why there is none', () => {
    const tags = listCacheTags(reads ?? changes);
    expect(new Set(tags).size).toBe(tags.length);
    if (tags.length === 0) expect(reasonOf(reads ?? changes)).toMatch(/^[A-Z].*\w \w/);
  });
});

test.each(CACHE_TAGS)('%s is changed by a call and read by another', (tag) => {
  expect(ENDPOINTS.filter(({ changes }) => listCacheTags(changes).includes(tag))).not.toEqual([]);
  expect(ENDPOINTS.filter(({ reads }) => listCacheTags(reads).includes(tag))).not.toEqual([]);
});
