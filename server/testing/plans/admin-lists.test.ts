import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#server/testing/caller.ts';
import { createAdmin } from '#server/testing/factories/accounts.ts';
import type { TestServer } from '#server/testing/server.ts';
import { adminQuestions, type Question } from './admin-questions.ts';
import { startOnMarket } from './market.ts';
import { readsOf, wholeTables } from './scans.ts';

/** A late page that still exists in the shorter lists. */
const DEEP = '40';
let server: TestServer;
let admin: Caller;
let explained = 0;

beforeAll(async () => {
  server = await startOnMarket();
  admin = server.as(await createAdmin(server.db, 'SUPER_ADMIN'));
}, 300_000);
afterAll(() => server?.close());

/** These aggregate over everything and are not lists. */
const OF_EVERYTHING = ['checkLedger', 'adminGetAnalytics'];
const BY_LIST = Map.groupBy(
  adminQuestions(DEEP).filter(({ endpoint }) => !OF_EVERYTHING.includes(endpoint.name)),
  ({ endpoint }) => endpoint.name,
);

/**
 * Each stage is counted over all applications, and in a market this small a common search matches a large
 * part.
 */
const COMMON = ['sharma', 'an', 'e'];
const READ_WHOLE: Readonly<Record<string, { table: string; unless: (query: Question['query']) => boolean }>> =
  {
    adminListApplications: {
      table: 'applications',
      unless: ({ search }) => search !== undefined && !COMMON.includes(search),
    },
  };

function isMeant({ endpoint, query }: Question, read: string): boolean {
  const meant = READ_WHOLE[endpoint.name];
  return meant !== undefined && read.startsWith(`${meant.table}:`) && !meant.unless(query);
}

async function readWhole(question: Question): Promise<string[]> {
  const { endpoint, name, query } = question;
  const statements = await readsOf(async () => {
    const answer = await admin.fetch(`${endpoint.path}?${new URLSearchParams(query)}`);
    expect(answer.status, name).toBe(200);
    await answer.arrayBuffer();
  });
  explained += statements.length;
  const whole = await wholeTables(server.db, statements);
  return whole.filter((table) => !isMeant(question, table)).map((table) => `${name}: ${table}`);
}

test.each([...BY_LIST])(
  '%s: no query to it reads a large table whole',
  async (_, questions) => {
    const whole: string[] = [];
    for (const question of questions) whole.push(...(await readWhole(question)));
    expect(whole).toEqual([]);
  },
  60_000,
);

test('every list of an admin was queried, and its statements were explained', () => {
  expect(BY_LIST.size).toBeGreaterThanOrEqual(33);
  expect(explained).toBeGreaterThan(800);
});
