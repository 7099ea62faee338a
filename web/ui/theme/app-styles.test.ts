import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const LIBRARY = path.resolve('node_modules/@mantine/core');
const INDEX = path.join(LIBRARY, 'esm/index.mjs');
const IMPORTED = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;
const ANY_IMPORT = /(?:from\s*|import\(\s*)["'](\.[^"']+)["']/g;

/** What a file takes by name from another: the names there, and which file that is. */
function taken(file: string): { names: string[]; from: string }[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, names = '', from = '']) => ({
    from,
    names: names.split(',').flatMap((each) => {
      const name = each.trim();
      return name === '' || name.startsWith('type ') ? [] : [name.split(' as ')[0] ?? name];
    }),
  }));
}

/** The files of the library that what is imported by these names consists of. */
function filesOf(names: ReadonlySet<string>): Set<string> {
  const files = new Set(
    taken(INDEX)
      .filter(({ from, names: given }) => from.startsWith('.') && given.some((name) => names.has(name)))
      .map(({ from }) => path.resolve(path.dirname(INDEX), from)),
  );
  for (const file of files)
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(ANY_IMPORT))
      files.add(path.resolve(path.dirname(file), from));
  return files;
}

function drawn(): string[] {
  const own = globSync('web/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const others = globSync('node_modules/@mantine/{dates,dropzone,notifications}/esm/**/*.mjs');
  const names = [...own, ...others]
    .flatMap(taken)
    .filter(({ from }) => from === '@mantine/core')
    .flatMap((each) => each.names);
  return [...filesOf(new Set(names))].flatMap(
    (file) => /(\w+)\.module\.(?:css\.)?mjs$/.exec(file)?.[1] ?? [],
  );
}

function styled(): string[] {
  return ['styles.ts', 'app-styles.ts'].flatMap((file) =>
    [
      ...readFileSync(path.join('web/ui/theme', file), 'utf8').matchAll(/core\/styles\/(\w+)\.layer\.css/g),
    ].map(([, name = '']) => name),
  );
}

test('every component of the library that is drawn anywhere has its styles, and no other', () => {
  const found = styled();
  expect(drawn()).toContain('ModalBase');
  expect(found.filter((name, at) => found.indexOf(name) !== at)).toEqual([]);
  expect(found.filter((name) => /^[A-Z]/.test(name)).toSorted()).toEqual([...new Set(drawn())].toSorted());
});
