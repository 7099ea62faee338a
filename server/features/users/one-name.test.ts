import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('server/features/**/*.{queries,sql}.ts').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));
const saying = (words: RegExp) => files.filter(({ text }) => words.test(text)).map(({ file }) => file);

test("the SQL for a person's name is defined once", () => {
  expect(saying(/first_?name[^,\n]*\|\|[^,\n]*last_?name/i)).toEqual(['server/features/users/users.sql.ts']);
});

test('the SQL for a pending employment check is defined once', () => {
  expect(saying(/max\(day\)/)).toEqual(['server/features/hires/latest-check.sql.ts']);
});
