import { expect, test } from 'vitest';
import { fullName } from '#contract/kit/full-name.ts';
import { saveCandidate, saveCandidates, unsaveCandidate } from '#contract/search/saved-candidates.ts';
import { changeSavedTags, MOST_TAGS, writeSavedNote } from '#contract/search/saved-details.ts';
import { eraseDeletedAccounts } from '#server/features/account/erasure.tasks.ts';
import * as users from '#server/features/users/users.service.ts';
import { createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { openStream } from '#server/testing/live-stream.ts';
import { madeEach, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const recruiter = madeEach(() => createRecruiter(server.db));
const candidate = madeEach(() => createSearchableCandidate(server.db));

const params = () => ({ id: candidate.id });
const save = (as: TestAccount = recruiter) => server.as(as).call(saveCandidate, { params: params() });
const remove = () => server.as(recruiter).call(unsaveCandidate, { params: params() });
const tag = (add: string[], removed: string[] = []) =>
  server.as(recruiter).call(changeSavedTags, { params: params(), body: { add, remove: removed } });
const write = (note: string, version: number) =>
  server.as(recruiter).call(writeSavedNote, {
    params: params(),
    body: { note },
    headers: { 'if-match': `"${version}"` },
  });

const rows = () =>
  server.db
    .selectFrom('auditEvents')
    .select(['actorId', 'action', 'subjectId', 'summary', 'before', 'after'])
    .where('companyId', '=', recruiter.companyId)
    .where('subjectType', '=', 'saved_candidate')
    .orderBy('at')
    .orderBy('id')
    .execute();
const actions = async () => (await rows()).map(({ action }) => action.replace('saved_candidate.', ''));

test('who saved whom, who removed them, and what tags they changed, is audited', async () => {
  const colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
  await save(colleague);
  await tag(['Payments', 'Pune']);
  await tag(['Bengaluru'], ['pune']);
  await write('Met at the campus fair.', 1);
  await write(' ', 2);
  await remove();
  const name = fullName(candidate);
  const by = { actorId: recruiter.id, subjectId: candidate.id, before: null, after: null };
  expect(await rows()).toEqual([
    { ...by, actorId: colleague.id, action: 'saved_candidate.saved', summary: `Saved ${name}` },
    {
      ...by,
      action: 'saved_candidate.tagged',
      summary: `Changed the tags of ${name}`,
      before: { tags: [] },
      after: { tags: ['Payments', 'Pune'] },
    },
    {
      ...by,
      action: 'saved_candidate.tagged',
      summary: `Changed the tags of ${name}`,
      before: { tags: ['Payments', 'Pune'] },
      after: { tags: ['Bengaluru', 'Payments'] },
    },
    { ...by, action: 'saved_candidate.noted', summary: `Wrote the team note about ${name}` },
    { ...by, action: 'saved_candidate.noted', summary: `Emptied the team note about ${name}` },
    { ...by, action: 'saved_candidate.removed', summary: `Took ${name} off the saved list` },
  ]);
});

test('calls that change nothing, or are refused, are not audited', async () => {
  await remove();
  expect(await actions()).toEqual([]);
  await save();
  await save();
  await tag(['Payments']);
  await tag(['payments'], ['Nothing']);
  expect((await write('Old', 7)).status).toBe(412);
  const many = Array.from({ length: MOST_TAGS }, (_, at) => `Tag ${at}`);
  expect((await tag(many)).code).toBe('TAG_LIMIT');
  expect(await actions()).toEqual(['saved', 'tagged']);
});

test('with several concurrent calls each newly saved candidate is reported once', async () => {
  const other = await createSearchableCandidate(server.db);
  await save();
  const candidateIds = [candidate.id, other.id, crypto.randomUUID()];
  for (const _ of [1, 2]) await server.as(recruiter).call(saveCandidates, { body: { candidateIds } });
  expect((await rows()).map(({ subjectId }) => subjectId)).toEqual([candidate.id, other.id]);
});

test('the audit events of an erased person name neither them nor their tags', async () => {
  await save();
  await tag(['Zarathustra']);
  const deletedAt = new Date(Date.now() - 40 * 86_400_000);
  await users.update(server.db, candidate.id, { status: 'DELETED', deletedAt });
  await eraseDeletedAccounts.run(server.db, undefined);
  const kept = JSON.stringify(await rows());
  expect(kept).toContain('saved_candidate.tagged');
  expect(kept).not.toContain('Zarathustra');
  expect(kept).not.toContain(fullName(candidate));
});

test("a colleague's open list is refreshed when candidates are saved or removed", async () => {
  const viewer = await createMember(server.db, recruiter.companyId, 'VIEWER');
  const stream = await openStream(server, viewer);
  const several = () => server.as(recruiter).call(saveCandidates, { body: { candidateIds: [candidate.id] } });
  for (const act of [save, remove, several]) {
    await act();
    expect((await stream.next()).value?.changed).toEqual(['savedCandidates']);
  }
});
