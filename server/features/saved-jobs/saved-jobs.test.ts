import { describe, expect, test } from 'vitest';
import { exportUserData } from '#contract/account/records.ts';
import { applyToJob } from '#contract/applications/candidate-applications.ts';
import { closeJob, deleteJob, reopenJob, unpublishJob } from '#contract/jobs/own-jobs.ts';
import { getJob, listJobs } from '#contract/jobs/public-jobs.ts';
import { listSavedJobs, MAX_SAVED_JOBS, saveJob, unsaveJob } from '#contract/saved-jobs.ts';
import { createCandidate, createRecruiter } from '#server/testing/factories/accounts.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { madeEach, madeOnce, ownServer, type TestServer } from '#server/testing/server.ts';

const server = ownServer();
const recruiter = madeOnce(() => createRecruiter(server.db));
const asha = madeEach(() => createCandidate(server.db));

const save = (id: string, as = asha) => server.as(as).call(saveJob, { params: { id } });
const unsave = (id: string, as = asha) => server.as(as).call(unsaveJob, { params: { id } });
const list = async (as = asha) => (await server.as(as).call(listSavedJobs)).data;
const ids = async (as = asha) => (await list(as)).content.map(({ id }) => id);
const job = (change: Parameters<typeof createJob>[2] = {}) => createJob(server.db, recruiter, change);

/** Inserts `count` saved jobs directly, without a call for each. */
async function keep(count: number, as = asha): Promise<void> {
  const { companyId, createdBy, title, createdAt, updatedAt } = await job();
  const rows = Array.from({ length: count }, () => ({ id: crypto.randomUUID() }));
  await server.db
    .insertInto('jobs')
    .values(rows.map((row) => ({ ...row, companyId, createdBy, title, createdAt, updatedAt })))
    .execute();
  const savings = rows.map((row) => ({ candidateId: as.id, jobId: row.id, savedAt: createdAt }));
  await server.db.insertInto('savedJobs').values(savings).execute();
}

