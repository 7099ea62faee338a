import type { Db } from '#server/db/schema/database.ts';

export async function storeShift(db: Db, offsetSeconds: number): Promise<void> {
  await db.updateTable('clockShift').set({ offsetSeconds }).execute();
}
