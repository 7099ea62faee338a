import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fullName } from '#contract/kit/full-name.ts';
import { addNote, deleteNote, listNotes, mentionedIn, updateNote } from '#contract/notes.ts';
import { recruiterNotifications } from '#contract/notifications.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { forgetPerson } from '#server/features/notifications/notifications.service.ts';
import { accountErased, exportRequested } from '#server/features/users/users.events.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { createRecruiter, type TestAccount, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { openStream } from '#server/testing/live-stream.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
let owner: TestRecruiter;
let candidate: TestAccount;
let id: string;
beforeAll(async () => {
  owner = await createRecruiter(server.db);
  candidate = await createSearchableCandidate(server.db);
  const job = await createJob(server.db, owner);
  ({ id } = await createApplication(server.db, job.id, candidate));
});
afterEach(() => server.moveClock(0));

const member = (role: 'ADMIN' | 'RECRUITER' | 'VIEWER') => createMember(server.db, owner.companyId, role);

function write(who: TestAccount, text: string, { mentionIds = [] as string[], key = newId(), of = id } = {}) {
  const headers = { 'idempotency-key': key };
  return server.as(who).call(addNote, { params: { id: of }, body: { text, mentionIds }, headers });
}

const rewrite = (who: TestAccount, noteId: string, text: string, mentionIds: string[] = []) =>
  server.as(who).call(updateNote, { params: { id: noteId }, body: { text, mentionIds } });
const erase = (who: TestAccount, noteId: string) =>
  server.as(who).call(deleteNote, { params: { id: noteId } });
const read = (who: TestAccount, of = id) => server.as(who).call(listNotes, { params: { id: of }, query: {} });
const texts = async (who: TestAccount) => (await read(who)).data.content.map(({ text }) => text);

