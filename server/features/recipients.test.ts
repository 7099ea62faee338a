import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listEvents } from '#server/platform/events.ts';

test('a recipients table defines for every event who is notified', async () => {
  const definitions = globSync('server/features/**/*.events.ts');
  await Promise.all(definitions.map((file) => import(path.resolve(file))));
  const tables = globSync('server/features/**/*.recipients.test.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const missing = listEvents().filter(({ name }) => !tables.includes(`'${name}': `));
  expect(listEvents().length).toBeGreaterThan(30);
  expect(missing.map(({ name }) => name)).toEqual([]);
});
