import type { Insertable } from 'kysely';
import type { PasswordResetsTable } from '#server/db/schema/accounts.ts';
import type { Db } from '#server/db/schema/database.ts';

/** One link for each person: the new one takes the old one's place. */
export async function replaceReset(db: Db, reset: Insertable<PasswordResetsTable>): Promise<void> {
  const { userId: _, ...changed } = reset;
  await db
    .insertInto('passwordResets')
    .values(reset)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(changed))
    .execute();
}

export function findReset(db: Db, tokenHash: string, at: Date): Promise<{ userId: string } | undefined> {
  return db
    .selectFrom('passwordResets')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', at)
    .executeTakeFirst();
}

/** The person whose live link this is, for the one caller that uses it up. */
export function consumeReset(db: Db, tokenHash: string, at: Date): Promise<{ userId: string } | undefined> {
  return db
    .deleteFrom('passwordResets')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', at)
    .returning('userId')
    .executeTakeFirst();
}

export async function deleteReset(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('passwordResets').where('userId', '=', userId).execute();
}
