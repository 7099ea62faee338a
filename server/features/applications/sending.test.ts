import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { deleteAccount } from '#contract/account/closing.ts';
import { exportUserData } from '#contract/account/records.ts';
import {
  applyToJob,
  listMyApplications,
  listUndoableApplications,
  undoApplication,
  withdrawApplication,
} from '#contract/applications/candidate-applications.ts';
import { setApplicationDigest } from '#contract/applications/digest.ts';
import {
  bulkUpdateApplications,
  getApplication,
  listApplications,
  listJobApplicants,
  setApplicationStatus,
} from '#contract/applications/recruiter-applications.ts';
import { getCandidate } from '#contract/candidates/recruiter-view.ts';
import { getRecruiterDashboard } from '#contract/dashboards/recruiter-dashboard.ts';
import { getJobStats, getOwnJob } from '#contract/jobs/own-jobs.ts';
import { getJob } from '#contract/jobs/public-jobs.ts';
import { recruiterNotifications } from '#contract/notifications.ts';
import { asMember } from '#server/platform/deed.ts';
import {
  createCandidate,
  createRecruiter,
  PASSWORD,
  type TestAccount,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { requestOne } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob, letApplicationLeave } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';
import * as applications from './applications.service.ts';
import { sendHeldApplications } from './sending.service.ts';

const server = ownServer();
let recruiter: TestRecruiter;
let candidate: TestAccount;
let jobId: string;
beforeEach(async () => {
  recruiter = await createRecruiter(server.db);
  await server.as(recruiter).call(setApplicationDigest, { body: { pace: 'AT_ONCE' } });
  candidate = await createCandidate(server.db);
  jobId = (await createJob(server.db, recruiter)).id;
});
afterEach(() => server.moveClock(0));

const SECONDS_OVER = 13;

async function apply(note?: string): Promise<string> {
  const wish = { params: { id: jobId }, body: note === undefined ? {} : { note } };
  const { status, data } = await server.as(candidate).call(applyToJob, wish);
  expect(status).toBe(201);
  return data.id;
}

const undo = (id: string, who = candidate) => server.as(who).call(undoApplication, { params: { id } });

function rowOf(id: string) {
  return server.db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
}

function eventsOf(id: string) {
  return server.db.selectFrom('applicationEvents').selectAll().where('applicationId', '=', id).execute();
}

/** Everything that a company reads about its applications, from the calls of its screens. */
async function read() {
  await server.runTasks('sendHeldApplications');
  const caller = server.as(recruiter);
  const params = { id: jobId };
  const { stats, pendingActions, recentActivities } = (await caller.call(getRecruiterDashboard)).data;
  return {
    applicants: (await caller.call(listJobApplicants, { params })).data,
    applications: (await caller.call(listApplications)).data,
    job: (await caller.call(getOwnJob, { params })).data,
    jobStats: (await caller.call(getJobStats, { params })).data,
    candidate: (await caller.call(getCandidate, { params: { id: candidate.id } })).body,
    notices: (await caller.call(recruiterNotifications.list)).data,
    mails: (await server.mailsTo(recruiter.email)).map(({ subject }) => subject),
    dashboard: { stats, pendingActions, recentActivities },
  };
}

/** Without the parts that differ between any two answers. */
async function companyReads(): Promise<string> {
  return JSON.stringify(await read()).replaceAll(/"requestId":"[^"]*"/g, '');
}

