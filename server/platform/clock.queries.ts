import type { Db } from '#server/db/schema/database.ts';

export async function getShiftSeconds(db: Db): Promise<number> {
  const row = await db.selectFrom('clockShift').select('offsetSeconds').executeTakeFirst();
  return row?.offsetSeconds ?? 0;
}

export async function storeShift(db: Db, offsetSeconds: number): Promise<void> {
  await db.updateTable('clockShift').set({ offsetSeconds }).execute();
}
