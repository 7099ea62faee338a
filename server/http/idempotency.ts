import { createHash } from 'node:crypto';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import { inHours, now } from '#server/platform/clock.ts';
import type { Upload } from '#server/platform/files/files.ts';
import { defineSweep } from '#server/platform/tasks.ts';
import * as queries from './idempotency.queries.ts';

const KEPT_HOURS = 24;

export interface Answer {
  status: number;
  body: unknown;
  /** The version in the ETag. */
  etag?: number | undefined;
}

/** Thrown when a call with this key has already run; carries its answer. */
export class Repeated extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('already answered');
    this.answer = answer;
  }
}

export interface Repeatable {
  actor: string;
  endpoint: string;
  key: string;
  /** Everything that the answer depends on: path, query and body. */
  input: unknown;
  files: readonly Upload[];
}

function hash({ input, files }: Repeatable): string {
  const digest = createHash('sha256').update(JSON.stringify(input));
  for (const { name, bytes } of files) digest.update(JSON.stringify([name, bytes.length])).update(bytes);
  return digest.digest('hex');
}

/**
 * Runs `work` once per key: a repetition gets the stored answer, and the same key with another body gets 422.
 * Must run in the transaction of the work, so that answer and effect commit together.
 */
export async function once(db: Db, request: Repeatable, work: () => Promise<Answer>): Promise<Answer> {
  const { actor, endpoint, key } = request;
  const claim = { actor, endpoint, key, bodyHash: hash(request), createdAt: now() };
  if (await queries.claimKey(db, claim)) {
    const answer = await work();
    await queries.storeAnswer(db, claim, answer);
    return answer;
  }
  const stored = await queries.getStoredAnswer(db, claim);
  if (stored.bodyHash !== claim.bodyHash) throw new AppError('IDEMPOTENCY_MISMATCH');
  return { body: undefined, ...stored.answer, status: stored.status ?? 200 };
}

/** The same for work whose result still has to be turned into an answer: a repetition throws `Repeated`. */
export async function workOnce<T>(
  db: Db,
  request: Repeatable,
  work: () => Promise<T>,
  toAnswer: (result: T) => Answer,
): Promise<T> {
  let done: { result: T } | undefined;
  const answer = await once(db, request, async () => {
    done = { result: await work() };
    return toAnswer(done.result);
  });
  if (!done) throw new Repeated(answer);
  return done.result;
}

export const forgetOldKeys = defineSweep('forgetOldKeys', (db) =>
  queries.deleteKeysBefore(db, inHours(-KEPT_HOURS)),
);
