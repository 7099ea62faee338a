import { sql } from 'kysely';
import pg from 'pg';
import type { Thing } from '#contract/core/things.ts';
import type { Db } from '#server/db/schema/database.ts';

const CHANNEL = 'medallist_live';
const RETRY_MS = 1000;

/** PostgreSQL ends a transaction that notifies of 8,000 bytes or more; this many ids and every thing stay below. */
const IDS_A_SIGNAL = 150;

/** Cache hints for people, the end of sessions, that development moved the clock, or that signals were lost. */
export type Signal =
  | { kind: 'changed'; userIds: string[]; things: readonly Thing[] }
  | { kind: 'revoked'; sessionIds: string[] }
  | { kind: 'clock' }
  | { kind: 'missed' };

type Listener = (signal: Signal) => void;

/** Tells every process when the caller's transaction commits. */
async function send(db: Db, signals: Signal[]): Promise<void> {
  const payloads = signals.map((signal) => JSON.stringify(signal));
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(db);
}

function portions(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / IDS_A_SIGNAL);
  return Array.from({ length: count }, (_, at) => ids.slice(at * IDS_A_SIGNAL, (at + 1) * IDS_A_SIGNAL));
}

/** Asks the screens of these people, however many, to read again what shows these things. */
export async function changed(db: Db, userIds: readonly string[], things: readonly Thing[]): Promise<void> {
  if (userIds.length === 0 || things.length === 0) return;
  await send(
    db,
    portions(userIds).map((some) => ({ kind: 'changed', userIds: some, things })),
  );
}

export async function revoked(db: Db, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await send(
    db,
    portions(sessionIds).map((some) => ({ kind: 'revoked', sessionIds: some })),
  );
}

export async function clockMoved(db: Db): Promise<void> {
  await send(db, [{ kind: 'clock' }]);
}

export interface LiveChannel {
  subscribe(listener: Listener): () => void;
  close(): Promise<void>;
}

/** One LISTEN connection for the process. When it breaks it is made anew, and listeners keep theirs. */
export async function openLive(
  connection: pg.ClientConfig,
  warn: (error: unknown) => void,
): Promise<LiveChannel> {
  const listeners = new Set<Listener>();
  let closing = false;
  let client: pg.Client;

  function tell(signal: Signal): void {
    for (const listener of listeners) listener(signal);
  }

  async function connect(): Promise<void> {
    client = new pg.Client(connection);
    client.on('notification', ({ payload }) => {
      tell(JSON.parse(payload ?? '{}') as Signal);
    });
    client.on('error', (error) => {
      warn(error);
      reconnectLater();
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  /** Tries until it succeeds: a database that restarts is away for longer than one try. */
  function reconnectLater(): void {
    if (closing) return;
    const again = async () => {
      if (closing) return;
      try {
        await connect();
        tell({ kind: 'missed' });
        tell({ kind: 'clock' });
      } catch (error) {
        warn(error);
        reconnectLater();
      }
    };
    setTimeout(() => void again(), RETRY_MS).unref();
  }

  await connect();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closing = true;
      tell({ kind: 'missed' });
      await client.end();
    },
  };
}
