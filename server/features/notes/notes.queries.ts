import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { ApplicationNotesTable } from '#server/db/schema/messages.ts';
import { fullName } from '#server/features/users/users.sql.ts';

interface Mention {
  id: string;
  name: string;
}

const mentions = sql<Mention[]>`coalesce((
  select json_agg(json_build_object('id', u.id, 'name', ${fullName('u')}) order by u.id)
  from note_mentions x join users u on u.id = x.user_id where x.note_id = n.id), '[]')`.as('mentions');

function notes(db: Db) {
  return db
    .selectFrom('applicationNotes as n')
    .innerJoin('users as u', 'u.id', 'n.authorId')
    .select(['n.id', 'n.applicationId', 'n.authorId', 'n.text', 'n.createdAt', 'n.editedAt'])
    .select(['u.pictureFileId', fullName('u').as('authorName'), mentions]);
}

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

export function listNotes(db: Db, applicationId: string, { page, size }: PageQuery) {
  return notes(db)
    .where('n.applicationId', '=', applicationId)
    .orderBy('n.createdAt', 'desc')
    .orderBy('n.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

export function getNote(db: Db, id: string): Promise<NoteRow> {
  return notes(db).where('n.id', '=', id).executeTakeFirstOrThrow();
}

export async function countNotes(db: Db, applicationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('applicationNotes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('applicationId', '=', applicationId)
    .executeTakeFirstOrThrow();
  return count;
}

interface Own {
  id: string;
  companyId: string;
  authorId: string;
}

/** The author's own note, locked until the transaction ends. */
export function lockOwn(db: Db, { id, companyId, authorId }: Own) {
  return db
    .selectFrom('applicationNotes')
    .selectAll()
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .where('authorId', '=', authorId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertNote(db: Db, note: Insertable<ApplicationNotesTable>): Promise<void> {
  await db.insertInto('applicationNotes').values(note).execute();
}

export async function updateText(
  db: Db,
  id: string,
  change: { text: string; editedAt: Date },
): Promise<void> {
  await db.updateTable('applicationNotes').set(change).where('id', '=', id).execute();
}

export async function deleteNote(db: Db, id: string): Promise<void> {
  await db.deleteFrom('applicationNotes').where('id', '=', id).execute();
}

export async function listMentioned(db: Db, noteId: string): Promise<string[]> {
  const rows = await db.selectFrom('noteMentions').select('userId').where('noteId', '=', noteId).execute();
  return rows.map(({ userId }) => userId);
}

export async function setMentions(db: Db, noteId: string, userIds: readonly string[]): Promise<void> {
  await db.deleteFrom('noteMentions').where('noteId', '=', noteId).execute();
  const rows = userIds.map((userId) => ({ noteId, userId }));
  if (rows.length > 0) await db.insertInto('noteMentions').values(rows).execute();
}

/** Replaces the name of an erased colleague in the notes that mention them. */
export async function replaceMentions(
  db: Db,
  { userId, mention, replacement }: { userId: string; mention: string; replacement: string },
): Promise<void> {
  await db
    .updateTable('applicationNotes')
    .set({ text: sql<string>`left(replace(text, ${mention}, ${replacement}), 4000)` })
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('noteMentions as m')
          .select('m.noteId')
          .whereRef('m.noteId', '=', 'applicationNotes.id')
          .where('m.userId', '=', userId),
      ),
    )
    .execute();
}

export async function listNotedApplications(db: Db, authorId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('applicationNotes')
    .select('applicationId')
    .distinct()
    .where('authorId', '=', authorId)
    .execute();
  return rows.map(({ applicationId }) => applicationId);
}

/** The notes that this member of companies wrote. */
export function listOwnForExport(db: Db, authorId: string) {
  return db
    .selectFrom('applicationNotes')
    .select(['applicationId', 'text', 'createdAt', 'editedAt'])
    .where('authorId', '=', authorId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}
