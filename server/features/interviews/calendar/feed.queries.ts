import type { Db } from '#server/db/schema/database.ts';
import { type InterviewRow, selectInterviews } from '#server/features/interviews/interviews.queries.ts';

export async function findFeedToken(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendarFeeds')
    .select('token')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.token;
}

export async function saveFeedToken(db: Db, userId: string, token: string, at: Date): Promise<void> {
  await db
    .insertInto('calendarFeeds')
    .values({ userId, token, createdAt: at })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ token, createdAt: at }))
    .execute();
}

/** Only for accounts in use: a suspended person's address is silent. */
export async function findFeedOwner(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendarFeeds as f')
    .innerJoin('users as u', 'u.id', 'f.userId')
    .select('f.userId')
    .where('f.token', '=', token)
    .where('u.status', '=', 'ACTIVE')
    .executeTakeFirst();
  return row?.userId;
}

/** What this person attends: as the candidate or as the interviewer. */
export function listBookedInterviews(db: Db, userId: string): Promise<InterviewRow[]> {
  return selectInterviews(db)
    .where('i.status', '=', 'SCHEDULED')
    .where((eb) => eb.or([eb('i.candidateId', '=', userId), eb('i.interviewerId', '=', userId)]))
    .orderBy('i.id')
    .execute();
}
