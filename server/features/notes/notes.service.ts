import type * as z from 'zod';
import { AppError, fieldFault } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import { fileAddress } from '#contract/files.ts';
import type { Note, NoteInput } from '#contract/notes.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as applications from '#server/features/applications/subject.service.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { newId } from '#server/platform/new-id.ts';
import { noteWritten } from './notes.events.ts';
import * as queries from './notes.queries.ts';

/** The member who reads or writes, with their company. */
export interface Colleague {
  userId: string;
  companyId: string;
}

function present({ userId }: Colleague, row: queries.NoteRow): z.input<typeof Note> {
  const { id, text, mentions, authorId, authorName, pictureFileId, createdAt, editedAt } = row;
  return {
    id,
    text,
    mentions,
    author: { id: authorId, name: authorName, pictureUrl: fileAddress(pictureFileId) },
    isOwn: authorId === userId,
    createdAt,
    editedAt,
  };
}

export async function list(db: Db, reader: Colleague, applicationId: string, query: PageQuery) {
  await applications.getSubject(db, applicationId, reader.companyId);
  const rows = await queries.listNotes(db, applicationId, query);
  const total = await queries.countNotes(db, applicationId);
  return toPage(
    rows.map((row) => present(reader, row)),
    query,
    total,
  );
}

async function checkMentions(db: Db, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const members = new Set(await companies.listMemberIds(db, companyId));
  if (ids.every((id) => members.has(id))) return;
  const message = 'Please mention colleagues from your team.';
  throw fieldFault('mentionIds', message);
}

/** Stores the people mentioned in a note, and notifies those newly mentioned, except the author. */
async function announce(
  db: Db,
  note: { id: string; applicationId: string },
  author: Colleague,
  mentionIds: readonly string[],
): Promise<void> {
  const before = new Set([author.userId, ...(await queries.listMentioned(db, note.id))]);
  const named = [...new Set(mentionIds)];
  await queries.setMentions(db, note.id, named);
  await emit(db, noteWritten, {
    noteId: note.id,
    applicationId: note.applicationId,
    companyId: author.companyId,
    authorId: author.userId,
    mentioned: named.filter((id) => !before.has(id)),
  });
}

export async function add(
  db: Db,
  author: Colleague,
  applicationId: string,
  input: NoteInput,
): Promise<z.input<typeof Note>> {
  const { companyId, userId: authorId } = author;
  const { candidateId } = await applications.holdSubject(db, applicationId, companyId);
  await checkMentions(db, companyId, input.mentionIds);
  const id = newId();
  const { text } = input;
  const note = { id, applicationId, companyId, candidateId, authorId, text, createdAt: now() };
  await queries.insertNote(db, note);
  await announce(db, note, author, input.mentionIds);
  return present(author, await queries.getNote(db, id));
}

async function getOwn(db: Db, { companyId, userId: authorId }: Colleague, id: string) {
  const note = await queries.lockOwn(db, { id, companyId, authorId });
  if (!note) throw new AppError('NOT_FOUND');
  return note;
}

export async function update(
  db: Db,
  author: Colleague,
  id: string,
  input: NoteInput,
): Promise<z.input<typeof Note>> {
  const note = await getOwn(db, author, id);
  await checkMentions(db, author.companyId, input.mentionIds);
  await queries.updateText(db, id, { text: input.text, editedAt: now() });
  await announce(db, note, author, input.mentionIds);
  return present(author, await queries.getNote(db, id));
}

export async function remove(db: Db, author: Colleague, id: string): Promise<void> {
  await getOwn(db, author, id);
  await queries.deleteNote(db, id);
  await refresh(db, author.companyId);
}

/** Refreshes the open screens of all members. */
export async function refresh(db: Db, companyId: string): Promise<void> {
  await live.changed(db, await companies.listMemberIds(db, companyId), ['notes']);
}
