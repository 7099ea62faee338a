import { NamedSettings, type SettingName } from '#contract/settings/named-settings.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import * as live from '#server/platform/live.ts';
import { newId } from '#server/platform/new-id.ts';
import * as queries from './settings.queries.ts';

/** All settings, read in the caller's transaction: what an admin sets holds on every process from then on. */
export async function current(db: Db): Promise<NamedSettings> {
  return inForce(await queries.listLatest(db));
}

/** What holds by these rows, and by default where there is none. */
export function inForce(rows: readonly { name: SettingName; value: unknown }[]): NamedSettings {
  return NamedSettings.parse(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
}

interface Change {
  /** Null where the installation itself sets it. */
  changedBy: string | null;
}

/** Every process learns of it when the caller's transaction commits. */
export async function change<Name extends SettingName>(
  db: Db,
  name: Name,
  value: NamedSettings[Name],
  { changedBy }: Change,
): Promise<void> {
  const checked = NamedSettings.shape[name].parse(value);
  const row = { id: newId(), name, value: JSON.stringify(checked), changedBy, changedAt: now() };
  await queries.insertSetting(db, row);
  await live.settingsChanged(db);
}
