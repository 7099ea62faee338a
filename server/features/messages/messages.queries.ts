import type { Insertable, Selectable } from 'kysely';
import type { MessageSide } from '#contract/messages/message.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { MessagesTable, MessageThreadsTable } from '#server/db/schema/messages.ts';
import { fullName } from '#server/features/users/users.sql.ts';

export type ThreadState = Selectable<MessageThreadsTable>;

export interface Pair {
  companyId: string;
  candidateId: string;
}

/** Opens the one conversation of the two; of several at once one does, and none changes what is there. */
export async function insertThread(
  db: Db,
  { companyId, candidateId }: Pair,
  thread: Pick<Insertable<MessageThreadsTable>, 'id' | 'createdAt'> & { startedBy: string | null },
): Promise<boolean> {
  const inserted = await db
    .insertInto('messageThreads')
    .values({ ...thread, companyId, candidateId, lastMessageAt: null })
    .onConflict((conflict) => conflict.constraint('message_threads_pair').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function findThreadId(db: Db, { companyId, candidateId }: Pair): Promise<string | undefined> {
  const row = await db
    .selectFrom('messageThreads')
    .select('id')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .executeTakeFirst();
  return row?.id;
}

/** Whoever writes into a conversation goes one after the other. */
export function lockThread(db: Db, id: string): Promise<ThreadState> {
  return db
    .selectFrom('messageThreads')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function insertMessage(db: Db, message: Insertable<MessagesTable>): Promise<void> {
  await db.insertInto('messages').values(message).execute();
}

export async function moveThread(
  db: Db,
  id: string,
  change: { lastNumber: number; lastMessageAt: Date; isAnswered?: boolean },
): Promise<void> {
  await db.updateTable('messageThreads').set(change).where('id', '=', id).execute();
}

export async function countStartedSince(db: Db, recruiterId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('messageThreads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('startedBy', '=', recruiterId)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** In how many conversations the person has put contact details into the first message. */
export async function countContactDetails(db: Db, senderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('senderId', '=', senderId)
    .where('hasContactDetails', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

export interface MessageRow {
  id: string;
  number: number;
  side: MessageSide;
  senderId: string;
  senderName: string;
  text: string;
  sentAt: Date;
}

/** The last of a conversation before a number, newest first. */
export function listMessages(
  db: Db,
  threadId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages as m')
    .innerJoin('users as u', 'u.id', 'm.senderId')
    .select(['m.id', 'm.number', 'm.side', 'm.senderId', 'm.text', 'm.sentAt'])
    .select(fullName('u').as('senderName'))
    .where('m.threadId', '=', threadId)
    .$if(before !== undefined, (query) => query.where('m.number', '<', before as number))
    .orderBy('m.number', 'desc')
    .limit(limit)
    .execute();
}

export async function hasCompanyWritten(db: Db, threadId: string): Promise<boolean> {
  const written = db
    .selectFrom('messages')
    .select('id')
    .where('threadId', '=', threadId)
    .where('side', '=', 'COMPANY');
  return (await written.limit(1).executeTakeFirst()) !== undefined;
}

/** Undefined for a job of another company. */
export async function findJobTitle(db: Db, companyId: string, jobId: string): Promise<string | undefined> {
  const own = db
    .selectFrom('jobs')
    .select('title')
    .where('id', '=', jobId)
    .where('companyId', '=', companyId)
    .where('deletedAt', 'is', null);
  return (await own.executeTakeFirst())?.title;
}

/** The jobs of the company to which the candidate applied or was invited. */
export async function listJobTitles(db: Db, { candidateId, companyId }: Pair): Promise<string[]> {
  const rows = await db
    .selectFrom('sentApplications as a')
    .innerJoin('jobs as j', 'j.id', 'a.jobId')
    .select('j.title')
    .where('a.candidateId', '=', candidateId)
    .where('a.companyId', '=', companyId)
    .execute();
  return rows.map(({ title }) => title);
}
