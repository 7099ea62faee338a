import { sql } from 'kysely';
import type pg from 'pg';
import { openKysely, openPool, SESSION_OPTIONS } from './open.ts';
import type { Db } from './schema/database.ts';

/**
 * The maximum lag of the replica. A client that has written reads from the primary until the replica has its
 * write.
 */
const LAG_MS = 2000;
const LOOK_MS = 500;
/** Longer than the lag of a healthy replica. */
const TOLD_MS = LAG_MS + 2 * LOOK_MS + 1000;

interface Sample {
  at: number;
  position: bigint;
}

/** A position in the write-ahead log, as PostgreSQL prints it: `16/B374D848`. */
export function parsePosition(text: string | undefined): bigint | undefined {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(text ?? '') ?? [];
  if (high === undefined || low === undefined) return undefined;
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * A streaming replica for reads that may be slightly out of date. It is monitored: a replica that is lost or
 * falls behind gets no queries until it has caught up.
 */
export class Replica {
  readonly db: Db;
  private readonly pool: pg.Pool;
  private readonly primary: Db;
  private readonly log: (message: string) => void;
  /** Earlier positions of the primary, oldest first. */
  private samples: Sample[] = [];
  private isFit = false;
  /** When people were last notified of a change. */
  private readonly told = new Map<string, number>();
  private readonly clock: NodeJS.Timeout;
  private looking: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(url: string, size: number, primary: Db, log: (message: string) => void) {
    const options = `${SESSION_OPTIONS} -c default_transaction_read_only=on`;
    this.pool = openPool({ connectionString: url, application_name: 'medallist', options }, size);
    this.db = openKysely(this.pool);
    this.primary = primary;
    this.log = log;
    this.clock = setInterval(() => {
      this.looking = this.looking.then(() => this.look());
    }, LOOK_MS);
    this.clock.unref();
  }

  /**
   * The replica, if it is healthy and has the position up to which the reader has written, if any; otherwise
   * the primary. A person who was just notified of a change reads from the primary, because they come to read
   * that change.
   */
  async forReader(userId: string | undefined, written: string | undefined): Promise<Db> {
    const toldAt = this.told.get(userId ?? '') ?? Number.NEGATIVE_INFINITY;
    if (!this.isFit || performance.now() - toldAt < TOLD_MS) return this.primary;
    if (written === undefined) return this.db;
    const position = parsePosition(written);
    const here = await this.position().catch(() => undefined);
    return position !== undefined && here !== undefined && here >= position ? this.db : this.primary;
  }

  /** The data that these people see has changed. */
  tell(userIds: readonly string[]): void {
    for (const id of userIds) this.told.set(id, performance.now());
  }

  /** The current position of the primary, which is at or after the caller's last write. */
  async positionOfPrimary(): Promise<string> {
    const { rows } = await sql<{ position: string }>`/*@position*/
      select pg_current_wal_lsn()::text as position`.execute(this.primary);
    return rows[0]?.position ?? '';
  }

  /** Sends it no queries until a check succeeds. */
  lose(error: unknown): void {
    if (this.isFit) this.log(`The replica is left alone: ${error instanceof Error ? error.message : error}`);
    this.isFit = false;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.clock);
    await this.looking;
    await this.pool.end();
  }

  private async position(): Promise<bigint | undefined> {
    const { rows } = await sql<{ position: string | null }>`/*@replayed*/
      select pg_last_wal_replay_lsn()::text as position`.execute(this.db);
    return parsePosition(rows[0]?.position ?? undefined);
  }

  /** It is healthy if it has everything that the primary had two seconds ago. */
  private async look(): Promise<void> {
    if (this.isClosed) return;
    const at = performance.now();
    for (const [id, toldAt] of this.told) if (at - toldAt >= TOLD_MS) this.told.delete(id);
    try {
      const here = await this.position();
      if (here === undefined) throw new Error('REPLICA_URL is no replica');
      const due = this.samples.findLast((sample) => at - sample.at >= LAG_MS);
      this.samples = this.samples.filter((sample) => !due || sample.at >= due.at);
      if (due && here < due.position) throw new Error('it is behind');
      const position = parsePosition(await this.positionOfPrimary());
      if (position !== undefined) this.samples.push({ at, position });
      if (due && !this.isFit) this.log('The replica answers what may be a moment old.');
      this.isFit = due !== undefined;
    } catch (error) {
      this.lose(error);
    }
  }
}
