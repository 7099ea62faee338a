import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { ownServer } from '#server/testing/server.ts';
import { contains, says } from './fragments.sql.ts';

const server = ownServer();

async function holds(condition: RawBuilder<boolean>): Promise<boolean | undefined> {
  const { rows } = await sql<{ holds: boolean }>`select ${condition} as holds`.execute(server.db);
  return rows[0]?.holds;
}

test.each([
  ['Asha Raman', 'RAMAN', true],
  ['Asha Raman', 'sha ra', true],
  ['Asha Raman', 'ramen', false],
  ['Zoë Élan', 'ZOË', true],
  ['Zoë Élan', 'élan', true],
  ['Zoë Élan', 'ELAN', false],
  ['50% of_all', '50%', true],
  ['50% of_all', '5%o', false],
  ['50% of_all', 'f_a', true],
  ['50% of_all', 'f_l', false],
  ['C:\\temp', ':\\T', true],
])('%s contains %s: %s', async (text, search, expected) => {
  expect(await holds(says(sql`${text}::text`, search))).toBe(expected);
});

test.each([
  ['Asha Raman', 'RAM', true],
  ['Asha Raman', 'ra', true],
  ['Asha Raman', 'am', false],
])('%s contains %s, short words only at their beginning: %s', async (text, search, expected) => {
  expect(await holds(contains(sql`${text}::text`, search))).toBe(expected);
});
