import { describe, expect, test } from 'vitest';
import { setProfileVisibility } from '#contract/candidates/profile.ts';
import {
  listSavedCandidates,
  saveCandidate,
  saveCandidates,
  unsaveCandidate,
} from '#contract/search/saved-candidates.ts';
import {
  changeSavedTags,
  getSavedCandidate,
  listSavedTags,
  MOST_TAGS,
  writeSavedNote,
} from '#contract/search/saved-details.ts';
import { eraseDeletedAccounts } from '#server/features/account/erasure.tasks.ts';
import * as users from '#server/features/users/users.service.ts';
import { createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { madeEach, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const recruiter = madeEach(() => createRecruiter(server.db));
const candidate = madeEach(() => createSearchableCandidate(server.db));

const params = () => ({ id: candidate.id });
const save = (id = candidate.id, as: TestAccount = recruiter) =>
  server.as(as).call(saveCandidate, { params: { id } });
const details = (as: TestAccount = recruiter, id = candidate.id) =>
  server.as(as).call(getSavedCandidate, { params: { id } });
const tag = (add: string[], remove: string[] = [], as: TestAccount = recruiter, id = candidate.id) =>
  server.as(as).call(changeSavedTags, { params: { id }, body: { add, remove } });
const write = (note: string, version: number, as: TestAccount = recruiter) =>
  server.as(as).call(writeSavedNote, {
    params: params(),
    body: { note },
    headers: { 'if-match': `"${version}"` },
  });
const tagsOf = async (as: TestAccount = recruiter) => (await server.as(as).call(listSavedTags)).data;
const savedWith = async (tagged: string, as: TestAccount = recruiter) => {
  const { data } = await server.as(as).call(listSavedCandidates, { query: { tag: tagged } });
  expect(data.totalElements).toBe(data.content.length);
  return data.content.map(({ id }) => id);
};

describe('tags', () => {
  test('belong to the company: added, read, counted, filtered by and removed', async () => {
    const other = await createSearchableCandidate(server.db);
    await server.as(recruiter).call(saveCandidates, { body: { candidateIds: [candidate.id, other.id] } });
    expect((await tag(['Payments', 'Relocates'])).data.tags).toEqual(['Payments', 'Relocates']);
    const colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
    await tag(['payments'], [], colleague, other.id);
    expect(await tagsOf(colleague)).toEqual([
      { tag: 'Payments', count: 2 },
      { tag: 'Relocates', count: 1 },
    ]);
    expect((await savedWith('PAYMENTS')).toSorted()).toEqual([candidate.id, other.id].toSorted());
    expect(await savedWith('relocates')).toEqual([candidate.id]);
    expect(await savedWith('nothing')).toEqual([]);
    const { data } = await server.as(colleague).call(listSavedCandidates);
    expect(data.content.map(({ tags }) => tags)).toContainEqual(['Payments', 'Relocates']);
    expect((await tag([], ['PAYMENTS'])).data.tags).toEqual(['Relocates']);
    expect(await savedWith('Payments')).toEqual([other.id]);
  });

  test('are stored once, in the company’s first spelling, without extra spaces', async () => {
    await save();
    await tag(['  Strong   hire ']);
    expect((await tag(['STRONG HIRE', 'strong hire'])).data.tags).toEqual(['Strong hire']);
    const other = await createSearchableCandidate(server.db);
    await save(other.id);
    expect((await tag(['strong HIRE'], [], recruiter, other.id)).data.tags).toEqual(['Strong hire']);
    const stranger = await createRecruiter(server.db);
    await save(candidate.id, stranger);
    expect((await tag(['STRONG hire'], [], stranger)).data.tags).toEqual(['STRONG hire']);
  });

  test(`are at most ${MOST_TAGS} per person and 30 characters each`, async () => {
    await save();
    const ten = Array.from({ length: MOST_TAGS }, (_, place) => `Tag ${place}`);
    expect((await tag(ten)).data.tags).toHaveLength(MOST_TAGS);
    expect(await tag(['One more'])).toMatchObject({ status: 409, code: 'TAG_LIMIT' });
    expect((await details()).data.saved?.tags).toEqual(ten);
    expect((await tag(['One more'], ['Tag 0'])).data.tags).toHaveLength(MOST_TAGS);
    expect((await tag(['x'.repeat(31)])).message).toBe('Please use at most 30 characters.');
    expect((await tag(['x'.repeat(30)], ['Tag 1'])).status).toBe(200);
    expect((await tag(['  '])).message).toBe('Please enter a tag.');
  });

  test('of one person by two colleagues at once stay within the limit and in one spelling', async () => {
    await save();
    await tag(Array.from({ length: MOST_TAGS - 1 }, (_, place) => `Tag ${place}`));
    const colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
    const answers = await Promise.all([tag(['Alpha']), tag(['Beta'], [], colleague)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const second = await createSearchableCandidate(server.db);
    const third = await createSearchableCandidate(server.db);
    await server.as(recruiter).call(saveCandidates, { body: { candidateIds: [second.id, third.id] } });
    await Promise.all([
      tag(['Fast track'], [], recruiter, second.id),
      tag(['FAST TRACK'], [], colleague, third.id),
    ]);
    const written = (await tagsOf()).filter((one) => one.tag.toLowerCase() === 'fast track');
    expect(written).toEqual([{ tag: written[0]?.tag, count: 2 }]);
    const shown = await Promise.all([details(recruiter, second.id), details(recruiter, third.id)]);
    expect(new Set(shown.map(({ data }) => data.saved?.tags[0])).size).toBe(1);
  });
});

describe('the note', () => {
  test('is shared by the team, with its last author, and can be cleared', async () => {
    await save();
    expect((await details()).data.saved).toMatchObject({ note: '', version: 1, notedBy: null });
    const first = await write('Met at the campus fair.', 1);
    expect(first.data).toMatchObject({ note: 'Met at the campus fair.', version: 2 });
    const colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
    const second = await write('Wants Pune.', 2, colleague);
    expect(second.data.notedBy).not.toBe(first.data.notedBy);
    expect((await details()).data.saved).toMatchObject({ note: 'Wants Pune.', version: 3 });
    const { data } = await server.as(recruiter).call(listSavedCandidates);
    expect(data.content[0]?.hasTeamNote).toBe(true);
    expect((await write('  ', 3)).data).toMatchObject({ note: '', version: 4 });
    expect((await server.as(recruiter).call(listSavedCandidates)).data.content[0]?.hasTeamNote).toBe(false);
    expect((await write('x'.repeat(501), 4)).message).toBe('Please use at most 500 characters.');
  });

  test('is not overwritten unseen: of two at once one is stored, the other writer gets it', async () => {
    await save();
    const colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
    const answers = await Promise.all([write('Mine', 1), write('Hers', 1, colleague)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const [kept, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(refused?.data).toMatchObject({ note: kept?.data.note, version: 2 });
    expect((await details()).data.saved?.note).toBe(kept?.data.note);
  });
});

describe('tags and notes', () => {
  test('are readable by viewers and writable by recruiters of the own company only', async () => {
    await save();
    await tag(['Payments']);
    await write('Ours', 1);
    const viewer = await createMember(server.db, recruiter.companyId, 'VIEWER');
    expect((await details(viewer)).data.saved).toMatchObject({ tags: ['Payments'], note: 'Ours' });
    expect(await tagsOf(viewer)).toHaveLength(1);
    expect((await tag(['Mine'], [], viewer)).code).toBe('ROLE_TOO_LOW');
    expect((await write('Mine', 1, viewer)).code).toBe('ROLE_TOO_LOW');
    const stranger = await createRecruiter(server.db);
    expect((await details(stranger)).data.saved).toBeNull();
    expect(await tagsOf(stranger)).toEqual([]);
    expect(await savedWith('Payments', stranger)).toEqual([]);
    expect(await tag(['Theirs'], [], stranger)).toMatchObject({ status: 404, code: 'CANDIDATE_NOT_FOUND' });
    expect(await write('Theirs', 1, stranger)).toMatchObject({ status: 404 });
    await save(candidate.id, stranger);
    expect((await details(stranger)).data.saved).toMatchObject({ tags: [], note: '' });
    await tag([], ['Payments'], stranger);
    expect((await details()).data.saved?.tags).toEqual(['Payments']);
  });

  test('exist only for saved candidates, and are deleted when they are removed from the list', async () => {
    expect((await details()).data.saved).toBeNull();
    expect((await tag(['Payments'])).status).toBe(404);
    expect((await write('Ours', 1)).status).toBe(404);
    await save();
    await tag(['Payments']);
    await write('Ours', 1);
    await server.as(recruiter).call(unsaveCandidate, { params: params() });
    expect(await tagsOf()).toEqual([]);
    await save();
    expect((await details()).data.saved).toMatchObject({ tags: [], note: '', version: 1 });
  });

  test('are hidden with a candidate who hides, and back afterwards', async () => {
    await save();
    await tag(['Payments']);
    await server.as(candidate).call(setProfileVisibility, { body: { isVisible: false } });
    expect(await details()).toMatchObject({ status: 404, code: 'CANDIDATE_NOT_FOUND' });
    expect((await tag(['More'])).status).toBe(404);
    expect(await tagsOf()).toEqual([]);
    expect(await savedWith('Payments')).toEqual([]);
    await server.as(candidate).call(setProfileVisibility, { body: { isVisible: true } });
    expect(await tagsOf()).toEqual([{ tag: 'Payments', count: 1 }]);
  });

  test('are erased with the candidate, and stay when the colleague who saved them is erased', async () => {
    const colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
    await save(candidate.id, colleague);
    await tag(['Payments'], [], colleague);
    await write('Zarathustra', 1, colleague);
    const erase = async (id: string) => {
      const long = new Date(Date.now() - 40 * 86_400_000);
      await users.update(server.db, id, { status: 'DELETED', deletedAt: long });
      await eraseDeletedAccounts.run(server.db, undefined);
    };
    await erase(colleague.id);
    expect((await details()).data.saved).toMatchObject({ tags: ['Payments'], note: 'Zarathustra' });
    await erase(candidate.id);
    const { companyId } = recruiter;
    const rows = await server.db
      .selectFrom('savedCandidates')
      .selectAll()
      .where('companyId', '=', companyId)
      .execute();
    const tags = await server.db
      .selectFrom('savedCandidateTags')
      .selectAll()
      .where('companyId', '=', companyId)
      .execute();
    expect([rows, tags]).toEqual([[], []]);
  });
});
