import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

/** The conversations a person has a part in. */
export async function listThreadIds(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from message_threads where candidate_id = ${userId}::uuid
     union select thread_id from messages where sender_id = ${userId}::uuid`.execute(db);
  return rows.map(({ id }) => id);
}

/** As the account has it, and as a name is written that was typed there in small letters or capitals. */
function spellingsOf(name: string): string[] {
  const usual = name.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (initial) => initial.toUpperCase());
  return [...new Set([name, usual])];
}

/**
 * What a recruiter wrote belongs to the company and stays; how they signed it does not. A word that is a name only with
 * a capital stays where it has none: "will" of a Will.
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

/** A candidate's whole conversations; of a recruiter what they wrote themselves. */
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
