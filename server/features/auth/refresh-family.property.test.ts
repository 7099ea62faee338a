import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '#server/db/schema/database.ts';
import type { UserRow } from '#server/features/users/users.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { createAdmin } from '#server/testing/factories/accounts.ts';
import { ownServer } from '#server/testing/server.ts';
import * as sessions from './sessions.service.ts';

const HISTORIES = 1000;
const DAY = 24 * 3600;
/**
 * Pauses between two steps: within and beyond the grace period of a lost answer, and up to the end of the
 * family.
 */
// Multiples of 4 s, so that no sum comes near the 10 s of grace, where the real clock would decide.
const PAUSES = [4, 8, 12, 12, DAY / 2, DAY - 60, DAY + 60];
const FAMILY_SECONDS = DAY;
const GRACE_SECONDS = 10;

type Step =
  | { kind: 'use' | 'replay' | 'lose'; which: number }
  | { kind: 'race'; which: number; times: number }
  | { kind: 'wait'; pause: number }
  | { kind: 'logout'; which: number };

/** How many tokens before the newest, or which of those with which the family can continue. */
const which = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('use', 'replay', 'lose'), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('race'), which, times: fc.integer({ min: 2, max: 4 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait'), pause: fc.constantFrom(...PAUSES) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('logout'), which }) },
) as fc.Arbitrary<Step>;

/** A token of the family in the model. */
interface Token {
  value: string;
  parent: Token | undefined;
  usedAt: number | undefined;
  replacedAt: number | undefined;
}

/** The rules as a model without a database. */
class Family {
  readonly tokens: Token[] = [];
  time = 0;
  isOver = false;

  add(value: string, parent?: Token): void {
    this.tokens.push({ value, parent, usedAt: undefined, replacedAt: undefined });
  }

  leaves(): Token[] {
    return this.tokens.filter((token) => token.usedAt === undefined && token.replacedAt === undefined);
  }

  /** Whether this token is exchanged now; applies the state changes except the new token. */
  use(token: Token): boolean {
    if (this.isOver || this.time >= FAMILY_SECONDS) return false;
    if (token.replacedAt !== undefined) {
      // Another successor of the same token was used first: this is at first a late answer, then a stolen
      // copy.
      if (this.time - token.replacedAt > GRACE_SECONDS) this.isOver = true;
      return false;
    }
    if (token.usedAt === undefined) {
      for (const other of this.leaves()) if (other !== token) other.replacedAt = this.time;
      token.usedAt = this.time;
      return true;
    }
    const isLate = this.time - token.usedAt <= GRACE_SECONDS;
    const hasSuccessor = this.tokens.some(({ parent, usedAt }) => parent === token && usedAt !== undefined);
    if (isLate && !hasSuccessor) return true;
    this.isOver = true;
    return false;
  }
}

const server = ownServer();
let user: UserRow;
beforeAll(async () => {
  const { id } = await createAdmin(server.db);
  user = await users.get(server.db, id);
});

const request = { id: 'history', ip: '127.0.0.1', userAgent: null, ifMatch: undefined };

/**
 * Commits without waiting for the disk: thousands of commits would take most of the time, and durability is
 * not tested here.
 */
function commit<T>(work: (tx: Db) => Promise<T>): Promise<T> {
  return server.db.transaction().execute(async (tx) => {
    await sql`set local synchronous_commit = off`.execute(tx);
    return work(tx);
  });
}

/** The new token, or undefined when the exchange was refused. */
async function rotate(value: string): Promise<string | undefined> {
  const rotation = await commit((tx) => sessions.rotate(tx, value, request));
  return 'bundle' in rotation ? rotation.bundle.refreshToken : undefined;
}

/** Any of the last tokens for a replay; for honest use one with which the family can continue. */
function pick(family: Family, { kind, which: back }: { kind: string; which: number }): Token {
  const { tokens } = family;
  const leaves = family.leaves();
  const leaf = leaves[back % Math.max(1, leaves.length)];
  const isHonest = kind !== 'replay' && leaf;
  return isHonest ? leaf : tokens[Math.max(0, tokens.length - 1 - back)]!;
}

async function act(family: Family, one: Step): Promise<void> {
  switch (one.kind) {
    case 'wait': {
      family.time += one.pause;
      return server.moveClock(family.time);
    }
    case 'logout': {
      family.isOver = true;
      const { value } = pick(family, { ...one, kind: 'replay' });
      return commit((tx) => sessions.revokeByToken(tx, value));
    }
    case 'lose': {
      // The answer was lost, or a second page sent the same token.
      const token = pick(family, one);
      await exchange(family, token);
      return exchange(family, token);
    }
    case 'race': {
      // The first request is in time and the others are late; their tokens are equivalent.
      const token = pick(family, one);
      const values = await Promise.all(Array.from({ length: one.times }, () => rotate(token.value)));
      for (const value of values.toSorted()) {
        const isExpected = family.use(token);
        expect(value !== undefined).toBe(isExpected);
        if (value) family.add(value, token);
      }
      return;
    }
    default:
      return exchange(family, pick(family, one));
  }
}

async function exchange(family: Family, token: Token): Promise<void> {
  const isExpected = family.use(token);
  const value = await rotate(token.value);
  expect(value !== undefined).toBe(isExpected);
  if (value) family.add(value, token);
}

/** For each token with which the family can continue, its parent. */
async function livingLeaves(sessionId: string): Promise<(string | null)[]> {
  const rows = await server.db
    .selectFrom('refreshTokens')
    .select('parentId')
    .where('sessionId', '=', sessionId)
    .where('usedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .execute();
  return rows.map(({ parentId }) => parentId);
}

async function isAlive(sessionId: string): Promise<boolean> {
  const { revokedAt } = await server.db
    .selectFrom('sessions')
    .select('revokedAt')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return revokedAt === null;
}

test(`in ${HISTORIES} histories a family continues with successors of one token, ends as a whole, and never outlives its end`, async () => {
  let refused = 0;
  let exchanged = 0;
  const history = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 9 }), async (steps) => {
    await server.moveClock(0);
    const family = new Family();
    const first = await commit((tx) => sessions.start(tx, user, request));
    const { sid } = JSON.parse(Buffer.from(first.accessToken.split('.')[1]!, 'base64url').toString());
    family.add(first.refreshToken);
    for (const one of steps) {
      await act(family, one);
      const living = await livingLeaves(sid);
      expect(new Set(living).size).toBeLessThanOrEqual(1);
      expect(living).toHaveLength(family.leaves().length);
    }
    expect(await isAlive(sid)).toBe(!family.isOver);
    if (family.isOver || family.time >= FAMILY_SECONDS) {
      for (const { value } of family.tokens) expect(await rotate(value)).toBeUndefined();
      refused += 1;
    }
    exchanged += family.tokens.length - 1;
  });
  await fc.assert(history, { numRuns: HISTORIES });
  await server.moveClock(0);
  // The test is only meaningful if both outcomes occur.
  expect(refused).toBeGreaterThan(HISTORIES / 10);
  expect(exchanged).toBeGreaterThan(HISTORIES);
}, 300_000);
