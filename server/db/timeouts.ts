import type pg from 'pg';

/**
 * The timeouts of a pool in milliseconds: for a connection, of an idle one, for a lock, for a statement, of an idle
 * transaction, and (`stallMs`, more than the server needs to give up by itself) for any answer at all.
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
 * A connection that was just opened knows nothing of the tables yet, and takes a tenth of a second to plan its first
 * statements. The pool would close one after ten seconds in which it had nothing to do.
 */
const KEPT_MS = 10 * 60_000;

/** Somebody waits for the answer. A lock is given up before the next caller has waited too long for a connection. */
export const REQUESTS: Timeouts = {
  connectionTimeoutMillis: 3000,
  idleTimeoutMillis: KEPT_MS,
  lock_timeout: 2000,
  statement_timeout: 3500,
  idle_in_transaction_session_timeout: 10_000,
  stallMs: 4000,
};

/** Nobody waits, but the work of the next minute does. */
export const TASKS: Timeouts = {
  connectionTimeoutMillis: 30_000,
  idleTimeoutMillis: KEPT_MS,
  lock_timeout: 10_000,
  statement_timeout: 50_000,
  idle_in_transaction_session_timeout: 60_000,
  stallMs: 55_000,
};

/** Migrations and the demo marketplace take as long as they take. */
export const UNLIMITED: Timeouts = { connectionTimeoutMillis: 10_000 };