describe('saving a job', () => {
  test('puts it only on the user’s own list, and twice is the same as once', async () => {
    const { id } = await job();
    const first = await save(id);
    expect([first.status, first.message, first.data]).toEqual([200, 'Job saved', { isSaved: true }]);
    expect((await save(id)).status).toBe(200);
    expect(await list()).toMatchObject({ totalElements: 1, content: [{ id, isOpen: true, myStatus: null }] });
    expect(await ids(await createCandidate(server.db))).toEqual([]);
  });

  test('is undone by the same call any number of times, and only for the user', async () => {
    const { id } = await job();
    const other = await createCandidate(server.db);
    await save(id);
    await save(id, other);
    expect([(await unsave(id)).status, (await unsave(id)).status]).toEqual([204, 204]);
    expect([await ids(), await ids(other)]).toEqual([[], [id]]);
  });

  test('refuses jobs that were never published, or whose company may not hire', async () => {
    expect((await save(crypto.randomUUID())).code).toBe('JOB_NOT_FOUND');
    expect((await save((await job({ status: 'DRAFT' })).id)).code).toBe('JOB_NOT_FOUND');
    const rejected = await createRecruiter(server.db);
    const { id } = await createJob(server.db, rejected);
    const setStatus = (approvalStatus: 'REJECTED' | 'APPROVED') =>
      server.db
        .updateTable('companies')
        .set({ approvalStatus })
        .where('id', '=', rejected.companyId)
        .execute();
    await setStatus('REJECTED');
    expect((await save(id)).code).toBe('JOB_NOT_FOUND');
    await setStatus('APPROVED');
    await save(id);
    await setStatus('REJECTED');
    expect((await list()).content).toMatchObject([{ id, isOpen: false }]);
  });

  test('is stored once when several tabs save at the same time', async () => {
    const { id } = await job();
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await ids()).toEqual([id]);
  });

  test('is limited to 200; saving one of them again is no error', async () => {
    await keep(MAX_SAVED_JOBS - 1);
    const three = [await job(), await job(), await job()];
    const answers = await Promise.all(three.map(({ id }) => save(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused).toMatchObject({
      code: 'SAVED_JOBS_LIMIT',
      message: 'You can keep at most 200 saved jobs. Remove some to save more.',
    });
    const kept = three[answers.findIndex(({ status }) => status === 200)]!;
    expect((await save(kept.id)).status).toBe(200);
    expect((await list()).totalElements).toBe(MAX_SAVED_JOBS);
    await unsave(kept.id);
    expect((await save(three.find((one) => one !== kept)!.id)).status).toBe(200);
  });

  test('is for candidates with a confirmed address', async () => {
    const { id } = await job();
    expect((await save(id, recruiter)).status).toBe(403);
    expect((await server.call(saveJob, { params: { id } })).status).toBe(401);
    const fresh = await createCandidate(server.db, { verified: false });
    expect((await save(id, fresh)).code).toBe('EMAIL_NOT_VERIFIED');
    expect((await server.as(fresh).call(listSavedJobs)).status).toBe(403);
  });
});

describe('the saved jobs', () => {
  test('are listed by pages, last saved first', async () => {
    const saved = [await job(), await job(), await job()].map(({ id }) => id);
    for (const [minute, id] of saved.entries()) {
      await server.moveClock(minute * 60);
      await save(id);
    }
    await server.moveClock(0);
    expect(await ids()).toEqual(saved.toReversed());
    const { data } = await server.as(asha).call(listSavedJobs, { query: { page: 1, size: 2 } });
    expect(data).toMatchObject({ totalElements: 3, totalPages: 2, content: [{ id: saved[0] }] });
  });

  test('stay, as closed, when the job is closed, unpublished or deleted, until they are removed', async () => {
    const [closed, draft, deleted, back] = [await job(), await job(), await job(), await job()];
    for (const { id } of [closed, draft, deleted, back]) await save(id);
    const caller = server.as(recruiter);
    const done = [
      await caller.call(closeJob, { params: { id: closed.id } }),
      await caller.call(unpublishJob, { params: { id: draft.id } }),
      await caller.call(deleteJob, { params: { id: deleted.id } }),
      await caller.call(closeJob, { params: { id: back.id } }),
      await caller.call(reopenJob, { params: { id: back.id } }),
    ];
    expect(done.map(({ status }) => status < 300)).toEqual(Array(5).fill(true));
    const open = new Map((await list()).content.map(({ id, isOpen }) => [id, isOpen]));
    expect([closed, draft, deleted, back].map(({ id }) => open.get(id))).toEqual([false, false, false, true]);
    await unsave(deleted.id);
    await unsave(closed.id);
    expect((await ids()).toSorted()).toEqual([draft.id, back.id].toSorted());
    expect((await save(closed.id)).status).toBe(200);
    expect((await save(deleted.id)).code).toBe('JOB_NOT_FOUND');
  });

  test('show the status of the user’s own application', async () => {
    const { id } = await job();
    await save(id);
    await server.as(asha).call(applyToJob, { params: { id } });
    expect((await list()).content).toMatchObject([{ id, myStatus: 'NEW' }]);
  });
});

test('the board and the page of a job show a candidate, and no other user, that it is saved', async () => {
  const [kept, other] = [await job({ title: 'Keeper of bees' }), await job({ title: 'Keeper of bees' })];
  await save(kept.id);
  const flags = async (caller: Pick<TestServer, 'call'>) => {
    const { data } = await caller.call(listJobs, { query: { search: 'Keeper of bees' } });
    const row = (id: string) => data.content.find((one) => one.id === id)?.isSaved;
    const page = async (id: string) => (await caller.call(getJob, { params: { id } })).data.isSaved;
    return [row(kept.id), row(other.id), await page(kept.id), await page(other.id)];
  };
  expect(await flags(server.as(asha))).toEqual([true, false, true, false]);
  const nobody = [false, false, false, false];
  expect(await flags(server.as(await createCandidate(server.db)))).toEqual(nobody);
  expect(await flags(server.as(recruiter))).toEqual(nobody);
  expect(await flags(server)).toEqual(nobody);
});

test('the export of an account has its own saved jobs, and no others', async () => {
  const [mine, theirs] = [await job(), await job()];
  await save(mine.id);
  await save(theirs.id, await createCandidate(server.db));
  const { body } = await server.as(asha).call(exportUserData);
  expect((body as unknown as { savedJobs: unknown }).savedJobs).toMatchObject([{ id: mine.id }]);
});
