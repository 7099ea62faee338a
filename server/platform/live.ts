import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '#server/db/schema/database.ts';

const CHANNEL = 'medallist_live';
const RETRY_MS = 1000;

/** Cache hints for people, the end of sessions, that development moved the clock, or that signals were lost. */
export type Signal =
  | { kind: 'changed'; userIds: string[]; endpoints: string[] }
  | { kind: 'revoked'; sessionIds: string[] }
  | { kind: 'clock' }
  | { kind: 'missed' };

type Listener = (signal: Signal) => void;

/** Tells every process when the caller's transaction commits. */
async function send(db: Db, signal: Signal): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(signal)})`.execute(db);
}

/** Asks the screens of these people to refetch these endpoints, by name. */
export async function changed(db: Db, userIds: string[], endpoints: string[]): Promise<void> {
  if (userIds.length > 0) await send(db, { kind: 'changed', userIds, endpoints });
}

export async function revoked(db: Db, sessionIds: string[]): Promise<void> {
  if (sessionIds.length > 0) await send(db, { kind: 'revoked', sessionIds });
}

export async function clockMoved(db: Db): Promise<void> {
  await send(db, { kind: 'clock' });
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
      await client.end();
    },
  };
}
