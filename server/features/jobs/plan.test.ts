import { expect, test } from 'vitest';
import { getRequestStart } from '#contract/interviews/decide.ts';
import { createJob as createJobCall, getOwnJob, updateJob } from '#contract/jobs/own-jobs.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { BACKEND_JOB, createJob } from '#server/testing/factories/jobs.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const recruiter = madeOnce(() => createRecruiter(server.db));

const criteria = ['Data structures', 'Testing', 'Speech'];
const SCREEN = { name: 'Screen', interviewType: 'HR' as const, duration: 30, criteria };
const DESIGN = { name: 'System design', interviewType: 'TECHNICAL' as const, duration: 75, criteria };

function save(id: string, interviewPlan: unknown, who = recruiter) {
  const body = { ...BACKEND_JOB, interviewPlan } as never;
  return server.as(who).call(updateJob, { params: { id }, body });
}

async function planOf(id: string) {
  return (await server.as(recruiter).call(getOwnJob, { params: { id } })).data.interviewPlan;
}

test('rounds keep their order, names, lengths, criteria and interviewers', async () => {
  const colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
  const interviewPlan = [
    { ...SCREEN, interviewerIds: [colleague.id, recruiter.id, colleague.id] },
    { ...DESIGN, interviewType: 'Managerial' },
  ];
  const body = { ...BACKEND_JOB, interviewPlan } as never;
  const made = await server.as(recruiter).call(createJobCall, { body });
  const name = (person: { firstName: string; lastName: string }) => fullName(person);
  expect(made.data.interviewPlan).toEqual([
    {
      ...SCREEN,
      interviewers: [
        { id: colleague.id, name: name(colleague) },
        { id: recruiter.id, name: name(recruiter) },
      ],
    },
    { ...DESIGN, interviewType: 'MANAGERIAL', interviewers: [] },
  ]);
  const { id } = made.data;
  expect((await save(id, [DESIGN])).data.interviewPlan).toMatchObject([DESIGN]);
  // A client that does not send a plan does not remove it.
  expect((await save(id, undefined)).data.interviewPlan).toMatchObject([DESIGN]);
  expect((await save(id, [])).data.interviewPlan).toEqual([]);
});

test.each([
  ['nine rounds', Array.from({ length: 9 }, () => SCREEN), 'Please plan at most 8 rounds.'],
  ['two criteria', [{ ...SCREEN, criteria: criteria.slice(1) }], 'Please name 3 to 6 criteria.'],
  ['seven', [{ ...SCREEN, criteria: [...'abcdefg'] }], 'Please name 3 to 6 criteria.'],
  ['one twice', [{ ...SCREEN, criteria: ['A', 'B', 'a'] }], 'Please list each criterion once.'],
  ['no name', [{ ...SCREEN, name: ' ' }], 'Please name the round.'],
  ['ten minutes', [{ ...SCREEN, duration: 10 }], 'Please enter a duration between 15 minutes and 8 hours.'],
])('a plan with %s is refused', async (_, plan, message) => {
  const { id } = await createJob(server.db, recruiter);
  expect(await save(id, plan)).toMatchObject({ status: 400, message });
  expect(await planOf(id)).toEqual([]);
});

test('only members of the team can be interviewers; a member who leaves is removed from plans', async () => {
  const { id } = await createJob(server.db, recruiter);
  const stranger = await createRecruiter(server.db);
  const answer = await save(id, [SCREEN, { ...DESIGN, interviewerIds: [recruiter.id, stranger.id] }]);
  expect(answer).toMatchObject({ status: 400, message: 'Please choose interviewers from your team.' });
  expect(answer.errors?.[0]?.path).toBe('interviewPlan.1.interviewerIds');
  const colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
  await save(id, [{ ...SCREEN, interviewerIds: [colleague.id] }]);
  await server.db.deleteFrom('companyMembers').where('userId', '=', colleague.id).execute();
  expect(await planOf(id)).toMatchObject([{ name: 'Screen', interviewers: [] }]);
});

test('a viewer cannot plan, and a job of another company has no plan', async () => {
  const { id } = await createJob(server.db, recruiter);
  const viewer = await createMember(server.db, recruiter.companyId, 'VIEWER');
  expect(await save(id, [SCREEN], viewer as TestRecruiter)).toMatchObject({ status: 403 });
  expect(await save(id, [SCREEN], await createRecruiter(server.db))).toMatchObject({ status: 404 });
});

test('the first request to a candidate starts with the first round of the plan', async () => {
  const colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
  const { id: jobId } = await createJob(server.db, recruiter);
  await save(jobId, [{ ...SCREEN, interviewerIds: [colleague.id] }, DESIGN]);
  const { id: candidateId } = await createSearchableCandidate(server.db);
  const { data } = await server.as(recruiter).call(getRequestStart, { query: { jobId, candidateId } });
  expect(data).toMatchObject({
    interviewType: 'HR',
    duration: 30,
    interviewStage: 1,
    totalStages: 2,
    interviewerId: colleague.id,
  });
});

test('requests to several candidates start with it too', async () => {
  const colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
  const { id: jobId } = await createJob(server.db, recruiter);
  await save(jobId, [{ ...SCREEN, interviewerIds: [colleague.id] }, DESIGN]);
  const start = (as: TestRecruiter) => server.as(as).call(getRequestStart, { query: { jobId } });
  expect((await start(recruiter)).data).toEqual({
    interviewType: 'HR',
    interviewMode: 'VIDEO_CALL',
    duration: 30,
    interviewStage: 1,
    totalStages: 2,
    interviewerId: colleague.id,
    salaryRange: null,
  });
  expect(await start(await createRecruiter(server.db))).toMatchObject({ status: 404 });
});
