import type pg from 'pg';

/**
 * Timeouts of a pool in milliseconds: to connect, of an idle connection, for a lock, for a statement, of an
 * idle transaction, and (`stallMs`, longer than the server needs to give up by itself) for any answer.
 */
export interface Timeouts
  extends Pick<
    pg.PoolConfig,
    | 'connectionTimeoutMillis'
    | 'idleTimeoutMillis'
    | 'lock_timeout'
    | 'statement_timeout'
    | 'idle_in_transaction_session_timeout'
  > {
  stallMs?: number;
}

/**
 * A new connection has no catalog cache and takes a tenth of a second to plan its first statements. By
 * default the pool would close a connection after ten idle seconds.
 */
const KEPT_MS = 10 * 60_000;

/**
 * For requests, whose callers wait. The lock timeout is shorter than the time for which the next caller waits
 * for a connection.
 */
export const REQUESTS: Timeouts = {
  connectionTimeoutMillis: 3000,
  idleTimeoutMillis: KEPT_MS,
  lock_timeout: 2000,
  statement_timeout: 3500,
  idle_in_transaction_session_timeout: 10_000,
  stallMs: 4000,
};

/** For tasks: nobody waits for the answer, but they must not delay the work of the next minute. */
export const TASKS: Timeouts = {
  connectionTimeoutMillis: 30_000,
  idleTimeoutMillis: KEPT_MS,
  lock_timeout: 10_000,
  statement_timeout: 50_000,
  idle_in_transaction_session_timeout: 60_000,
  stallMs: 55_000,
};

/** For migrations and the demo marketplace, which have no time limit. */
export const UNLIMITED: Timeouts = { connectionTimeoutMillis: 10_000 };
