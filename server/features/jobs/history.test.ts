import { beforeAll, describe, expect, test } from 'vitest';
import { listJobHistory } from '#contract/jobs/history.ts';
import {
  closeJob,
  createJob as createJobCall,
  getOwnJob,
  type NewerJob,
  publishJob,
  reopenJob,
  unpublishJob,
  updateJob,
} from '#contract/jobs/own-jobs.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { candidateNotifications } from '#contract/notifications.ts';
import { createCandidate, createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { BACKEND_JOB, createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { ownServer, type TestServer } from '#server/testing/server.ts';

const server = ownServer();
let recruiter: TestRecruiter;
let colleague: TestRecruiter;
beforeAll(async () => {
  recruiter = await createRecruiter(server.db, { companyName: 'Tamarind Pay' });
  colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
});

async function historyOf(id: string, who = recruiter) {
  return (await server.as(who).call(listJobHistory, { params: { id } })).data.content;
}

/** Saves over a version, like an editor that was opened with it. */
function save(who: TestRecruiter, id: string, version: number, change: object) {
  const body = { ...BACKEND_JOB, ...change };
  const headers = { 'if-match': `"${version}"` };
  return server.as(who).call(updateJob, { params: { id }, body, headers });
}

describe('the history of a job', () => {
  test('says who changed what and when, in readable text, newest first', async () => {
    const made = await server.as(recruiter).call(createJobCall, { body: BACKEND_JOB });
    const { id } = made.data;
    const change = {
      salary: { min: 4_000_000, max: 5_012_345 },
      requiredSkills: [{ skillName: 'Go', minYears: 3, minLevel: 3 }, { skillName: 'Rust' }],
      department: '',
    };
    expect((await save(colleague, id, 1, change)).status).toBe(200);
    await server.as(recruiter).call(publishJob, { params: { id } });
    const history = await historyOf(id);
    expect(history.map(({ version, by }) => [version, by?.name])).toEqual([
      [3, fullName(recruiter)],
      [2, fullName(colleague)],
      [1, fullName(recruiter)],
    ]);
    expect(history[0]?.changes).toEqual([{ field: 'status', before: ['DRAFT'], after: ['PUBLISHED'] }]);
    expect(history[2]?.changes).toEqual([{ field: 'status', before: [], after: ['DRAFT'] }]);
    const changes = Object.fromEntries((history[1]?.changes ?? []).map((one) => [one.field, one]));
    expect(Object.keys(changes)).toEqual(['department', 'pay', 'skills']);
    expect(changes.pay).toMatchObject({
      before: ['₹38 L – ₹46 L per year'],
      after: ['₹40 L – ₹50,12,345 per year'],
    });
    expect(changes.department).toMatchObject({ before: ['Engineering'], after: [] });
    expect(changes.skills?.after).toEqual(['Go, 3 years, Advanced', 'Rust']);
  });

  test('names the interviewers of the plan, and omits a save that changed nothing', async () => {
    const { id } = await createJob(server.db, recruiter, { status: 'DRAFT' });
    const round = { name: 'Screen', criteria: ['A', 'B', 'C'], interviewerIds: [colleague.id] };
    await save(recruiter, id, 1, { interviewPlan: [round] });
    await save(recruiter, id, 2, { interviewPlan: [round] });
    const [latest, first] = await historyOf(id);
    expect(first?.version).toBe(1);
    expect(latest?.changes).toEqual([
      {
        field: 'interviewPlan',
        before: [],
        after: [`Screen: Technical, 60 minutes; with ${fullName(colleague)}; rated by A, B, C`],
      },
    ]);
  });

  test('is readable by the whole team and by no other user', async () => {
    const { id } = await createJob(server.db, recruiter);
    const viewer = await createMember(server.db, recruiter.companyId, 'VIEWER');
    expect(await historyOf(id, viewer)).toHaveLength(2);
    const stranger = await createRecruiter(server.db);
    const candidate = await createCandidate(server.db);
    const params = { id };
    expect(await server.as(stranger).call(listJobHistory, { params })).toMatchObject({
      status: 404,
      code: 'JOB_NOT_FOUND',
    });
    expect(await server.as(candidate).call(listJobHistory, { params })).toMatchObject({ status: 403 });
    expect(await server.call(listJobHistory, { params })).toMatchObject({ status: 401 });
  });
});

describe('two editors of one job', () => {
  test('a save over an older version is refused and names who saved which fields', async () => {
    const { id } = await createJob(server.db, recruiter, { status: 'DRAFT' });
    await save(colleague, id, 1, { openings: 5 });
    await save(colleague, id, 2, { openings: 5, title: 'Staff Engineer' });
    const late = await save(recruiter, id, 1, { description: 'Mine.' });
    expect(late).toMatchObject({ status: 412, code: 'STALE_VERSION' });
    const newer = late.data as unknown as NewerJob;
    expect(newer).toMatchObject({ version: 3, openings: 5, title: 'Staff Engineer' });
    expect(newer.edits.map(({ by, changes }) => [by?.name, changes.map(({ field }) => field)])).toEqual([
      [fullName(colleague), ['title']],
      [fullName(colleague), ['openings']],
    ]);
    const { data } = await server.as(recruiter).call(getOwnJob, { params: { id } });
    expect(data.description).toBe(BACKEND_JOB.description);
  });

  test('of ten saves over the same version one succeeds, and the others are told whose it was', async () => {
    const { id } = await createJob(server.db, recruiter, { status: 'DRAFT' });
    const tries = Array.from({ length: 10 }, (_, n) =>
      save(n % 2 ? recruiter : colleague, id, 1, { openings: n + 3 }),
    );
    const answers = await Promise.all(tries);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(412)]);
    const [winner] = answers.filter(({ status }) => status === 200);
    for (const { data } of answers.filter(({ status }) => status === 412)) {
      const { version, openings, edits } = data as unknown as NewerJob;
      expect({ version, openings }).toEqual({ version: 2, openings: winner?.data.openings });
      expect(edits).toHaveLength(1);
    }
    expect(await historyOf(id)).toHaveLength(2);
  });
});