describe('for ten seconds', () => {
  test('nothing of an application is visible to the company, and then everything', async () => {
    const before = await companyReads();
    const id = await apply();
    expect(await companyReads()).toBe(before);
    expect(await server.as(recruiter).call(getApplication, { params: { id } })).toMatchObject({
      status: 404,
    });
    await server.moveClock(SECONDS_OVER);
    const after = await read();
    expect(after.applicants.content).toMatchObject([{ id, status: 'NEW' }]);
    expect(after).toMatchObject({
      job: { applicationsCount: 1 },
      jobStats: { totalApplications: 1 },
      dashboard: { stats: { totalApplications: 1, newApplications: 1 } },
      mails: [expect.stringContaining('applied for')],
    });
    expect(after.notices.content).toHaveLength(1);
    expect(await server.mailsTo(candidate.email)).toHaveLength(1);
  });

  test('a candidate who undoes it has never applied: no row, notification, mail or audit event', async () => {
    const before = await companyReads();
    const id = await apply('Mornings are best.');
    expect(await undo(id)).toMatchObject({
      status: 200,
      message: 'Application undone. Nothing was sent.',
    });
    await server.moveClock(SECONDS_OVER);
    expect(await companyReads()).toBe(before);
    expect(await rowOf(id)).toBeUndefined();
    expect(await server.mailsTo(candidate.email)).toEqual([]);
    const traces = await server.db
      .selectFrom('auditEvents')
      .selectAll()
      .where('subjectId', '=', id)
      .execute();
    expect(traces).toEqual([]);
    const job = await server.as(candidate).call(getJob, { params: { id: jobId } });
    expect(job.data.myApplication).toBeNull();
    await apply();
  });

  test('the candidate sees it with the seconds left, and as nobody’s turn', async () => {
    const id = await apply();
    const undoable = await server.as(candidate).call(listUndoableApplications);
    expect(undoable.data).toMatchObject([{ id, job: { id: jobId }, secondsLeft: expect.any(Number) }]);
    const [left] = undoable.data;
    expect(left?.secondsLeft).toBeGreaterThan(5);
    expect(left?.secondsLeft).toBeLessThanOrEqual(10);
    const { data } = await server.as(candidate).call(listMyApplications);
    expect(data.content).toMatchObject([{ id, status: 'NEW', canUndo: true, turn: null }]);
    await server.moveClock(10);
    expect((await server.as(candidate).call(listUndoableApplications)).data).toEqual([]);
    await letApplicationLeave(server.db, id);
    const later = await server.as(candidate).call(listMyApplications);
    expect(later.data.content).toMatchObject([{ canUndo: false, turn: { holder: 'RECRUITER' } }]);
  });

  test('an undo that was clicked in time may arrive two seconds late, and no later', async () => {
    const first = await apply();
    await server.moveClock(11);
    await server.runTasks('deliverMails');
    expect((await undo(first)).status).toBe(200);
    await server.moveClock(0);
    const second = await apply();
    await server.moveClock(12);
    expect(await undo(second)).toMatchObject({
      status: 409,
      code: 'UNDO_OVER',
      message: 'Your application has reached the company and can no longer be undone.',
    });
    await server.moveClock(0);
    await letApplicationLeave(server.db, second);
    expect(await undo(second)).toMatchObject({ status: 409, code: 'UNDO_OVER' });
  });

  test('it is sent by itself when its time is over, without waiting for the next sweep', async () => {
    await apply();
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from run_at - created_at)::float8 as wait from graphile_worker.jobs
      where task_identifier = 'sendHeldApplications' order by created_at desc limit 1`.execute(server.db);
    expect(rows[0]?.wait).toBeGreaterThan(11);
    expect(rows[0]?.wait).toBeLessThan(13);
  });

  test('an application that fails to be sent does not block those after it', async () => {
    const stuck = await apply();
    candidate = await createCandidate(server.db);
    const next = await apply();
    await sql`create function stay() returns trigger language plpgsql as $$ begin
      raise exception 'it stays'; end $$`.execute(server.db);
    await sql`create trigger stay before delete on application_holds for each row
      when (old.application_id = ${sql.lit(stuck)}::uuid) execute function stay()`.execute(server.db);
    onTestFinished(async () => void (await sql`drop function stay cascade`.execute(server.db)));
    await server.moveClock(SECONDS_OVER);
    await expect(sendHeldApplications.run(server.db, undefined)).rejects.toThrow('1 of those due failed');
    const held = await server.db.selectFrom('applicationHolds').select('applicationId').execute();
    const ids = held.map(({ applicationId }) => applicationId);
    expect([ids.includes(stuck), ids.includes(next)]).toEqual([true, false]);
  });

  test('a candidate who deletes the account meanwhile has sent nothing', async () => {
    const before = (await read()).mails;
    const id = await apply();
    const { status } = await server.as(candidate).call(deleteAccount, { body: { password: PASSWORD } });
    expect(status).toBe(204);
    await server.moveClock(SECONDS_OVER);
    expect((await read()).mails).toEqual(before);
    expect(await rowOf(id)).toBeUndefined();
  });

  test('a candidate who withdraws meanwhile has applied and withdrawn, and both are notified', async () => {
    const id = await apply();
    const { data } = await server.as(candidate).call(withdrawApplication, { params: { id } });
    expect(data).toMatchObject({ status: 'WITHDRAWN', ending: 'WITHDRAWN', canUndo: false });
    expect(data.history.map(({ stage }) => stage)).toEqual(['NEW', 'WITHDRAWN']);
    expect(await undo(id)).toMatchObject({ status: 409, code: 'UNDO_OVER' });
  });
});

describe('a row that is reused', () => {
  test('by a candidate who had withdrawn stays withdrawn for the company, and an undo restores it exactly', async () => {
    const { id } = await createApplication(server.db, jobId, candidate, 'The first note.');
    await server.as(candidate).call(withdrawApplication, { params: { id } });
    const [row, events, before] = [await rowOf(id), await eventsOf(id), await companyReads()];
    expect(await apply('The second note.')).toBe(id);
    expect(await rowOf(id)).toMatchObject({ status: 'NEW', ending: null, candidateNote: 'The second note.' });
    expect(await companyReads()).toBe(before);
    expect((await undo(id)).status).toBe(200);
    expect(await rowOf(id)).toEqual(row);
    expect(await eventsOf(id)).toEqual(events);
    expect(await companyReads()).toBe(before);
    await apply();
    await letApplicationLeave(server.db, id);
    const { data } = await server.as(recruiter).call(getApplication, { params: { id } });
    expect(data).toMatchObject({ status: 'NEW', candidateNote: null, ending: null });
    expect(data.history.map(({ toStatus }) => toStatus)).toEqual(['NEW', 'WITHDRAWN', 'NEW']);
  });

  test('by an invited candidate shows no contact details before it is sent', async () => {
    const request = await requestOne(server, { recruiter, jobId });
    candidate = request.candidate;
    const [own] = (await server.as(candidate).call(listMyApplications)).data.content;
    const id = own?.id ?? '';
    const [row, before] = [await rowOf(id), await companyReads()];
    expect(await apply('I asked around: the ledger team it is.')).toBe(id);
    expect(await companyReads()).toBe(before);
    const held = await server.as(recruiter).call(getApplication, { params: { id } });
    expect(held.data).toMatchObject({ contact: null, candidateNote: null, appliedAt: null });
    await undo(id);
    expect(await rowOf(id)).toEqual(row);
    await apply('I asked around: the ledger team it is.');
    await letApplicationLeave(server.db, id);
    const left = await server.as(recruiter).call(getApplication, { params: { id } });
    expect(left.data).toMatchObject({
      status: 'SHORTLISTED',
      contact: { email: candidate.email },
      candidateNote: 'I asked around: the ledger team it is.',
    });
  });

  test('and decided by the company meanwhile cannot be undone', async () => {
    candidate = (await requestOne(server, { recruiter, jobId })).candidate;
    const id = await apply();
    const body = { status: 'REVIEWED', notes: 'Good' } as const;
    await server.as(recruiter).call(setApplicationStatus, { params: { id }, body });
    expect(await undo(id)).toMatchObject({ status: 409, code: 'UNDO_OVER' });
    expect(await rowOf(id)).toMatchObject({ status: 'REVIEWED', appliedAt: expect.any(Date) });
  });

  test('and invited again by the company meanwhile cannot be undone either', async () => {
    const pair = { jobId, candidateId: candidate.id, companyId: recruiter.companyId };
    await applications.invite(server.db, asMember({ userId: recruiter.id }), pair);
    const id = await apply();
    await applications.invite(server.db, asMember({ userId: recruiter.id }), pair);
    expect(await undo(id)).toMatchObject({ status: 409, code: 'UNDO_OVER' });
  });

  test('cannot be decided as a new application before it is sent', async () => {
    const { id } = await createApplication(server.db, jobId, candidate);
    await server.as(candidate).call(withdrawApplication, { params: { id } });
    await apply();
    const body = { status: 'SHORTLISTED' } as const;
    expect(await server.as(recruiter).call(setApplicationStatus, { params: { id }, body })).toMatchObject({
      status: 409,
      code: 'MOVE_NOT_ALLOWED',
    });
    const many = { ...body, applicationIds: [id] };
    const { data } = await server.as(recruiter).call(bulkUpdateApplications, { body: many });
    expect(data).toEqual({ updated: [], skipped: [id] });
    expect((await undo(id)).status).toBe(200);
  });
});

describe('a note', () => {
  test('of 500 characters is sent along, and is visible to both sides', async () => {
    const note = `${'x'.repeat(250)} ${'y'.repeat(249)}`;
    const id = await apply(`  ${note}\n`);
    await letApplicationLeave(server.db, id);
    const theirs = await server.as(recruiter).call(getApplication, { params: { id } });
    const own = await server.as(candidate).call(listMyApplications);
    expect([theirs.data.candidateNote, own.data.content[0]?.candidateNote]).toEqual([note, note]);
  });

  test('is in the candidate’s data export', async () => {
    await apply('Mornings are best.');
    const { body } = await server.as(candidate).call(exportUserData);
    expect(body).toMatchObject({ applications: [{ candidateNote: 'Mornings are best.' }] });
  });

  test.each([
    ['that is too long', 'x'.repeat(501), 'Please use at most 500 characters.'],
    ['that is no text', 7, 'Please enter a text.'],
  ])('%s is refused and nothing is sent', async (_, note, message) => {
    const wish = { params: { id: jobId }, body: { note: note as string } };
    const answer = await server.as(candidate).call(applyToJob, wish);
    expect(answer).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', message });
    expect((await server.as(candidate).call(listMyApplications)).data.totalElements).toBe(0);
  });

  test('that is blank, or missing with the whole body, is null', async () => {
    const id = await apply('   ');
    expect(await rowOf(id)).toMatchObject({ candidateNote: null });
    await undo(id);
    expect((await server.as(candidate).call(applyToJob, { params: { id: jobId } })).status).toBe(201);
  });
});

test('another candidate’s application cannot be undone, nor by a company or a visitor', async () => {
  const id = await apply();
  const params = { id };
  expect((await undo(id, await createCandidate(server.db))).status).toBe(404);
  expect((await undo('01890000-0000-7000-8000-000000000000')).status).toBe(404);
  expect(await server.as(recruiter).call(undoApplication, { params })).toMatchObject({ status: 403 });
  expect(await server.call(undoApplication, { params })).toMatchObject({ status: 401 });
  expect(await server.as(recruiter).call(listUndoableApplications)).toMatchObject({ status: 403 });
  expect(await server.call(listUndoableApplications)).toMatchObject({ status: 401 });
  expect((await server.as(await createCandidate(server.db)).call(listUndoableApplications)).data).toEqual([]);
});
