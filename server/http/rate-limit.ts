import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError, type ErrorCode } from '#contract/core/errors.ts';
import { hashSecret } from '#server/platform/secret.ts';
import { defineSweep } from '#server/platform/tasks.ts';
import { limitKey } from './client-address.ts';
import { deleteSpentLimits } from './rate-limit.queries.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Points per key and duration in seconds. Counted in PostgreSQL, so the limits are exact across processes.
 */
const LIMITS = {
  signInPerAccount: { points: 5, duration: 15 * MINUTE, code: 'TOO_MANY_LOGIN_ATTEMPTS' },
  signInPerDevice: { points: 5, duration: 15 * MINUTE, code: 'TOO_MANY_LOGIN_ATTEMPTS' },
  signInPerAddress: { points: 20, duration: 15 * MINUTE, code: 'TOO_MANY_LOGIN_ATTEMPTS' },
  secondStepPerAccount: { points: 5, duration: 15 * MINUTE, code: 'RATE_LIMITED' },
  passwordPerAccount: { points: 5, duration: 15 * MINUTE, code: 'RATE_LIMITED' },
  exportsPerAccount: { points: 5, duration: HOUR, code: 'RATE_LIMITED' },
  profileExportsPerAccount: { points: 30, duration: HOUR, code: 'RATE_LIMITED' },
  // The duration only matters if the process of an export was killed.
  exportsAtOncePerAccount: { points: 1, duration: 5 * MINUTE, code: 'EXPORT_RUNNING' },
  readingsPerAccount: { points: 20, duration: HOUR, code: 'RATE_LIMITED' },
  googlePerAddress: { points: 30, duration: MINUTE, code: 'RATE_LIMITED' },
  emailChecksPerAddress: { points: 30, duration: MINUTE, code: 'RATE_LIMITED' },
  mailsPerAccount: { points: 5, duration: HOUR, code: 'RATE_LIMITED' },
  mailsPerDevice: { points: 5, duration: HOUR, code: 'RATE_LIMITED' },
  mailsPerAddress: { points: 20, duration: HOUR, code: 'RATE_LIMITED' },
  teamInvitationsPerAccount: { points: 30, duration: HOUR, code: 'RATE_LIMITED' },
  clicksPerAddress: { points: 60, duration: MINUTE, code: 'RATE_LIMITED' },
  waitlistPerAddress: { points: 20, duration: HOUR, code: 'RATE_LIMITED' },
  messagesPerAddress: { points: 10, duration: HOUR, code: 'RATE_LIMITED' },
  reachesPerAccount: { points: 120, duration: MINUTE, code: 'RATE_LIMITED' },
  reportsPerAccount: { points: 10, duration: HOUR, code: 'RATE_LIMITED' },
  jobViewsPerAddress: { points: 60, duration: MINUTE, code: 'RATE_LIMITED' },
  eventsPerAddress: { points: 120, duration: MINUTE, code: 'RATE_LIMITED' },
} as const satisfies Record<string, { points: number; duration: number; code: ErrorCode }>;

export type LimitName = keyof typeof LIMITS;
export type AddressLimit = Extract<LimitName, `${string}PerAddress`>;

let limiters: Map<LimitName, RateLimiterPostgres> | undefined;

/** Without `enabled` every call passes; only development can switch limits off, for load tests. */
export function configureLimits(pool: Pool, enabled: boolean): void {
  limiters = enabled ? new Map() : undefined;
  for (const [name, { points, duration }] of Object.entries(LIMITS)) {
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration,
    });
    limiters?.set(name as LimitName, limiter);
  }
}

/**
 * A full-length e-mail address would not fit next to the name of its limit, and need not be readable there.
 */
function stored(name: LimitName, key: string): string {
  return hashSecret(name.endsWith('PerAddress') ? limitKey(key) : key.toLowerCase());
}

/** Takes one point from `key`, or throws 429 with the seconds until the next try. */
export async function takePoint(name: LimitName, key: string): Promise<void> {
  try {
    await limiters?.get(name)?.consume(stored(name, key));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError(LIMITS[name].code, { retryAfter: refusal.msBeforeNext / 1000 });
  }
}

/** Returns a point: the try was not one that the limit should count. */
export async function returnPoint(name: LimitName, key: string): Promise<void> {
  await limiters?.get(name)?.reward(stored(name, key));
}

/** Resets the count after a success. */
export async function forgetPoints(name: LimitName, key: string): Promise<void> {
  await limiters?.get(name)?.delete(stored(name, key));
}

/** Holds a point of `key` while the work runs, across all processes. */
export async function holdingPoint<T>(name: LimitName, key: string, work: () => Promise<T>): Promise<T> {
  await takePoint(name, key);
  try {
    return await work();
  } finally {
    await forgetPoints(name, key);
  }
}

/** Anybody can create rows by requesting addresses that do not exist, so expired rows are deleted. */
export const forgetSpentLimits = defineSweep('forgetSpentLimits', (db) => deleteSpentLimits(db, Date.now()));
