import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no other SQL decides who is visible: the columns of the decision are read in one file', () => {
  const owners = /candidates\/(index-row|visible-to\.sql)/;
  const others = globSync('server/features/**/*.{queries,service,policy,sql}.ts').filter(
    (file) => !owners.test(file),
  );
  expect(others.length).toBeGreaterThan(50);
  const deciding = others.filter((file) =>
    /is_?searchable\b|hidden_?from\b/i.test(readFileSync(file, 'utf8')),
  );
  expect(deciding).toEqual([]);
});
