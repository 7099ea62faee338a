import { createHash } from 'node:crypto';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import { inHours, now } from '#server/platform/clock.ts';
import { defineSweep } from '#server/platform/tasks.ts';
import * as queries from './idempotency.queries.ts';

const KEPT_HOURS = 24;

export interface Answer {
  status: number;
  body: unknown;
  /** The version that the ETag names. */
  etag?: number | undefined;
}

export interface Repeatable {
  actor: string;
  endpoint: string;
  key: string;
  /** Everything the answer depends on: path, query and body. */
  input: unknown;
}

function hash(input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(input) ?? '')
    .digest('hex');
}

/**
 * Runs `work` once for a key: a repetition gets the stored answer, the same key with another body 422.
 * Must run inside the transaction of the work itself, so that answer and effect commit together.
 */
export async function once(db: Db, request: Repeatable, work: () => Promise<Answer>): Promise<Answer> {
  const { actor, endpoint, key } = request;
  const claim = { actor, endpoint, key, bodyHash: hash(request.input), createdAt: now() };
  if (await queries.claimKey(db, claim)) {
    const answer = await work();
    await queries.storeAnswer(db, claim, answer);
    return answer;
  }
  const stored = await queries.getStoredAnswer(db, claim);
  if (stored.bodyHash !== claim.bodyHash) throw new AppError('IDEMPOTENCY_MISMATCH');
  return { body: undefined, ...stored.answer, status: stored.status ?? 200 };
}

export const forgetOldKeys = defineSweep('forgetOldKeys', (db) =>
  queries.deleteKeysBefore(db, inHours(-KEPT_HOURS)),
);
