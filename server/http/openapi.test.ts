import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/all.ts';
import { openApiText } from './openapi.ts';

test('docs/openapi.json is what `npm run openapi` writes', () => {
  expect(readFileSync('docs/openapi.json', 'utf8')).toBe(openApiText(ENDPOINTS));
});

test('no two endpoints share a name or a method and path', () => {
  const names = ENDPOINTS.map(({ name }) => name);
  const calls = ENDPOINTS.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(calls).size).toBe(calls.length);
});
