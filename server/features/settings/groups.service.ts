import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
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
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { settingsSaved } from './settings.events.ts';
import * as queries from './settings.queries.ts';
import { change, inForce } from './settings.service.ts';

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

/** The place of the newest change of any of its settings is the version of a group. */
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

export async function list(db: Db): Promise<{ [G in SettingGroup]: State<G> }> {
  const rows = await queries.listLatest(db);
  const states: Partial<Record<SettingGroup, unknown>> = {};
  for (const group of SETTING_GROUPS) states[group] = await present(db, rows, group);
  return states as { [G in SettingGroup]: State<G> };
}

interface Save<G extends SettingGroup> {
  group: G;
  values: GroupInput<G>;
  /** The version that was read; whoever names none has read nothing. */
  seen: number | undefined;
  actorId: string;
  ip: string;
}

/** Only over what the admin has seen: whatever was saved since is answered instead, and nothing is written. */
export async function save<G extends SettingGroup>(
  db: Db,
  { group, values, seen, actorId, ip }: Save<G>,
): Promise<State<G>> {
  await lockNames(db, 'settings', [group]);
  const before = await present(db, await queries.listLatest(db), group);
  if (seen !== before.version) throw new AppError('STALE_VERSION', { data: before });
  const input = values as Partial<NamedSettings>;
  const held = before.values as Partial<NamedSettings>;
  const changed = namesOf(group).filter((name) => !isDeepStrictEqual(held[name], input[name]));
  if (changed.length === 0) return before;
  for (const name of changed) await change(db, name, input[name] as never, { changedBy: actorId });
  await emit(db, settingsSaved, {
    group,
    before: pick(held as NamedSettings, changed),
    after: pick(input as NamedSettings, changed),
    actorId,
    ip,
  });
  await live.changed(db, await users.listAdminIds(db), ['settings']);
  return present(db, await queries.listLatest(db), group);
}

export async function history(db: Db, group: SettingGroup, page: PageQuery) {
  const names = namesOf(group);
  const defaults = NamedSettings.parse({});
  const rows = await queries.listChanges(db, names, page);
  const changes = rows.map(({ id, name, value, before, changedAt, firstName, lastName }) => ({
    id,
    name,
    from: before ? before.value : defaults[name],
    to: value as unknown,
    by: firstName === null ? null : `${firstName} ${lastName}`,
    at: changedAt,
  }));
  return toPage(changes, page, await queries.countChanges(db, names));
}
