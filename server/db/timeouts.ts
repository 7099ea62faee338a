import type pg from 'pg';

/**
 * How long a pool waits, in milliseconds: for a connection, with one that has nothing to do, for a lock, for a
 * statement, for a transaction that does nothing, and (`stallMs`, more than the server needs to give up by itself) for
 * any answer at all.
 */
export interface Patience
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
export const REQUESTS: Patience = {
  connectionTimeoutMillis: 3000,
  idleTimeoutMillis: KEPT_MS,
  lock_timeout: 2000,
  statement_timeout: 3500,
  idle_in_transaction_session_timeout: 10_000,
  stallMs: 4000,
};

/** Nobody waits, but the work of the next minute does. */
export const TASKS: Patience = {
  connectionTimeoutMillis: 30_000,
  idleTimeoutMillis: KEPT_MS,
  lock_timeout: 10_000,
  statement_timeout: 50_000,
  idle_in_transaction_session_timeout: 60_000,
  stallMs: 55_000,
};

/** Migrations and the demo marketplace take as long as they take. */
export const UNLIMITED: Patience = { connectionTimeoutMillis: 10_000 };
