import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const patterns = [...readFileSync('web/routes.ts', 'utf8').matchAll(/route\(\s*'([^']+)'/g)]
  .map(([, path = '']) => path)
  .filter((path) => path !== '*')
  .map((path) => new RegExp(`^/${path.replaceAll(/:\w+/g, '[^/]+')}$`));

/** Literal paths in a link, a redirect, a navigation or the contract's rules. */
const LINK = /(?:\bto[=:]\s*|\bhref=|redirect\(|navigate\(|linkTo\(|link: |Url: )\{?['"`](\/[^'"`]*)['"`]/g;

const sources = ['web/**/*.{ts,tsx}', 'contract/**/*.ts', 'server/features/**/*.ts']
  .flatMap((glob) => globSync(glob))
  .filter((file) => !file.includes('.test.'));

function linksOf(file: string): string[] {
  return (
    [...readFileSync(file, 'utf8').matchAll(LINK)]
      // A path that is entirely a variable names a built file.
      .filter(([, path = '']) => !/^\/\$\{[^}]*\}$/.test(path))
      .map(([, path = '']) => path.replaceAll(/\/\$\{[^}]*\}/g, '/x').replace(/(\$\{|[?#]).*$/, ''))
      .filter((path) => !path.startsWith('/api/') && !path.includes('.') && path !== '/')
  );
}

test('every link of the product leads to a screen', () => {
  const dead = sources.flatMap((file) =>
    linksOf(file)
      .filter((path) => !patterns.some((pattern) => pattern.test(path)))
      .map((path) => `${file}: ${path}`),
  );
  expect(patterns.length).toBeGreaterThan(20);
  expect(sources.flatMap(linksOf).length).toBeGreaterThan(50);
  expect(dead).toEqual([]);
});
