import { beforeEach, expect, test } from 'vitest';
import {
  applyToJob,
  listMyApplications,
  undoApplication,
  withdrawApplication,
} from '#contract/applications/candidate-applications.ts';
import { setApplicationDigest } from '#contract/applications/digest.ts';
import { setApplicationStatus } from '#contract/applications/recruiter-applications.ts';
import { requestInterview } from '#contract/interviews/request.ts';
import { createRecruiter, type TestAccount, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { requestFor, requestOne } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';
import { untilWaiting } from '#server/testing/waiting.ts';

const server = ownServer();
let recruiter: TestRecruiter;
let candidate: TestAccount;
let jobId: string;
beforeEach(async () => {
  await newCompany();
  candidate = await createSearchableCandidate(server.db);
});

/** With a job, whose recruiter is mailed each application at once. */
async function newCompany(): Promise<void> {
  recruiter = await createRecruiter(server.db);
  await server.as(recruiter).call(setApplicationDigest, { body: { pace: 'AT_ONCE' } });
  jobId = (await createJob(server.db, recruiter)).id;
}

interface Answer {
  status: number;
  code?: string;
}

const apply = () => server.as(candidate).call(applyToJob, { params: { id: jobId } });
const undo = (id: string) => server.as(candidate).call(undoApplication, { params: { id } });

async function sent(): Promise<string> {
  const { status, data } = await apply();
  expect(status).toBe(201);
  return data.id;
}

/**
 * Starts all acts while the row is locked, then releases the lock: they run in the order in which they
 * queued.
 */
async function together(id: string, ...acts: (() => Promise<Answer>)[]): Promise<string[]> {
  const { pending } = await server.db.transaction().execute(async (tx) => {
    await tx.selectFrom('applications').select('id').where('id', '=', id).forUpdate().execute();
    const pending: Promise<Answer>[] = [];
    for (const act of acts) {
      pending.push(act());
      await untilWaiting(server.db, pending.length);
    }
    return { pending };
  });
  const answers = await Promise.all(pending);
  return answers.map(({ status, code }) => (code === undefined ? `${status}` : `${status} ${code}`));
}

const rows = () => server.db.selectFrom('applications').selectAll().where('jobId', '=', jobId).execute();

async function holds(): Promise<number> {
  const found = await server.db
    .selectFrom('applicationHolds as h')
    .innerJoin('applications as a', 'a.id', 'h.applicationId')
    .select('a.id')
    .where('a.jobId', '=', jobId)
    .execute();
  return found.length;
}

test('of two undos one succeeds, and the other finds nothing', async () => {
  const id = await sent();
  expect(
    await together(
      id,
      () => undo(id),
      () => undo(id),
    ),
  ).toEqual(['200', '404 NOT_FOUND']);
  expect(await rows()).toEqual([]);
});

test('of two undos of an application that was withdrawn before, the second is refused and the row is as it was', async () => {
  const { id } = await createApplication(server.db, jobId, candidate);
  await server.as(candidate).call(withdrawApplication, { params: { id } });
  const before = await rows();
  await sent();
  expect(
    await together(
      id,
      () => undo(id),
      () => undo(id),
    ),
  ).toEqual(['200', '409 UNDO_OVER']);
  expect(await rows()).toEqual(before);
});

test('an undo and a new application at once leave one application, in either order', async () => {
  const first = await sent();
  expect(await together(first, () => undo(first), apply)).toEqual(['200', '201']);
  const [again] = await rows();
  expect(again?.id).not.toBe(first);
  const id = again?.id ?? '';
  expect(await together(id, apply, () => undo(id))).toEqual(['409 ALREADY_APPLIED', '200']);
  expect(await rows()).toEqual([]);
});

test.each(['undo first', 'decision first'])('of an undo and a decision of the company, %s', async (order) => {
  candidate = (await requestOne(server, { recruiter, jobId })).candidate;
  const id = await sent();
  const isUndoFirst = order === 'undo first';
  const body = { status: 'REVIEWED', notes: 'Good' } as const;
  const decide = () => server.as(recruiter).call(setApplicationStatus, { params: { id }, body });
  const acts = [() => undo(id), decide];
  const answers = await together(id, ...(isUndoFirst ? acts : acts.toReversed()));
  expect(answers).toEqual(isUndoFirst ? ['200', '200'] : ['200', '409 UNDO_OVER']);
  const [row] = await rows();
  expect(row).toMatchObject({ status: 'REVIEWED', appliedAt: isUndoFirst ? null : expect.any(Date) });
  expect(await holds()).toBe(0);
});

test.each(['undo first', 'request first'])('of an undo and an interview request, %s', async (order) => {
  const id = await sent();
  const isUndoFirst = order === 'undo first';
  const ask = () => server.as(recruiter).call(requestInterview, { body: requestFor(jobId, candidate.id) });
  const acts = [() => undo(id), ask];
  const answers = await together(id, ...(isUndoFirst ? acts : acts.toReversed()));
  expect(answers).toEqual(isUndoFirst ? ['200', '201'] : ['201', '409 UNDO_OVER']);
  const [row] = await rows();
  expect(row).toMatchObject(
    isUndoFirst
      ? { source: 'INVITED', status: 'SHORTLISTED', appliedAt: null }
      : { id, source: 'APPLIED', status: 'SHORTLISTED' },
  );
  expect(await holds()).toBe(0);
});

test('of an undo and the end of its time exactly one happens', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await sent();
    await server.moveClock(11);
    const undone = undo(id);
    await server.moveClock(13);
    const [answer] = await Promise.all([undone, server.runTasks()]);
    const mails = await server.mailsTo(recruiter.email);
    const told = mails.length;
    expect([answer.status, (await rows()).length, told]).toEqual(
      answer.status === 200 ? [200, 0, 0] : [409, 1, 1],
    );
    await server.moveClock(0);
    await newCompany();
  }
});

test('ten undos, ten applications and a withdrawal at once leave one row in a known state', async () => {
  const id = await sent();
  const withdraw = () => server.as(candidate).call(withdrawApplication, { params: { id } });
  const many = Array.from({ length: 10 }, () => [() => undo(id), apply]).flat();
  const answers = await Promise.all([...many, withdraw].map((act) => act()));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const { data } = await server.as(candidate).call(listMyApplications);
  expect(data.totalElements).toBeLessThanOrEqual(1);
  expect(await holds()).toBe(data.content.filter(({ canUndo }) => canUndo).length);
});
