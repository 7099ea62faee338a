import type { Db } from '#server/db/schema/database.ts';

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
