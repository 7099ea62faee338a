import type { Insertable } from 'kysely';
import type { SpentSecretsTable } from '#server/db/schema/accounts.ts';
import type { Db } from '#server/db/schema/database.ts';

/** A code has a million values: the same one may be used up again. */
export async function insertSpent(db: Db, secret: Insertable<SpentSecretsTable>): Promise<void> {
  const { spentAt } = secret;
  await db
    .insertInto('spentSecrets')
    .values(secret)
    .onConflict((conflict) => conflict.column('secretHash').doUpdateSet({ spentAt }))
    .execute();
}

export function findSpent(
  db: Db,
  secretHash: string,
  kind: SpentSecretsTable['kind'],
): Promise<{ userId: string } | undefined> {
  return db
    .selectFrom('spentSecrets')
    .select('userId')
    .where('secretHash', '=', secretHash)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

export async function deleteSpentBefore(
  db: Db,
  at: Date,
  kinds: readonly SpentSecretsTable['kind'][],
): Promise<void> {
  await db.deleteFrom('spentSecrets').where('spentAt', '<', at).where('kind', 'in', kinds).execute();
}
