import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AppError } from '#contract/core/errors.ts';
import { financialYearOf } from '#contract/invoices/numbering.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';
import { readBooks } from '#server/features/invoices/ledger.service.ts';
import { type Books, readRows } from '#server/testing/reward-histories/books.ts';
import { faultsOf } from '#server/testing/reward-histories/check.ts';
import { Nothing, STEPS } from '#server/testing/reward-histories/steps.ts';
import { createWorld, START, setClock, type World } from '#server/testing/reward-histories/world.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';
import { statementOf } from './statements.service.ts';

// Notifying open screens takes a third of the time, and does not affect the books.
vi.mock('#server/platform/live.ts', async (original) => ({
  ...(await original<object>()),
  changed: async () => undefined,
}));

const HISTORIES = Number(process.env.LEDGER_HISTORIES ?? 1000);
const SEED = Number(process.env.LEDGER_SEED ?? 13);

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startServer();
  world = await createWorld(server.db);
}, 60_000);
afterAll(async () => {
  await server.moveClock(0);
  await server.close();
});

/** Sequences of steps: random single steps would rarely reach a payment, and even less what follows one. */
const RUNS: Readonly<Record<string, readonly string[]>> = {
  ready: ['quarter', 'details', 'details', 'details'],
  payout: ['draft', 'send', 'pay'],
  // Sent in one financial year, and paid or returned in the next.
  spring: ['draft', 'send', 'april', 'pay'],
  lateFailure: ['draft', 'send', 'april', 'fail', 'draft', 'send', 'pay'],
  owedBack: ['draft', 'send', 'pay', 'findLeft', 'draft', 'send'],
  thinned: ['draft', 'takeOut', 'send', 'pay'],
  locked: ['draft', 'suspend', 'send', 'reinstate', 'send', 'pay'],
  held: ['hold', 'draft', 'release'],
};
const ANY = [...Object.keys(STEPS), ...Object.keys(RUNS), ...Object.keys(RUNS)];
const step = (of: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...of), fc.noBias(fc.integer({ min: 0, max: 10_000 })))
    .map(([name, place]) => (RUNS[name] ?? [name]).map((one, at) => [one, place + at] as const));
/** For some the 90 days pass, mostly; then random steps follow. */
const History = fc
  .tuple(
    fc.array(step(['hire', 'record', 'wait', 'leave', 'hold']), { maxLength: 2 }),
    step(['ready', 'ready', 'ready', 'wait']),
    fc.array(step(ANY), { minLength: 3, maxLength: 7, size: 'max' }),
  )
  .map(([before, ready, after]) => [...before.flat(), ...ready, ...after.flat()]);

/** Whether the step succeeded: a refused one must change nothing. */
async function tries(tx: Db, name: string, place: number): Promise<boolean> {
  await sql`savepoint step`.execute(tx);
  try {
    await STEPS[name]?.(tx, world, place);
    return true;
  } catch (error) {
    if (!(error instanceof AppError || error instanceof Nothing)) throw error;
    await sql`rollback to savepoint step`.execute(tx);
    return false;
  }
}

const GIVEN_UP = new Error('given up');

/** In a transaction that is rolled back, so that each history starts from the same state. */
async function walk(history: readonly (readonly [string, number])[], seen: Map<string, number>) {
  const work = async (tx: Db) => {
    await setClock(tx, START);
    let books = await readRows(tx);
    for (const [name, place] of history) {
      if (!(await tries(tx, name, place))) continue;
      seen.set(name, (seen.get(name) ?? 0) + 1);
      const after = await readRows(tx);
      expect(faultsOf(books, after), name).toEqual([]);
      books = after;
    }
    expect((await readBooks(tx)).faults).toEqual([]);
    await checkStatements(tx, books);
    note(books, seen);
    throw GIVEN_UP;
  };
  await server.db
    .transaction()
    .execute(work)
    .catch((error: unknown) => {
      if (error !== GIVEN_UP) throw error;
    });
}

/** Each year continues where the previous one ended, and reports the tax withheld in it. */
async function checkStatements(tx: Db, { entries, lines, owed }: Books): Promise<void> {
  for (const owner of new Set(entries.map((entry) => entry.owner))) {
    const own = entries.filter((entry) => entry.owner === owner);
    let closing = 0;
    for (const year of [...new Set(own.map((entry) => entry.year))].toSorted()) {
      const statement = await statementOf(tx, owner, year);
      expect([year, statement.opening]).toEqual([year, closing]);
      const paid = lines.filter((one) => one.owner === owner && one.year === year && one.status === 'PAID');
      expect(statement.paid.withheld).toBe(paid.reduce((total, { withheld }) => total + withheld, 0));
      ({ closing } = statement);
    }
    const open = entries.length > 0 ? openOf(own) : 0;
    const onItsWay = lines.filter((one) => one.owner === owner && one.status === 'SENT');
    const setOff = onItsWay.reduce((total, line) => total + line.setOff, 0);
    expect(closing).toBe(open - (owed.find((one) => one.owner === owner)?.owed ?? 0) - setOff);
  }
}

const SIGNS = { EARNED: 1, PAYABLE: 0, PAID: -1, VOID: -1, CLAWBACK: 0 } as const;
const openOf = (own: Books['entries']) =>
  own.reduce((total, { state, amount }) => total + SIGNS[state] * amount, 0);

const yearOf = (at: number) => financialYearOf(localDate(new Date(at)));

function note({ rewards, lines, entries }: Books, seen: Map<string, number>): void {
  const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  for (const { state } of rewards) count(state);
  for (const { status, withheld, setOff } of lines) {
    count(`line ${status}`);
    if (withheld > 0) count('taxed');
    if (setOff > 0) count('set off');
  }
  if (new Set(lines.map(({ year }) => year)).size > 1) count('two years');
  for (const line of lines.filter(({ year }) => year))
    if (entries.some(({ line: of, at }) => of === line.id && yearOf(at) !== line.year))
      count('paid in another year');
}

const WANTED = [
  ...[
    'hire',
    'leave',
    'findLeft',
    'pay',
    'fail',
    'hold',
    'release',
    'takeOut',
    'credit',
    'suspend',
    'reinstate',
  ],
  ...['VOID', 'CLAWBACK', 'PAID', 'line FAILED', 'line REMOVED', 'taxed', 'set off', 'two years'],
  'paid in another year',
];

test(`over ${HISTORIES} random histories of rewards in the database every step keeps the sums`, {
  timeout: 600_000,
}, async () => {
  const seen = new Map<string, number>();
  const property = fc.asyncProperty(History, (history) => walk(history, seen));
  // A failure prints the seed and the original history: shrinking it would take minutes.
  await fc.assert(property, { numRuns: HISTORIES, seed: SEED, endOnFailure: true });
  // The test is only meaningful if each of these happened.
  for (const what of WANTED) expect(seen.get(what) ?? 0, what).toBeGreaterThan(HISTORIES / 500);
});
