import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';

export function findSealed(db: Db, userId: string) {
  return db
    .selectFrom('payoutDetails')
    .select(['userId', 'sealed'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

export function listSealed(db: Db, userIds: readonly string[]) {
  return db
    .selectFrom('payoutDetails')
    .select(['userId', 'sealed'])
    .where('userId', '=', anyOf(userIds))
    .execute();
}

export async function upsertDetails(
  db: Db,
  row: { userId: string; sealed: string; changedAt: Date },
): Promise<void> {
  const { sealed, changedAt } = row;
  await db
    .insertInto('payoutDetails')
    .values(row)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ sealed, changedAt }))
    .execute();
}

/** Whether anything was ever payable to the person. */
export async function hasPayable(db: Db, beneficiaryId: string): Promise<boolean> {
  const found = await db
    .selectFrom('rewards')
    .select('id')
    .where('beneficiaryId', '=', beneficiaryId)
    .where('state', 'in', ['PAYABLE', 'IN_PAYOUT'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
