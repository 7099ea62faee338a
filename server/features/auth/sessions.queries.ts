import type { Insertable, Selectable } from 'kysely';
import type { RefreshTokensTable, SessionsTable } from '#server/db/schema/accounts.ts';
import type { Db } from '#server/db/schema/database.ts';

export type SessionRow = Selectable<SessionsTable>;
export type RefreshTokenRow = Selectable<RefreshTokensTable>;

export async function insertSession(db: Db, session: Insertable<SessionsTable>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export async function insertRefreshToken(db: Db, token: Insertable<RefreshTokensTable>): Promise<void> {
  await db.insertInto('refreshTokens').values(token).execute();
}

export function findRefreshToken(db: Db, tokenHash: string): Promise<RefreshTokenRow | undefined> {
  return db.selectFrom('refreshTokens').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst();
}

/** Locks the family, so that two refreshes of one session are serialised. */
export function lockSession(db: Db, id: string): Promise<SessionRow> {
  return db.selectFrom('sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export async function hasUsedChild(db: Db, parentId: string): Promise<boolean> {
  const used = await db
    .selectFrom('refreshTokens')
    .select('id')
    .where('parentId', '=', parentId)
    .where('usedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}

export async function markUsed(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('refreshTokens').set({ usedAt: at }).where('id', '=', id).execute();
}

/** Marks the siblings of this token as replaced, so that only this one continues the family. */
export async function markOthersReplaced(
  db: Db,
  { id, sessionId }: RefreshTokenRow,
  at: Date,
): Promise<void> {
  await db
    .updateTable('refreshTokens')
    .set({ replacedAt: at })
    .where('sessionId', '=', sessionId)
    .where('id', '!=', id)
    .where('usedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .execute();
}

export async function touchSession(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ lastUsedAt: at }).where('id', '=', id).execute();
}

export async function markProved(db: Db, id: string, at: Date, tookSecondStep: boolean): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ provedAt: at, ...(tookSecondStep && { secondStepAt: at }) })
    .where('id', '=', id)
    .execute();
}

/** False when it was already ended. */
export async function markRevoked(db: Db, id: string, at: Date): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ revokedAt: at })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

/** Ends all sessions of a person, or all but one; returns the ids of those that were active. */
export async function revokeSessions(db: Db, userId: string, at: Date, except?: string): Promise<string[]> {
  let query = db
    .updateTable('sessions')
    .set({ revokedAt: at })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null);
  if (except) query = query.where('id', '!=', except);
  const ended = await query.returning('id').execute();
  return ended.map(({ id }) => id);
}

/** Ends the oldest sessions of a person so that at most `most` are active; returns their ids. */
export async function revokeOldest(db: Db, userId: string, most: number, at: Date): Promise<string[]> {
  const beyond = db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', at)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(most);
  const ended = await db
    .updateTable('sessions')
    .set({ revokedAt: at })
    .where('id', 'in', beyond)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** The user agents of every browser with which this person has signed in. */
export async function listUserAgents(db: Db, userId: string): Promise<(string | null)[]> {
  const sessions = await db
    .selectFrom('sessions')
    .select('userAgent')
    .distinct()
    .where('userId', '=', userId)
    .execute();
  return sessions.map(({ userAgent }) => userAgent);
}

export function listLiveSessions(db: Db, userId: string, at: Date): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', at)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** False unless it is an active session of this person. */
export async function revokeOwn(db: Db, userId: string, id: string, at: Date): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ revokedAt: at })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', at)
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

export async function setCompany(db: Db, id: string, companyId: string): Promise<void> {
  await db.updateTable('sessions').set({ companyId }).where('id', '=', id).execute();
}

/** The newest of the tokens with which the family can continue. */
export function findLeaf(db: Db, sessionId: string): Promise<RefreshTokenRow | undefined> {
  return db
    .selectFrom('refreshTokens')
    .selectAll()
    .where('sessionId', '=', sessionId)
    .where('usedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
