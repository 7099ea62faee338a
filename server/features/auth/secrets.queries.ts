import type { Insertable, Selectable } from 'kysely';
import type {
  CodeRequestsTable,
  EmailCodesTable,
  PasswordResetsTable,
  SpentSecretsTable,
} from '#server/db/schema/accounts.ts';
import type { Db } from '#server/db/schema/database.ts';

export type EmailCodeRow = Selectable<EmailCodesTable>;
type Purpose = EmailCodesTable['purpose'];

export function findCode(db: Db, userId: string, purpose: Purpose): Promise<EmailCodeRow | undefined> {
  return db
    .selectFrom('emailCodes')
    .selectAll()
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

/** One active code per purpose: a new one replaces the old one. */
export async function replaceCode(db: Db, code: Insertable<EmailCodesTable>): Promise<void> {
  await db
    .insertInto('emailCodes')
    .values(code)
    .onConflict((conflict) => {
      const { userId: _, purpose: __, ...changed } = code;
      return conflict.columns(['userId', 'purpose']).doUpdateSet(changed);
    })
    .execute();
}

/** The code that was mailed to confirm this address, if its account waits for one. */
export function findCodeFor(db: Db, email: string): Promise<EmailCodeRow | undefined> {
  return db
    .selectFrom('emailCodes')
    .innerJoin('users', 'users.id', 'emailCodes.userId')
    .selectAll('emailCodes')
    .where('users.email', '=', email)
    .where('purpose', '=', 'VERIFY_EMAIL')
    .executeTakeFirst();
}

/** False if the last one was requested after this time. */
export async function replaceRequest(
  db: Db,
  request: Insertable<CodeRequestsTable>,
  unlessAskedAfter: Date,
): Promise<boolean> {
  const { addressHash: _, ...changed } = request;
  const replaced = await db
    .insertInto('codeRequests')
    .values(request)
    .onConflict((conflict) =>
      conflict
        .column('addressHash')
        .doUpdateSet(changed)
        .where('codeRequests.askedAt', '<=', unlessAskedAfter),
    )
    .executeTakeFirst();
  return replaced.numInsertedOrUpdatedRows === 1n;
}

export function findRequest(db: Db, addressHash: string): Promise<CodeRequestsTable | undefined> {
  return db.selectFrom('codeRequests').selectAll().where('addressHash', '=', addressHash).executeTakeFirst();
}

/** Takes one guess before the code is compared; returns how many are left. */
export async function takeGuess(db: Db, addressHash: string, at: Date): Promise<number | undefined> {
  const taken = await db
    .updateTable('codeRequests')
    .set((eb) => ({ attemptsLeft: eb('attemptsLeft', '-', 1) }))
    .where('addressHash', '=', addressHash)
    .where('attemptsLeft', '>', 0)
    .where('expiresAt', '>', at)
    .returning('attemptsLeft')
    .executeTakeFirst();
  return taken?.attemptsLeft;
}

export async function deleteRequest(db: Db, addressHash: string): Promise<void> {
  await db.deleteFrom('codeRequests').where('addressHash', '=', addressHash).execute();
}

/** Takes one attempt before the code is compared, so that parallel guesses cannot share one. */
export function takeAttempt(db: Db, id: string): Promise<EmailCodeRow | undefined> {
  return db
    .updateTable('emailCodes')
    .set((eb) => ({ attemptsLeft: eb('attemptsLeft', '-', 1) }))
    .where('id', '=', id)
    .where('attemptsLeft', '>', 0)
    .returningAll()
    .executeTakeFirst();
}

/** True for the one caller that uses up the code. */
export async function consumeCode(db: Db, id: string): Promise<boolean> {
  const deleted = await db.deleteFrom('emailCodes').where('id', '=', id).executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

export function consumeLink(db: Db, linkHash: string, at: Date): Promise<EmailCodeRow | undefined> {
  return db
    .deleteFrom('emailCodes')
    .where('linkHash', '=', linkHash)
    .where('purpose', '=', 'VERIFY_EMAIL')
    .where('expiresAt', '>', at)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteCodes(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('emailCodes').where('userId', '=', userId).execute();
}

/** One link per person: a new one replaces the old one. */
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

/** The person whose active link this is, for the one caller that uses it up. */
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

/** A code has a million values, so the same one may be used up again. */
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

export async function deleteSessionsExpiredBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<', at).execute();
}

export async function deleteTokensMadeBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('refreshTokens').where('createdAt', '<', at).execute();
}

export async function deleteCodesExpiredBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('emailCodes').where('expiresAt', '<', at).execute();
}

export async function deleteRequestsExpiredBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('codeRequests').where('expiresAt', '<', at).execute();
}

export async function deleteResetsExpiredBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('passwordResets').where('expiresAt', '<', at).execute();
}
