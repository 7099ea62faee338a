import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

/** The members of a company who have written in one of its conversations. */
export async function listWriters(db: Db, threadId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('messageReaders')
    .select('userId')
    .where('threadId', '=', threadId)
    .where('hasWritten', '=', true)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Adds one unread message for each; the first one determines when they get the mail. */
export async function addUnread(db: Db, threadId: string, userIds: readonly string[], mailDueAt: Date) {
  await sql`/*@add_unread*/
    insert into message_readers as r (thread_id, user_id, unread_count, mail_due_at)
    select ${threadId}::uuid, id, 1, ${mailDueAt}::timestamptz from unnest(${userIds}::uuid[]) id order by id
        on conflict (thread_id, user_id) do update set
           unread_count = r.unread_count + 1,
           mail_due_at = case when r.unread_count = 0 and not r.is_muted
                              then excluded.mail_due_at else r.mail_due_at end`.execute(db);
}

export async function markRead(db: Db, threadId: string, userId: string): Promise<void> {
  await db
    .updateTable('messageReaders')
    .set({ unreadCount: 0, mailDueAt: null })
    .where('threadId', '=', threadId)
    .where('userId', '=', userId)
    .execute();
}

/** A writer has read the conversation, and it counts as answered. */
export async function markWriter(db: Db, threadId: string, userId: string): Promise<void> {
  const row = { hasWritten: true, unreadCount: 0, mailDueAt: null };
  await db
    .insertInto('messageReaders')
    .values({ threadId, userId, ...row })
    .onConflict((conflict) => conflict.columns(['threadId', 'userId']).doUpdateSet(row))
    .execute();
}

export async function setMuted(db: Db, threadId: string, userId: string, isMuted: boolean): Promise<void> {
  await db
    .insertInto('messageReaders')
    .values({ threadId, userId, isMuted, mailDueAt: null })
    .onConflict((conflict) =>
      conflict.columns(['threadId', 'userId']).doUpdateSet({ isMuted, mailDueAt: null }),
    )
    .execute();
}

interface Due {
  threadId: string;
  userId: string;
}

export function listDue(db: Db, at: Date, limit: number): Promise<Due[]> {
  return db
    .selectFrom('messageReaders')
    .select(['threadId', 'userId'])
    .where('mailDueAt', '<=', at)
    .orderBy('mailDueAt')
    .limit(limit)
    .execute();
}

export interface Claimed extends Due {
  unreadCount: number;
  companyId: string;
  candidateId: string;
}

/** Claims what is due for one reader: a second process finds nothing. */
export async function claimDue(db: Db, { threadId, userId }: Due, at: Date): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`/*@claim_message_mail*/
    update message_readers r set mail_due_at = null
      from message_threads t
     where r.thread_id = ${threadId}::uuid and r.user_id = ${userId}::uuid and r.mail_due_at <= ${at}
       and t.id = r.thread_id
    returning r.thread_id, r.user_id, r.unread_count, t.company_id, t.candidate_id`.execute(db);
  return rows[0];
}
