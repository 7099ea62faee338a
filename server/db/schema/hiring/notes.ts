import { nullable, type Row, text, timestamptz, uuid } from '../columns.ts';

/** What colleagues keep about a candidate, for the company alone. */
export const applicationNotes = {
  id: uuid,
  applicationId: uuid,
  companyId: uuid,
  candidateId: uuid,
  authorId: uuid,
  text: text,
  createdAt: timestamptz,
  editedAt: nullable(timestamptz),
};
export type ApplicationNotesTable = Row<typeof applicationNotes>;

export const noteMentions = {
  noteId: uuid,
  userId: uuid,
};
