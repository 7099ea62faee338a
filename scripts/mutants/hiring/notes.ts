import type { Area } from '../area.ts';

export const notes: Area = {
  name: 'notes',
  tests: ['server/features/notes'],
  mutants: [
    {
      fault: 'a company reads the notes of another',
      in: 'server/features/notes/notes.service.ts',
      find: '  await applications.getSubject(db, applicationId, reader.companyId);\n',
      replace: '',
    },
    {
      fault: 'a stranger is mentioned',
      in: 'server/features/notes/notes.service.ts',
      find: 'if (ids.every((id) => members.has(id))) return;',
      replace: 'if (ids.some((id) => members.has(id)) || ids.length === 1) return;',
    },
    {
      fault: 'who is mentioned twice is told twice',
      in: 'server/features/notes/notes.service.ts',
      find: '  const named = [...new Set(mentionIds)];',
      replace: '  const named = [...mentionIds];',
    },
    {
      fault: 'an edit tells who had been told',
      in: 'server/features/notes/notes.service.ts',
      find: 'new Set([author.userId, ...(await queries.listMentioned(db, note.id))])',
      replace: 'new Set([author.userId])',
    },
    {
      fault: 'the author is told of a note of their own',
      in: 'server/features/notes/notes.service.ts',
      find: 'new Set([author.userId, ...(await queries',
      replace: 'new Set([...(await queries',
    },
    {
      fault: 'somebody changes the note of a colleague',
      in: 'server/features/notes/notes.queries.ts',
      find: "    .where('authorId', '=', authorId)\n    .forUpdate()",
      replace: '    .forUpdate()',
    },
    {
      fault: 'an author takes their notes along to another company',
      in: 'server/features/notes/notes.queries.ts',
      find: "    .where('companyId', '=', companyId)\n    .where('authorId', '=', authorId)\n    .forUpdate()",
      replace: "    .where('authorId', '=', authorId)\n    .forUpdate()",
    },
    {
      fault: 'a deleted note stays on the screens of colleagues',
      in: 'server/features/notes/notes.service.ts',
      find: '  await refresh(db, author.companyId);\n',
      replace: '',
    },
    {
      fault: 'the oldest note stands first',
      in: 'server/features/notes/notes.queries.ts',
      find: "    .orderBy('n.createdAt', 'desc')",
      replace: "    .orderBy('n.createdAt', 'asc')",
    },
    {
      fault: 'every page of notes is the first',
      in: 'server/features/notes/notes.queries.ts',
      find: '.offset(page * size)',
      replace: '.offset(0)',
    },
    {
      fault: 'who is no longer mentioned stays beside the note',
      in: 'server/features/notes/notes.queries.ts',
      find: "  await db.deleteFrom('noteMentions').where('noteId', '=', noteId).execute();\n  const rows = userIds.map((userId) => ({ noteId, userId }));\n  if (rows.length > 0) await db.insertInto('noteMentions').values(rows).execute();",
      replace:
        "  const rows = userIds.map((userId) => ({ noteId, userId }));\n  if (rows.length > 0)\n    await db.insertInto('noteMentions').values(rows).onConflict((oc) => oc.doNothing()).execute();",
    },
    {
      fault: 'an edited note does not say so',
      in: 'server/features/notes/notes.service.ts',
      find: '{ text: input.text, editedAt: now() }',
      replace: '{ text: input.text, editedAt: null as never }',
    },
  ],
};
