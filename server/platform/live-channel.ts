import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { GuardedClient } from '#server/db/guarded-client.ts';
import { CHANNEL, type Signal } from './live.ts';

type Listener = (signal: Signal) => void;

export interface LiveChannel {
  subscribe(listener: Listener): () => void;
  close(): Promise<void>;
}

/**
 * In milliseconds: the delay between attempts to reconnect (doubled each time), the interval of heartbeats,
 * and the timeout of their answer.
 */
const TIMES = { firstWait: 250, longestWait: 30_000, heartbeat: 15_000, answer: 5000 };
const KEEPALIVE_MS = 10_000;

/**
 * One LISTEN connection per process. A lost one is closed, and reconnects are tried until one succeeds.
 * Listeners keep their subscriptions.
 */
export async function openLive(
  connection: pg.ClientConfig,
  warn: (error: unknown) => void,
  times: Partial<typeof TIMES> = {},
): Promise<LiveChannel> {
  const { firstWait, longestWait, heartbeat, answer } = { ...TIMES, ...times };
  const listeners = new Set<Listener>();
  const closing = new AbortController();
  let current: GuardedClient | undefined;

  function tell(signal: Signal): void {
    for (const listener of listeners) listener(signal);
  }

  async function connect(): Promise<void> {
    const client = newClient(connection, answer);
    let isBroken = false;
    // A connection emits several events when it ends; only the first one counts.
    const onEnd = (error?: Error) => {
      isBroken = true;
      if (client !== current) return;
      current = undefined;
      warn(error ?? new Error('The live connection has ended'));
      client.abandon();
      void reconnect();
    };
    client.on('error', onEnd);
    client.on('end', onEnd);
    client.on('notification', ({ payload }) => tell(JSON.parse(payload ?? '{}') as Signal));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (isBroken) throw new Error('The live connection has ended');
    } catch (error) {
      client.abandon();
      throw error;
    }
    // The channel was closed meanwhile, so nobody else would close this connection.
    if (closing.signal.aborted) client.abandon();
    else current = client;
  }

  /** A database restart takes longer than one attempt, and all processes reconnect at once. */
  async function reconnect(): Promise<void> {
    for (let wait = firstWait; !closing.signal.aborted; wait = Math.min(wait * 2, longestWait)) {
      try {
        await pause(wait * (0.5 + Math.random()), undefined, { signal: closing.signal, ref: false });
        await connect();
        tell({ kind: 'missed' });
        tell({ kind: 'clock' });
        return;
      } catch (error) {
        if (!closing.signal.aborted) warn(error);
      }
    }
  }

  await connect();
  // The network can drop the end of a connection. One that does not answer in time is closed and handled as
  // ended.
  let isAsking = false;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    await current?.query('select 1').catch(() => {});
    isAsking = false;
  };
  const beats = setInterval(() => void ask(), heartbeat).unref();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closing.abort();
      clearInterval(beats);
      tell({ kind: 'missed' });
      const last = current;
      current = undefined;
      await last?.end();
    },
  };
}

function newClient(connection: pg.ClientConfig, answer: number): GuardedClient {
  return new GuardedClient({
    ...connection,
    connectionTimeoutMillis: answer,
    stallMs: answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_MS,
  });
}