describe('applicants', () => {
  async function noticesOf(candidate: Parameters<TestServer['as']>[0]) {
    const { data } = await server.as(candidate).call(candidateNotifications.list);
    return data.content.filter(({ kind }) => kind === 'application.job_changed');
  }

  test('read the old and new pay, place and role, and no other changes', async () => {
    const { id } = await createJob(server.db, recruiter);
    const candidate = await createCandidate(server.db);
    await createApplication(server.db, id, candidate);
    await save(recruiter, id, 2, { description: 'Other words.', openings: 3, benefits: [] });
    expect(await noticesOf(candidate)).toEqual([]);
    await save(recruiter, id, 3, {
      title: 'Principal Engineer',
      salary: { min: 0, max: 5_000_000 },
      location: { city: 'Pune' },
    });
    expect(await noticesOf(candidate)).toMatchObject([
      {
        title: 'Job title, pay and place changed: Senior Backend Engineer',
        body:
          'Tamarind Pay has changed the job. Job title: Senior Backend Engineer → Principal Engineer. ' +
          'Pay: ₹38 L – ₹46 L per year → Up to ₹50 L per year. ' +
          'Place: Bengaluru, India, Hybrid → Pune, India, Hybrid.',
      },
    ]);
    const mail = await server.db
      .selectFrom('mails')
      .select(['subject', 'textBody'])
      .where('toAddress', '=', candidate.email)
      .where('subject', 'like', '%changed%')
      .executeTakeFirstOrThrow();
    expect(mail.subject).toBe('Job title, pay and place changed: Senior Backend Engineer at Tamarind Pay');
    expect(mail.textBody).toContain('₹38 L – ₹46 L per year → Up to ₹50 L per year');
  });

  test('of an unpublished job are notified once it returns, of the combined changes', async () => {
    const { id } = await createJob(server.db, recruiter);
    const candidate = await createCandidate(server.db);
    await createApplication(server.db, id, candidate);
    const params = { id };
    await server.as(recruiter).call(unpublishJob, { params });
    await save(recruiter, id, 3, { salary: { min: 0, max: 3_000_000 }, workMode: 'REMOTE' });
    await save(recruiter, id, 4, { salary: { min: 0, max: 6_000_000 }, workMode: 'HYBRID' });
    expect(await noticesOf(candidate)).toEqual([]);
    await server.as(recruiter).call(publishJob, { params });
    const [notice] = await noticesOf(candidate);
    expect(notice?.title).toBe('Pay changed: Senior Backend Engineer');
    expect(notice?.body).toContain('₹38 L – ₹46 L per year → Up to ₹60 L per year');
    for (const step of [closeJob, reopenJob]) await server.as(recruiter).call(step, { params });
    expect(await noticesOf(candidate)).toHaveLength(1);
  });
});

describe('openings', () => {
  async function hire(id: string) {
    const application = await createApplication(server.db, id, await createCandidate(server.db));
    await server.db
      .updateTable('applications')
      .set({ status: 'HIRED' })
      .where('id', '=', application.id)
      .execute();
  }

  test('reduced to the number filled close the job, without an actor', async () => {
    const { id } = await createJob(server.db, recruiter, { openings: 3 });
    await hire(id);
    expect((await save(recruiter, id, 2, { openings: 2 })).data.status).toBe('PUBLISHED');
    expect((await save(recruiter, id, 3, { openings: 1 })).data.status).toBe('CLOSED');
    const [last] = await historyOf(id);
    expect(last).toMatchObject({
      by: null,
      changes: [{ field: 'status', before: ['PUBLISHED'], after: ['CLOSED'] }],
    });
  });

  test('that are all filled prevent reopening the job, until there are more', async () => {
    const { id } = await createJob(server.db, recruiter, { openings: 1 });
    await hire(id);
    await server.as(recruiter).call(closeJob, { params: { id } });
    const refused = await server.as(recruiter).call(reopenJob, { params: { id } });
    expect(refused).toMatchObject({ status: 409, code: 'JOB_INCOMPLETE' });
    expect(refused.errors).toEqual([
      { path: 'openings', message: 'The opening is filled. Please enter more to take applications again.' },
    ]);
    await save(recruiter, id, 3, { openings: 2 });
    expect((await server.as(recruiter).call(reopenJob, { params: { id } })).data.status).toBe('PUBLISHED');
  });
});
