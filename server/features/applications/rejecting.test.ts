import { beforeEach, describe, expect, test } from 'vitest';
import { listMyApplications, withdrawApplication } from '#contract/applications/candidate-applications.ts';
import {
  bulkUpdateApplications,
  getApplication,
  listJobApplicants,
  rejectApplication,
  setApplicationStatus,
  shortlistApplication,
  undoDecisions,
} from '#contract/applications/recruiter-applications.ts';
import { requestInterview } from '#contract/interviews/request.ts';
import { fullName } from '#contract/kit/full-name.ts';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import { candidateNotifications } from '#contract/notifications.ts';
import {
  createColleague,
  createRecruiter,
  type TestAccount,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { acceptOne, requestFor } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
let recruiter: TestRecruiter;
let asha: TestAccount;
let jobId: string;
beforeEach(async () => {
  recruiter = await createRecruiter(server.db, { companyName: 'Tamarind Pay' });
  asha = await createSearchableCandidate(server.db, { firstName: 'Asha' });
  jobId = (await createJob(server.db, recruiter)).id;
  await server.moveClock(0);
});

const MINUTE = 60;
/** Well before the deadline, so that a slow machine does not matter. */
const SHORTLY_BEFORE = 9 * MINUTE;

async function applied(status?: ApplicationStatus, candidate: TestAccount = asha) {
  const { id } = await createApplication(server.db, jobId, candidate);
  if (status) await server.db.updateTable('applications').set({ status }).where('id', '=', id).execute();
  return id;
}

const reject = (id: string, body: object = { reason: 'Has not run a ledger.' }) =>
  server.as(recruiter).call(rejectApplication, { params: { id }, body });
const undo = (ids: string[], who: { token: string } = recruiter) =>
  server.as(who).call(undoDecisions, { body: { applicationIds: ids } });
const seen = async (id: string) => (await server.as(recruiter).call(getApplication, { params: { id } })).data;
const mine = async () => (await server.as(asha).call(listMyApplications)).data.content[0];
const notices = async () =>
  (await server.as(asha).call(candidateNotifications.list)).data.content.map(({ kind }) => kind);
const later = async (seconds: number) => {
  await server.moveClock(seconds);
  await server.runTasks('tellRejections');
};

describe('a rejection', () => {
  test('is visible to the company at once, and to its candidate ten minutes later, with the text and without the reason', async () => {
    const id = await applied('SHORTLISTED');
    const message = 'Dear {firstName}, we chose somebody else for {jobTitle}.\n\n{senderName}, {companyName}';
    const { data } = await reject(id, { category: 'SKILLS', reason: 'Has not run a ledger.', message });
    expect(data).toMatchObject({
      status: 'REJECTED',
      rejectCategory: 'SKILLS',
      rejectReason: 'Has not run a ledger.',
      nextStatuses: ['REVIEWED', 'SHORTLISTED'],
    });
    expect(Date.parse(data.tellsAt ?? '') - Date.parse(data.statusChangedAt)).toBe(10 * MINUTE * 1000);
    expect(data.history.at(-1)).toMatchObject({
      fromStatus: 'SHORTLISTED',
      toStatus: 'REJECTED',
      reason: 'Skills do not fit. Has not run a ledger.',
      actorName: fullName(recruiter),
    });
    const before = await mine();
    await later(SHORTLY_BEFORE);
    expect(await mine()).toEqual(before);
    expect(before).toMatchObject({ status: 'SHORTLISTED', rejectMessage: null });
    expect(await notices()).not.toContain('application.rejected');
    expect((await server.mailsTo(asha.email)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('Not selected'),
    );

    await later(10 * MINUTE);
    const written = `Dear Asha, we chose somebody else for Senior Backend Engineer.\n\n${fullName(recruiter)}, Tamarind Pay`;
    const after = await mine();
    expect(after).toMatchObject({ status: 'REJECTED', rejectMessage: written, turn: null });
    expect(await notices()).toContain('application.rejected');
    const mails = await server.mailsTo(asha.email);
    const told = mails.filter(({ subject }) => subject.startsWith('Not selected this time'));
    expect(told).toHaveLength(1);
    expect(told[0]?.textBody).toContain('Dear Asha, we chose somebody else for Senior Backend Engineer.');
    expect(JSON.stringify([after, mails])).not.toMatch(/Has not run a ledger|Skills do not fit/);
    expect(await seen(id)).toMatchObject({ tellsAt: null, rejectCategory: 'SKILLS', rejectMessage: written });
    await later(20 * MINUTE);
    expect((await notices()).filter((kind) => kind === 'application.rejected')).toHaveLength(1);
  });

  test('counts as rejected on the board from the start', async () => {
    const id = await applied();
    await reject(id);
    const { data } = await server.as(recruiter).call(listJobApplicants, {
      params: { id: jobId },
      query: { status: ['REJECTED'] },
    });
    expect(data).toMatchObject({ totalElements: 1, counts: { NEW: 0, REJECTED: 1 }, content: [{ id }] });
  });

  test.each([
    [{}],
    [{ reason: '  ' }],
    [{ reason: null }],
    [{ reason: 7 }],
    [{ category: 'OTHER' }],
    [{ category: 'OTHER', reason: '' }],
  ])('of %o lacks its reason', async (body) => {
    const answer = await reject(await applied(), body);
    expect(answer).toMatchObject({ status: 400, message: 'Please provide a rejection reason' });
  });

  test.each([[{ category: 'PAY' }], [{ category: 'OTHER', reason: 'Moved abroad.' }], [{ reason: 'x' }]])(
    'of %o has one',
    async (body) => {
      expect((await reject(await applied(), body)).status).toBe(200);
    },
  );

  test('whose text lacks a value is refused, and the error names the value', async () => {
    const id = await applied();
    await server.db
      .updateTable('companies')
      .set({ name: ' ' })
      .where('id', '=', recruiter.companyId)
      .execute();
    const answer = await reject(id, { category: 'PAY', message: 'Yours, {companyName}' });
    expect(answer).toMatchObject({
      status: 400,
      code: 'TEMPLATE_VALUE_MISSING',
      message: expect.stringContaining('{companyName}'),
    });
    expect(await seen(id)).toMatchObject({ status: 'NEW', tellsAt: null });
  });

  test('cannot be made twice, and blocks an interview until it is undone', async () => {
    const id = await applied('SHORTLISTED');
    await reject(id);
    expect(await reject(id)).toMatchObject({ status: 409, code: 'MOVE_NOT_ALLOWED' });
    const ask = () => server.as(recruiter).call(requestInterview, { body: requestFor(jobId, asha.id) });
    expect(await ask()).toMatchObject({ status: 409, code: 'REJECTION_WAITS' });
    await undo([id]);
    expect((await ask()).status).toBe(201);
  });
});

describe('before its candidate is notified, a rejection', () => {
  test('is undone, by a colleague too, as if it had never been made', async () => {
    const id = await applied('INTERVIEW');
    const before = await seen(id);
    await reject(id, { category: 'PAY', message: 'Thank you.' });
    const colleague = await createColleague(server.db, recruiter.companyId, 'RECRUITER');
    expect((await undo([id], colleague)).data).toEqual({ restored: [id], late: [] });
    expect(await seen(id)).toEqual(before);
    await later(11 * MINUTE);
    expect(await seen(id)).toEqual(before);
    expect(await notices()).not.toContain('application.rejected');
  });

  test('gives way to a candidate who withdraws', async () => {
    const id = await applied('SHORTLISTED');
    await reject(id, { category: 'SKILLS', reason: 'Has not run a ledger.' });
    const gone = await server.as(asha).call(withdrawApplication, { params: { id } });
    expect(gone.data.status).toBe('WITHDRAWN');
    expect(await seen(id)).toMatchObject({ status: 'WITHDRAWN', tellsAt: null });
    expect((await seen(id)).history.at(-1)).toMatchObject({
      toStatus: 'WITHDRAWN',
      reason: 'A rejection was waiting to be told. Skills do not fit. Has not run a ledger.',
    });
    expect(JSON.stringify(await mine())).not.toMatch(/rejection|ledger/);
    expect(await undo([id])).toMatchObject({ status: 409, code: 'DECISION_TOLD' });
    await later(11 * MINUTE);
    expect((await mine())?.status).toBe('WITHDRAWN');
  });

  test('leaves the open interview as it is, and ends it when the candidate is notified', async () => {
    const accepted = await acceptOne(server, { recruiter, candidate: asha, jobId });
    const { id } = (await mine()) ?? { id: '' };
    await reject(id);
    expect((await mine())?.interview).toMatchObject({ id: accepted.id, status: 'ACCEPTED' });
    await later(10 * MINUTE);
    expect(await mine()).toMatchObject({ status: 'REJECTED', interview: { status: 'CANCELLED' } });
  });

  test('is cancelled when a recruiter moves the candidate on', async () => {
    const id = await applied('SHORTLISTED');
    await reject(id);
    const note = { notes: 'Kept for the ledger' };
    const same = await server.as(recruiter).call(shortlistApplication, { params: { id }, body: note });
    expect(same.data).toMatchObject({ status: 'SHORTLISTED', tellsAt: null, ...note });
    await reject(id);
    const body = { status: 'REVIEWED' as const, notes: 'Once more' };
    const other = await server.as(recruiter).call(setApplicationStatus, { params: { id }, body });
    expect(other.data).toMatchObject({ status: 'REVIEWED', tellsAt: null, notes: 'Once more' });
    await later(11 * MINUTE);
    expect((await mine())?.status).toBe('REVIEWED');
  });
});

describe('undo of several', () => {
  test('restores each to its former stage and names those that were too late', async () => {
    const others = [await createSearchableCandidate(server.db), await createSearchableCandidate(server.db)];
    const [early, one, two] = [
      await applied('NEW'),
      await applied('REVIEWED', others[0]),
      await applied('INTERVIEW', others[1]),
    ];
    await reject(early);
    await later(10 * MINUTE);
    const body = {
      applicationIds: [early, one, two],
      status: 'REJECTED' as const,
      category: 'FILLED' as const,
    };
    const moved = await server.as(recruiter).call(bulkUpdateApplications, { body });
    expect(moved.data).toEqual({ updated: [one, two].toSorted(), skipped: [early] });
    const { data } = await undo([early, one, two]);
    expect({ ...data, restored: data.restored.toSorted() }).toEqual({
      restored: [one, two].toSorted(),
      late: [early],
    });
    expect([(await seen(one)).status, (await seen(two)).status]).toEqual(['REVIEWED', 'INTERVIEW']);
    expect(await undo([early])).toMatchObject({ status: 409, code: 'DECISION_TOLD' });
  });

  test('undoes the user’s own moves within ten minutes, with the notifications about them', async () => {
    const id = await applied('REVIEWED');
    const move = { applicationIds: [id], status: 'SHORTLISTED' as const };
    await server.as(recruiter).call(bulkUpdateApplications, { body: move });
    expect(await notices()).toContain('application.shortlisted');
    const colleague = await createColleague(server.db, recruiter.companyId, 'RECRUITER');
    expect((await undo([id], colleague)).status).toBe(409);
    expect((await undo([id])).data.restored).toEqual([id]);
    expect(await seen(id)).toMatchObject({ status: 'REVIEWED' });
    expect(await notices()).not.toContain('application.shortlisted');
    await server.as(recruiter).call(bulkUpdateApplications, { body: move });
    await later(11 * MINUTE);
    expect(await undo([id])).toMatchObject({ status: 409, code: 'DECISION_TOLD' });
  });

  test('handles each application once, however often it is listed', async () => {
    const other = await createSearchableCandidate(server.db);
    const [one, two] = [await applied('NEW'), await applied('REVIEWED', other)];
    const twice = [one, two, one];
    const body = { applicationIds: twice, status: 'REJECTED' as const, category: 'FILLED' as const };
    const moved = await server.as(recruiter).call(bulkUpdateApplications, { body });
    expect(moved).toMatchObject({ status: 200, data: { updated: [one, two].toSorted(), skipped: [] } });
    const again = await server.as(recruiter).call(bulkUpdateApplications, { body });
    expect(again).toMatchObject({ status: 200, data: { updated: [], skipped: [one, two] } });
    const { status, data } = await undo(twice);
    expect({ status, restored: data.restored.toSorted(), late: data.late }).toEqual({
      status: 200,
      restored: [one, two].toSorted(),
      late: [],
    });
    expect([(await seen(one)).status, (await seen(two)).status]).toEqual(['NEW', 'REVIEWED']);
  });

  test('does not undo a move that led to an interview request', async () => {
    const id = await applied('NEW');
    await server.as(recruiter).call(requestInterview, { body: requestFor(jobId, asha.id) });
    expect(await seen(id)).toMatchObject({ status: 'SHORTLISTED' });
    expect((await undo([id])).status).toBe(409);
  });

  test('ignores those of other companies, and is refused for a viewer or a candidate', async () => {
    const id = await applied();
    await reject(id);
    expect((await undo([id], await createRecruiter(server.db))).status).toBe(404);
    expect((await undo([id], await createColleague(server.db, recruiter.companyId, 'VIEWER'))).status).toBe(
      403,
    );
    expect((await undo([id], asha)).status).toBe(403);
    expect((await seen(id)).status).toBe('REJECTED');
  });
});
