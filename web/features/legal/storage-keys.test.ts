import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COOKIES } from './cookies.ts';

const said = new Set(
  COOKIES.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      typeof block === 'object' && 'terms' in block ? block.terms.map(([name]) => name) : [],
    ),
);

function found(glob: string, pattern: RegExp): string[] {
  const files = globSync(glob).filter((file) => !file.includes('.test.'));
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, key = '']) => key),
  );
}

test('the cookie page names everything that the browser stores', () => {
  const keys = found('web/**/*.{ts,tsx,js}', /Storage\.[gs]etItem\(\s*'([^']+)'/g);
  const constants = found('web/**/*.{ts,tsx}', /const LAST_ERROR = '([^']+)'/g);
  expect(keys.length).toBeGreaterThan(8);
  expect([...keys, ...constants].filter((key) => !said.has(key))).toEqual([]);
});

test('the cookie page names every cookie that the server sets', () => {
  const setters = globSync('server/**/*.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('setCookie('),
  );
  expect(setters).toEqual(['server/features/auth/google/google.routes.ts']);
  expect(found('server/features/auth/google/google.routes.ts', /const COOKIE = '([^']+)'/g)).toEqual([
    'google_sign_in',
  ]);
  expect(said).toContain('google_sign_in');
});
