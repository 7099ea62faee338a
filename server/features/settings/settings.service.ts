import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { type Figures, figuresOf } from '#contract/settings/figures.ts';
import { NamedSettings, type SettingName } from '#contract/settings/named-settings.ts';
import {
  type GroupInput,
  namesOf,
  SETTING_GROUPS,
  type SettingGroup,
} from '#contract/settings/setting-groups.ts';
import { lockNames } from '#server/db/named-locks.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { chooseSupportAddress, supportAddress } from '#server/platform/links.ts';
import * as live from '#server/platform/live.ts';
import type { LiveChannel } from '#server/platform/live-channel.ts';
import { newId } from '#server/platform/new-id.ts';
import { settingsSaved } from './settings.events.ts';
import * as queries from './settings.queries.ts';

/** All settings, read in the caller's transaction, so that every process uses a change from then on. */
export async function current(db: Db): Promise<NamedSettings> {
  return inForce(await queries.listLatest(db));
}

/** The values of these rows, and the default where there is none. */
function inForce(rows: readonly { name: SettingName; value: unknown }[]): NamedSettings {
  return NamedSettings.parse(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
}

interface Change {
  /** Null if the installation itself sets it. */
  changedBy: string | null;
}

/** Every process is notified when the caller's transaction commits. */
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

let known = NamedSettings.parse({});
let reading = Promise.resolve();

/** The terms on public pages. From memory, so that a page needs no database. */
export function shownFigures(): Figures {
  return figuresOf(known, supportAddress());
}

async function read(db: Db): Promise<void> {
  known = await current(db);
  chooseSupportAddress(known.supportEmail);
}

/**
 * Reads the settings now, and again when a process reports a change or a notification may have been missed.
 * Returns a function that stops it.
 */
export async function followSettings(
  db: Db,
  live: LiveChannel,
  warn: (error: unknown) => void,
): Promise<() => void> {
  await read(db);
  return live.subscribe(({ kind }) => {
    if (kind !== 'settings' && kind !== 'missed') return;
    // One after the other, because the latest result must win.
    reading = reading.then(() => read(db)).catch(warn) as Promise<void>;
  });
}

type Rows = Awaited<ReturnType<typeof queries.listLatest>>;

export type Values<G extends SettingGroup> = GroupInput<G>;

interface State<G extends SettingGroup> {
  values: GroupInput<G>;
  version: number;
  last: { by: string | null; at: Date } | null;
}

function pick(settings: NamedSettings, names: readonly SettingName[]) {
  return Object.fromEntries(names.map((name) => [name, settings[name]]));
}

/** The version of a group is the sequence number of the latest change of its settings. */
async function present<G extends SettingGroup>(db: Db, rows: Rows, group: G): Promise<State<G>> {
  const names = namesOf(group);
  const own = rows.filter(({ name }) => names.includes(name)).toSorted((a, b) => b.place - a.place);
  const [newest] = own;
  return {
    values: pick(inForce(rows), names) as GroupInput<G>,
    version: newest?.place ?? 0,
    last: newest
      ? { by: newest.changedBy && (await users.nameOf(db, newest.changedBy)), at: newest.changedAt }
      : null,
  };
}

export async function listGroups(db: Db): Promise<{ [G in SettingGroup]: State<G> }> {
  const rows = await queries.listLatest(db);
  const states: Partial<Record<SettingGroup, unknown>> = {};
  for (const group of SETTING_GROUPS) states[group] = await present(db, rows, group);
  return states as { [G in SettingGroup]: State<G> };
}

interface Save<G extends SettingGroup> {
  group: G;
  values: GroupInput<G>;
  /** The version that was read; undefined is treated as never read. */
  seen: number | undefined;
}

/** Only over the version that the admin has seen: otherwise returns the current values and writes nothing. */
export async function saveGroup<G extends SettingGroup>(
  db: Db,
  deed: PersonsDeed,
  { group, values, seen }: Save<G>,
): Promise<State<G>> {
  await lockNames(db, 'settings', [group]);
  const before = await present(db, await queries.listLatest(db), group);
  if (seen !== before.version) throw new AppError('STALE_VERSION', { data: before });
  const input = values as Partial<NamedSettings>;
  const held = before.values as Partial<NamedSettings>;
  const changed = namesOf(group).filter((name) => !isDeepStrictEqual(held[name], input[name]));
  if (changed.length === 0) return before;
  for (const name of changed) await change(db, name, input[name] as never, { changedBy: deed.actorId });
  await emit(db, settingsSaved, {
    ...deed,
    group,
    before: pick(held as NamedSettings, changed),
    after: pick(input as NamedSettings, changed),
  });
  await live.changed(db, await users.listAdminIds(db), ['settings']);
  return present(db, await queries.listLatest(db), group);
}

export async function listHistory(db: Db, group: SettingGroup, page: PageQuery) {
  const names = namesOf(group);
  const defaults = NamedSettings.parse({});
  const rows = await queries.listChanges(db, names, page);
  const changes = rows.map(({ id, name, value, before, changedAt, firstName, lastName }) => ({
    id,
    name,
    from: before ? before.value : defaults[name],
    to: value as unknown,
    by: fullName({ firstName, lastName }),
    at: changedAt,
  }));
  return toPage(changes, page, await queries.countChanges(db, names));
}
