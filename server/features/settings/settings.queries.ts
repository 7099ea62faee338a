import { type Insertable, sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { SettingName } from '#contract/settings/named-settings.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { SettingsTable } from '#server/db/schema/platform.ts';

/** The current value of each setting that was ever changed, with its position in the history. */
export function listLatest(db: Db) {
  return db
    .selectFrom('settings')
    .distinctOn('name')
    .select(['name', 'value', 'place', 'changedBy', 'changedAt'])
    .orderBy('name')
    .orderBy('place', 'desc')
    .execute();
}

export async function insertSetting(db: Db, row: Insertable<SettingsTable>): Promise<void> {
  await db.insertInto('settings').values(row).execute();
}

/** Newest first, each with the value that it replaced; null for the first of its name. */
export function listChanges(db: Db, names: readonly SettingName[], { page, size }: PageQuery) {
  return db
    .selectFrom('settings as s')
    .leftJoin('users as u', 'u.id', 's.changedBy')
    .select(['s.id', 's.name', 's.value', 's.changedAt', 'u.firstName', 'u.lastName'])
    .select((eb) =>
      eb
        .selectFrom('settings as p')
        .select(sql<{ value: unknown }>`jsonb_build_object('value', p.value)`.as('before'))
        .whereRef('p.name', '=', 's.name')
        .whereRef('p.place', '<', 's.place')
        .orderBy('p.place', 'desc')
        .limit(1)
        .as('before'),
    )
    .where('s.name', 'in', names)
    .orderBy('s.place', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countChanges(db: Db, names: readonly SettingName[]): Promise<number> {
  const row = await db
    .selectFrom('settings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('name', 'in', names)
    .executeTakeFirstOrThrow();
  return row.count;
}
