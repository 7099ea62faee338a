import type { Selectable } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import type { TwoFactorsTable } from '#server/db/schema/second-step.ts';

type TwoFactorRow = Selectable<TwoFactorsTable>;

export function findTwoFactor(db: Db, userId: string): Promise<TwoFactorRow | undefined> {
  return db.selectFrom('twoFactors').selectAll().where('userId', '=', userId).executeTakeFirst();
}

/** A new secret replaces one that still waits for its first code; false when two-step sign-in is on. */
export async function replacePending(
  db: Db,
  pending: { userId: string; sealedSecret: string; createdAt: Date },
): Promise<boolean> {
  const { sealedSecret, createdAt } = pending;
  const stored = await db
    .insertInto('twoFactors')
    .values({ ...pending, lastStep: null, confirmedAt: null })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ sealedSecret, createdAt })
        .where('twoFactors.confirmedAt', 'is', null),
    )
    .executeTakeFirst();
  return stored.numInsertedOrUpdatedRows === 1n;
}

/** True for the one caller that activates the secret. */
export async function confirm(
  db: Db,
  { userId, sealedSecret }: TwoFactorRow,
  step: number,
  at: Date,
): Promise<boolean> {
  const confirmed = await db
    .updateTable('twoFactors')
    .set({ confirmedAt: at, lastStep: step })
    .where('userId', '=', userId)
    .where('sealedSecret', '=', sealedSecret)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst();
  return confirmed.numUpdatedRows === 1n;
}

/** True for the one caller that uses up this step; earlier steps are invalid from then on. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('twoFactors')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** Removes the secret with its recovery codes; false when there was none. */
export async function deleteTwoFactor(db: Db, userId: string): Promise<boolean> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  const deleted = await db.deleteFrom('twoFactors').where('userId', '=', userId).executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

export async function replaceRecoveryCodes(db: Db, userId: string, codeHashes: string[]): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await db
    .insertInto('recoveryCodes')
    .values(codeHashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
}

/** True for the one caller that uses up the code. */
export async function consumeRecoveryCode(db: Db, userId: string, codeHash: string): Promise<boolean> {
  const used = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deletePendingSecretsMadeBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('twoFactors').where('confirmedAt', 'is', null).where('createdAt', '<', at).execute();
}
