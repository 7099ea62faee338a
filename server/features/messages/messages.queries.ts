import { type Insertable, type Selectable, sql } from 'kysely';
import type { MessageSide } from '#contract/messages.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { MessagesTable, MessageThreadsTable } from '#server/db/schema/messages.ts';
import { fullName } from '#server/features/users/users.sql.ts';

type ThreadState = Selectable<MessageThreadsTable>;

export interface Pair {
  companyId: string;
  candidateId: string;
}

/** Creates the only conversation of the two. Safe with concurrent calls; an existing one is not changed. */
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

/** Locks the conversation, so that writers are serialised. */
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

/** The number of conversations whose first message by this person contains contact details. */
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

/** The last messages before a number, newest first. */
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

/** The conversations that a person takes part in. */
export async function listThreadIds(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from message_threads where candidate_id = ${userId}::uuid
     union select thread_id from messages where sender_id = ${userId}::uuid`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * As stored in the account, and in title case, because a name stored in lower case or capitals is written
 * that way in texts.
 */
function spellingsOf(name: string): string[] {
  const usual = name.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (initial) => initial.toUpperCase());
  return [...new Set([name, usual])];
}

/**
 * Messages of a recruiter belong to the company and stay; the recruiter's signature is removed. The match is
 * case-sensitive, so that "will" stays when a Will is erased.
 */
export async function removeSignature(db: Db, senderId: string, names: readonly string[]): Promise<void> {
  for (const name of names.flatMap(spellingsOf)) {
    const word = `\\m${name.replaceAll(/[^\p{L}\p{N} ]/gu, '\\$&')}\\M`;
    await sql`update messages set text = coalesce(nullif(regexp_replace(text, ${word}, '', 'g'), ''), '…')
      where sender_id = ${senderId}::uuid and text ~ ${word}`.execute(db);
  }
}

interface Told {
  threadId: string;
  company: string;
  isOwn: boolean;
  text: string;
  sentAt: Date;
}

/** A candidate's whole conversations; for a recruiter, the messages they wrote. */
export async function listForExport(db: Db, userId: string): Promise<Told[]> {
  const { rows } = await sql<Told>`
    select m.thread_id, c.name as company, m.sender_id = ${userId}::uuid as is_own, m.text, m.sent_at
      from messages m
      join message_threads t on t.id = m.thread_id
      join companies c on c.id = t.company_id
     where t.candidate_id = ${userId}::uuid or m.sender_id = ${userId}::uuid
     order by m.thread_id, m.number`.execute(db);
  return rows;
}

export async function listBlocked(db: Db, candidateId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('companyBlocks as b')
    .innerJoin('companies as c', 'c.id', 'b.companyId')
    .select('c.name')
    .where('b.candidateId', '=', candidateId)
    .execute();
  return rows.map(({ name }) => name);
}