describe('a note', () => {
  test('is stored once, and readable by every member with its author and time, the latest first', async () => {
    const colleague = await member('RECRUITER');
    const viewer = await member('VIEWER');
    const key = newId();
    const first = await write(colleague, '  Strong on systems.  ', { key });
    expect(first).toMatchObject({ status: 201, message: 'Note added' });
    expect(first.data).toMatchObject({
      text: 'Strong on systems.',
      author: { id: colleague.id, name: fullName(colleague) },
      isOwn: true,
      editedAt: null,
    });
    expect((await write(colleague, '  Strong on systems.  ', { key })).data.id).toBe(first.data.id);
    await server.moveClock(60);
    await write(owner, 'Agreed.');
    const { data } = await read(viewer);
    expect(data.content.map(({ text, isOwn }) => [text, isOwn])).toEqual([
      ['Agreed.', false],
      ['Strong on systems.', false],
    ]);
    expect(data.totalElements).toBe(2);
    const older = await server.as(viewer).call(listNotes, { params: { id }, query: { page: 1, size: 1 } });
    expect(older.data.content.map(({ text }) => text)).toEqual(['Strong on systems.']);
  });

  test('mentions a colleague once, however often the name occurs', async () => {
    const colleague = await member('RECRUITER');
    const { status, data } = await write(owner, 'Look.', { mentionIds: [colleague.id, colleague.id] });
    expect([status, data.mentions.map((one) => one.id)]).toEqual([201, [colleague.id]]);
  });

  test('is written by members who may act: a viewer can read, for others the application does not exist', async () => {
    const viewer = await member('VIEWER');
    const stranger = await createRecruiter(server.db);
    const { data } = await write(owner, 'For us alone.');
    for (const refused of [write(viewer, 'x'), rewrite(viewer, data.id, 'x'), erase(viewer, data.id)]) {
      expect(await refused).toMatchObject({ status: 403, code: 'ROLE_TOO_LOW' });
    }
    const foreign = [read(stranger), write(stranger, 'x'), rewrite(stranger, data.id, 'x')];
    for (const unknown of [...foreign, erase(stranger, data.id), write(owner, 'x', { of: newId() })]) {
      expect(await unknown).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    for (const refused of [read(candidate), write(candidate, 'x'), erase(candidate, data.id)]) {
      expect(await refused).toMatchObject({ status: 403 });
    }
    expect(await texts(owner)).toContain('For us alone.');
  });

  test('is changed and deleted only by its author', async () => {
    const author = await member('RECRUITER');
    const { data } = await write(author, 'First thought.');
    for (const colleague of [owner, await member('ADMIN')]) {
      expect(await rewrite(colleague, data.id, 'x')).toMatchObject({ status: 404 });
      expect(await erase(colleague, data.id)).toMatchObject({ status: 404 });
    }
    await server.moveClock(120);
    const changed = await rewrite(author, data.id, 'Second thought.');
    expect(changed).toMatchObject({ status: 200, message: 'Note saved' });
    expect(changed.data).toMatchObject({ text: 'Second thought.', createdAt: data.createdAt });
    expect(changed.data.editedAt).not.toBeNull();
    expect(await erase(author, data.id)).toMatchObject({ status: 204 });
    expect(await erase(author, data.id)).toMatchObject({ status: 404 });
    expect(await texts(owner)).not.toContain('Second thought.');
  });

  test('stays with its company when its author works for another', async () => {
    const author = await member('RECRUITER');
    const { data } = await write(author, 'Before the move.');
    const elsewhere = await createRecruiter(server.db);
    await companies.join(server.db, {
      companyId: elsewhere.companyId,
      userId: author.id,
      role: 'RECRUITER',
      phone: '+91 98450 12345',
    });
    await server.db
      .updateTable('sessions')
      .set({ companyId: elsewhere.companyId })
      .where('userId', '=', author.id)
      .execute();
    expect(await rewrite(author, data.id, 'After it.')).toMatchObject({ status: 404 });
    expect(await erase(author, data.id)).toMatchObject({ status: 404 });
    expect(await texts(owner)).toContain('Before the move.');
  });

  test('disappears from the open screens of colleagues when it is deleted', async () => {
    const { data } = await write(owner, 'For a moment.');
    const screen = await openStream(server, await member('VIEWER'));
    await erase(owner, data.id);
    expect((await screen.next()).value).toMatchObject({ event: 'changed', changed: ['notes'] });
    await screen.return(undefined);
  });

  test.each([
    ['   ', 'Please write a note.'],
    ['x'.repeat(4001), 'Please use at most 4000 characters.'],
  ])('of %# is refused', async (text, message) => {
    expect(await write(owner, text)).toMatchObject({ status: 400, message });
  });

  test('may have 4,000 characters', async () => {
    expect(await write(owner, 'x'.repeat(4000))).toMatchObject({ status: 201 });
  });

  test('cannot be written about a candidate who has left', async () => {
    const gone = await createSearchableCandidate(server.db);
    const job = await createJob(server.db, owner);
    const application = await createApplication(server.db, job.id, gone);
    await server.db.updateTable('users').set({ status: 'DELETED' }).where('id', '=', gone.id).execute();
    const refused = await write(owner, 'Too late.', { of: application.id });
    expect(refused).toMatchObject({ status: 409, code: 'CANDIDATE_AWAY' });
  });
});

describe('a mention', () => {
  test('is stored with the note, and notifies the colleague with a link, only once', async () => {
    const colleague = await member('VIEWER');
    const name = fullName(colleague);
    const { data } = await write(owner, `@${name} what do you think?`, { mentionIds: [colleague.id] });
    expect(data.mentions).toEqual([{ id: colleague.id, name }]);
    await rewrite(owner, data.id, `@${name} what do you think now?`, [colleague.id]);
    const told = await server.as(colleague).call(recruiterNotifications.list, { query: {} });
    expect(told.data.content).toMatchObject([
      {
        title: `${fullName(owner)} mentioned you`,
        body: `In a note on ${fullName(candidate)}, Senior Backend Engineer.`,
        link: `/recruiter/applications/${id}?tab=notes`,
      },
    ]);
    const [mail] = await server.mailsTo(colleague.email);
    expect(mail?.textBody).toContain(`/recruiter/applications/${id}?tab=notes`);
    expect(mail?.textBody).not.toContain('what do you think');
    await rewrite(owner, data.id, 'Never mind.');
    expect((await read(owner)).data.content.find((note) => note.id === data.id)?.mentions).toEqual([]);
  });

  test('of a person outside the team is refused', async () => {
    const stranger = await createRecruiter(server.db);
    for (const outsider of [stranger.id, candidate.id, newId()]) {
      expect(await write(owner, 'Hello', { mentionIds: [owner.id, outsider] })).toMatchObject({
        status: 400,
        message: 'Please mention colleagues from your team.',
        errors: [{ path: 'mentionIds' }],
      });
    }
    expect(await server.mailsTo(stranger.email)).toEqual([]);
    const subjects = (await server.mailsTo(candidate.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('mentioned'))).toEqual([]);
  });

  test('is parsed from the text, the longest name first', () => {
    const people = ['Ann', 'Ann Lee', 'Bo'].map((name) => ({ name }));
    const found = (text: string) => mentionedIn(text, people).map(({ name }) => name);
    expect(found('Ask @Ann Lee today')).toEqual(['Ann Lee']);
    expect(found('@Ann and @Bo')).toEqual(['Ann', 'Bo']);
    expect(found('mail bo@Ann.test, Bo')).toEqual(['Ann']);
  });
});

describe('stored personal data', () => {
  test('notes are in the export of their author and never in that of the candidate', async () => {
    const author = await member('RECRUITER');
    await write(author, 'Worth a second look.');
    const archive = async (userId: string, userType: 'RECRUITER' | 'JOBSEEKER') => {
      const sections: Record<string, unknown> = {};
      const add = async (section: string, content: unknown) => {
        sections[section] = content;
      };
      await emit(server.db, exportRequested, { userId, userType, provenEmail: null, since: new Date(), add });
      return sections;
    };
    expect(await archive(author.id, 'RECRUITER')).toMatchObject({
      notes: [{ applicationId: id, text: 'Worth a second look.' }],
    });
    const own = await archive(candidate.id, 'JOBSEEKER');
    expect(own).not.toHaveProperty('notes');
    expect(JSON.stringify(own)).not.toContain('Worth a second look.');
  });

  test('an erased colleague is named in no note any more', async () => {
    const leaver = await member('RECRUITER');
    const name = fullName(leaver);
    const { data } = await write(owner, `Ask @${name} about it.`, { mentionIds: [leaver.id] });
    const { data: own } = await write(leaver, 'See you.', { mentionIds: [owner.id] });
    const erasure = { userId: leaver.id, userType: 'RECRUITER', name, addresses: [], phone: null } as const;
    const ids: string[] = [];
    await emit(server.db, accountErased, { ...erasure, forget: (some) => void ids.push(...some) });
    await forgetPerson(server.db, [name], ids);
    const notes = (await read(owner)).data.content;
    expect(notes.find((note) => note.id === data.id)?.text).toBe('Ask @Deleted member about it.');
    expect(notes.find((note) => note.id === own.id)?.text).toBe('See you.');
    const told = await server.as(owner).call(recruiterNotifications.list, { query: {} });
    expect(told.data.content[0]?.title).toBe('Deleted member mentioned you');
  });
});
