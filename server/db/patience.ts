import type pg from 'pg';

/**
 * How long a pool waits, in milliseconds: for a connection, for a lock, for a statement, for a transaction that does
 * nothing, and (`stallMs`, more than the server needs to give up by itself) for any answer at all.
 */
export interface Patience
  extends Pick<
    pg.PoolConfig,
    'connectionTimeoutMillis' | 'lock_timeout' | 'statement_timeout' | 'idle_in_transaction_session_timeout'
  > {
  stallMs?: number;
}

/** Somebody waits for the answer. A lock is given up before the next caller has waited too long for a connection. */
export const REQUESTS: Patience = {
  connectionTimeoutMillis: 3000,
  lock_timeout: 2000,
  statement_timeout: 3500,
  idle_in_transaction_session_timeout: 10_000,
  stallMs: 4000,
};

/** Nobody waits, but the work of the next minute does. */
export const TASKS: Patience = {
  connectionTimeoutMillis: 30_000,
  lock_timeout: 10_000,
  statement_timeout: 50_000,
  idle_in_transaction_session_timeout: 60_000,
  stallMs: 55_000,
};

/** Migrations and the demo marketplace take as long as they take. */
export const UNLIMITED: Patience = { connectionTimeoutMillis: 10_000 };
