import { sql } from 'kysely';
import type { Thing } from '#contract/core/things.ts';
import type { Db } from '#server/db/schema/database.ts';

export const CHANNEL = 'medallist_live';

/** PostgreSQL ends a transaction that notifies of 8,000 bytes or more; this many ids and every thing stay below. */
const IDS_A_SIGNAL = 150;

/**
 * Cache hints for people, the end of sessions, that development moved the clock, that settings changed, or that signals
 * were lost.
 */
export type Signal =
  | { kind: 'changed'; userIds: string[]; things: readonly Thing[] }
  | { kind: 'revoked'; sessionIds: string[] }
  | { kind: 'clock' }
  | { kind: 'settings' }
  | { kind: 'missed' };

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

export async function settingsChanged(db: Db): Promise<void> {
  await send(db, [{ kind: 'settings' }]);
}

export async function clockMoved(db: Db): Promise<void> {
  await send(db, [{ kind: 'clock' }]);
}
