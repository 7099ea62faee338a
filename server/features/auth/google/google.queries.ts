import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import type { GoogleSignInsTable } from '#server/db/schema/second-step.ts';
import type { Identity } from './google.client.ts';

export type GoogleSignIn = Selectable<GoogleSignInsTable>;

export async function insertSignIn(db: Db, signIn: Insertable<GoogleSignInsTable>): Promise<void> {
  await db.insertInto('googleSignIns').values(signIn).execute();
}

/** Deletes and returns the sign-in attempt that this browser started with this state; it can be used once. */
export function takeState(
  db: Db,
  { stateHash, browserHash, at }: { stateHash: string; browserHash: string; at: Date },
): Promise<GoogleSignIn | undefined> {
  return db
    .updateTable('googleSignIns')
    .set({ stateHash: null })
    .where('stateHash', '=', stateHash)
    .where('browserHash', '=', browserHash)
    .where('expiresAt', '>', at)
    .returningAll()
    .executeTakeFirst();
}

export async function handOver(
  db: Db,
  id: string,
  { codeHash, identity, expiresAt }: { codeHash: string; identity: Identity; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('googleSignIns')
    .set({ codeHash, identity: JSON.stringify(identity), expiresAt })
    .where('id', '=', id)
    .execute();
}

interface Handover {
  codeHash: string;
  browserHash: string;
  at: Date;
}

export function findHandover(
  db: Db,
  { codeHash, browserHash, at }: Handover,
): Promise<GoogleSignIn | undefined> {
  return db
    .selectFrom('googleSignIns')
    .selectAll()
    .where('codeHash', '=', codeHash)
    .where('browserHash', '=', browserHash)
    .where('expiresAt', '>', at)
    .executeTakeFirst();
}

/** True for the one caller that uses up the code; a later refusal in the transaction rolls this back. */
export async function consumeHandover(db: Db, id: string): Promise<boolean> {
  const used = await db.deleteFrom('googleSignIns').where('id', '=', id).executeTakeFirst();
  return used.numDeletedRows === 1n;
}

export function findIdentity(db: Db, subject: string): Promise<{ userId: string } | undefined> {
  return db.selectFrom('googleIdentities').select('userId').where('subject', '=', subject).executeTakeFirst();
}

export async function hasIdentity(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('googleIdentities')
    .select('subject')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertIdentity(db: Db, subject: string, userId: string, at: Date): Promise<void> {
  await db.insertInto('googleIdentities').values({ subject, userId, linkedAt: at }).execute();
}

export async function deleteGoogleSignInsExpiredBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('googleSignIns').where('expiresAt', '<', at).execute();
}
