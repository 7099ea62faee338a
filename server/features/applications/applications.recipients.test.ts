import { expect, test } from 'vitest';
import { applyToJob, withdrawApplication } from '#contract/applications/candidate-applications.ts';
import { setApplicationDigest } from '#contract/applications/digest.ts';
import {
  bulkUpdateApplications,
  rejectApplication,
  setApplicationStatus,
  shortlistApplication,
  undoDecisions,
} from '#contract/applications/recruiter-applications.ts';
import { savePrivacy } from '#contract/candidates/privacy.ts';
import { deleteJob } from '#contract/jobs/own-jobs.ts';
import type { TestAccount } from '#server/testing/factories/accounts.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import {
  createApplication,
  createJob,
  letApplicationLeave,
  tellRejection,
} from '#server/testing/factories/jobs.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

async function sends(candidate: TestAccount, id: string): Promise<void> {
  const { data } = await server.as(candidate).call(applyToJob, { params: { id } });
  await letApplicationLeave(server.db, data.id);
}

/** Members who may act on applications; a VIEWER is not one of them. */
const ACTING = ['interviewer', 'leader', 'owner', 'recruiter'];

async function applied(candidate: TestAccount): Promise<{ id: string; jobId: string }> {
  const { id: jobId } = await createJob(server.db, cast.owner);
  return { jobId, ...(await createApplication(server.db, jobId, candidate)) };
}

test.each([
  ['candidate', ['candidate', 'leader']],
  ['silentCandidate', ['leader']],
] as const)(
  'an application of the %s notifies those who can act on it, and is mailed to those who want each',
  async (who, mails) => {
    const { id } = await createJob(server.db, cast.owner);
    for (const person of [cast.leader, cast.silentLeader, cast.viewer]) {
      await server.as(person).call(setApplicationDigest, { body: { pace: 'AT_ONCE' } });
    }
    const act = () => sends(cast[who], id);
    expect(await toldBy(server, cast, act)).toEqual({
      'application.submitted': { notices: ACTING, mails },
    });
    await server.as(cast.leader).call(setApplicationDigest, { body: { pace: 'DAILY' } });
  },
);

test('a candidate who hid from the company and still applies is reported like any other', async () => {
  const { id } = await createJob(server.db, cast.owner);
  const hidden = server.as(cast.otherCandidate);
  const companies = [{ id: cast.owner.companyId, name: 'Tamarind Pay' }];
  const body = { isVisible: false, hideFromCurrentEmployer: true, hiddenCompanies: companies };
  await hidden.call(savePrivacy, { body });
  expect(await toldBy(server, cast, () => sends(cast.otherCandidate, id))).toEqual({
    'application.submitted': { notices: ACTING, mails: ['otherCandidate'] },
  });
});

test('a withdrawal notifies those who can act, without a mail', async () => {
  const { id } = await applied(cast.candidate);
  const act = () => server.as(cast.candidate).call(withdrawApplication, { params: { id } });
  expect(await toldBy(server, cast, act)).toEqual({
    'application.moved': { notices: ACTING, mails: [] },
  });
});

test('a decision of the company notifies only the candidate, unless they switched it off', async () => {
  for (const [candidate, told] of [
    [cast.candidate, { notices: ['candidate'], mails: [] }],
    [cast.silentCandidate, NOBODY],
  ] as const) {
    const params = { id: (await applied(candidate)).id };
    const recruiter = server.as(cast.recruiter);
    const moves = [
      () => recruiter.call(setApplicationStatus, { params, body: { status: 'REVIEWED' } }),
      () => recruiter.call(shortlistApplication, { params, body: {} }),
    ];
    for (const move of moves) expect(await toldBy(server, cast, move)).toEqual({ 'application.moved': told });
  }
});

test('a rejection notifies nobody while it can be undone, and then only the candidate, by mail too', async () => {
  for (const [candidate, told] of [
    [cast.candidate, { notices: ['candidate'], mails: ['candidate'] }],
    [cast.silentCandidate, NOBODY],
  ] as const) {
    const params = { id: (await applied(candidate)).id };
    const recruiter = server.as(cast.recruiter);
    const body = { reason: 'No fit.', message: 'Thank you, {firstName}.' };
    const reject = () => recruiter.call(rejectApplication, { params, body });
    const decided = { 'application.rejection_decided': NOBODY };
    expect(await toldBy(server, cast, reject)).toEqual(decided);
    const undo = () => recruiter.call(undoDecisions, { body: { applicationIds: [params.id] } });
    expect(await toldBy(server, cast, undo)).toEqual({ 'application.rejection_undone': NOBODY });
    const several = { applicationIds: [params.id], status: 'REJECTED' as const };
    const bulk = () => recruiter.call(bulkUpdateApplications, { body: several });
    expect(await toldBy(server, cast, bulk)).toEqual(decided);
    const tell = () => tellRejection(server.db, params.id);
    expect(await toldBy(server, cast, tell)).toEqual({ 'application.moved': told });
  }
});

test('a move that is undone notifies nobody, and its earlier notification is deleted', async () => {
  const { id } = await applied(cast.candidate);
  const recruiter = server.as(cast.recruiter);
  await recruiter.call(shortlistApplication, { params: { id }, body: {} });
  const undo = () => recruiter.call(undoDecisions, { body: { applicationIds: [id] } });
  expect(await toldBy(server, cast, undo)).toEqual({ 'application.move_undone': NOBODY });
});

test('a suspended candidate gets no notifications, and one who has left cannot be decided about', async () => {
  for (const [status, told, answer] of [
    ['SUSPENDED', { 'application.moved': NOBODY }, { status: 200 }],
    ['DELETED', {}, { status: 409, body: { code: 'MOVE_NOT_ALLOWED' } }],
  ] as const) {
    const params = { id: (await applied(cast.candidate)).id };
    const setStatus = (to: 'ACTIVE' | typeof status) =>
      server.db.updateTable('users').set({ status: to }).where('id', '=', cast.candidate.id).execute();
    await setStatus(status);
    const act = async () => {
      const given = await server.as(cast.recruiter).call(shortlistApplication, { params, body: {} });
      expect(given).toMatchObject(answer);
    };
    expect(await toldBy(server, cast, act)).toEqual(told);
    await setStatus('ACTIVE');
  }
});

test('when a job is removed, all pending applicants are notified', async () => {
  const { jobId } = await applied(cast.candidate);
  await createApplication(server.db, jobId, cast.silentCandidate);
  const act = () => server.as(cast.owner).call(deleteJob, { params: { id: jobId } });
  expect(await toldBy(server, cast, act)).toEqual({
    'job.deleted': NOBODY,
    'application.moved': { notices: ['candidate'], mails: [] },
  });
});
