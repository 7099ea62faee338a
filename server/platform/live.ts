import { sql } from 'kysely';
import type { Thing } from '#contract/core/things.ts';
import type { Db } from '#server/db/schema/database.ts';

export const CHANNEL = 'medallist_live';

/** A NOTIFY payload must be shorter than 8,000 bytes; this many ids with every cache tag fit. */
const IDS_A_SIGNAL = 150;

/**
 * Changed cache tags for people, ended sessions, a moved clock in development, changed settings, or lost
 * signals.
 */
export type Signal =
  | { kind: 'changed'; userIds: string[]; things: readonly Thing[] }
  | { kind: 'revoked'; sessionIds: string[] }
  | { kind: 'clock' }
  | { kind: 'settings' }
  | { kind: 'missed' };

/** Notifies every process when the caller's transaction commits. */
async function send(db: Db, signals: Signal[]): Promise<void> {
  const payloads = signals.map((signal) => JSON.stringify(signal));
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(db);
}

function portions(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / IDS_A_SIGNAL);
  return Array.from({ length: count }, (_, at) => ids.slice(at * IDS_A_SIGNAL, (at + 1) * IDS_A_SIGNAL));
}

/** Asks the screens of these people, any number of them, to reload what has these cache tags. */
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
