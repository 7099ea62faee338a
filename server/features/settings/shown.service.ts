import { type Figures, figuresOf } from '#contract/settings/figures.ts';
import { NamedSettings } from '#contract/settings/named-settings.ts';
import type { Db } from '#server/db/schema/database.ts';
import { chooseSupportAddress, supportAddress } from '#server/platform/links.ts';
import type { LiveChannel } from '#server/platform/live-channel.ts';
import { current } from './settings.service.ts';

let known = NamedSettings.parse({});
let reading = Promise.resolve();

/** What public pages say of the terms: of memory, for a page needs no database. */
export function shownFigures(): Figures {
  return figuresOf(known, supportAddress());
}

async function read(db: Db): Promise<void> {
  known = await current(db);
  chooseSupportAddress(known.supportEmail);
}

/**
 * Reads the settings now, and again whenever some process says that they changed or that its word may have been
 * missed. Returns how to stop.
 */
export async function followSettings(
  db: Db,
  live: LiveChannel,
  warn: (error: unknown) => void,
): Promise<() => void> {
  await read(db);
  return live.subscribe(({ kind }) => {
    if (kind !== 'settings' && kind !== 'missed') return;
    // In turn: of two answers the later one must be the one that stays.
    reading = reading.then(() => read(db)).catch(warn) as Promise<void>;
  });
}
