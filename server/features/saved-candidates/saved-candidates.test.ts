import { describe, expect, test } from 'vitest';
import { setProfileVisibility } from '#contract/candidates/profile.ts';
import { withdrawInterview } from '#contract/interviews/recruiter.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { getCandidateMatch, searchCandidates } from '#contract/search/candidate-search.ts';
import {
  listSavedCandidates,
  saveCandidate,
  saveCandidates,
  unsaveCandidate,
} from '#contract/search/saved-candidates.ts';
import { createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, EXPERIENCE } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { requestOne } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { madeEach, ownServer } from '#server/testing/server.ts';

const server = ownServer();

const recruiter = madeEach(() => createRecruiter(server.db));
const candidate = madeEach(() => createSearchableCandidate(server.db));

const save = (as: TestAccount, id: string) => server.as(as).call(saveCandidate, { params: { id } });
const listIds = async (as: TestAccount) => {
  const { data } = await server.as(as).call(listSavedCandidates);
  expect(data.totalElements).toBe(data.content.length);
  return data.content.map(({ id }) => id);
};
async function rowOf(id: string, as = recruiter) {
  const { data } = await server.as(as).call(searchCandidates, { body: { size: 100 } });
  return data.content.find((row) => row.id === id);
}

describe('saving', () => {
  test('puts a candidate on the list of the whole company, once', async () => {
    const first = await save(recruiter, candidate.id);
    expect([first.status, first.message, first.data]).toEqual([200, 'Candidate saved', { isSaved: true }]);
    expect((await save(recruiter, candidate.id)).status).toBe(200);
    const colleague = await createMember(server.db, recruiter.companyId, 'VIEWER');
    expect(await listIds(colleague)).toEqual([candidate.id]);
    expect((await rowOf(candidate.id))?.isSaved).toBe(true);
    const stranger = await createRecruiter(server.db);
    expect(await listIds(stranger)).toEqual([]);
    expect((await rowOf(candidate.id, stranger))?.isSaved).toBe(false);
  });

  test('lists the last saved first, page by page', async () => {
    const second = await createSearchableCandidate(server.db);
    await save(recruiter, candidate.id);
    await server.moveClock(60);
    await save(recruiter, second.id);
    await server.moveClock(0);
    expect(await listIds(recruiter)).toEqual([second.id, candidate.id]);
    for (const [page, id] of [second.id, candidate.id].entries()) {
      const { data } = await server.as(recruiter).call(listSavedCandidates, { query: { page, size: 1 } });
      expect(data).toMatchObject({ content: [{ id }], totalElements: 2 });
    }
  });

  test('is not undone by another company', async () => {
    const stranger = await createRecruiter(server.db);
    await save(recruiter, candidate.id);
    await save(stranger, candidate.id);
    await server.as(stranger).call(unsaveCandidate, { params: { id: candidate.id } });
    expect([await listIds(stranger), await listIds(recruiter)]).toEqual([[], [candidate.id]]);
  });

  test('is undone, and undoing it again changes nothing', async () => {
    await save(recruiter, candidate.id);
    for (const _ of [1, 2]) {
      const answer = await server.as(recruiter).call(unsaveCandidate, { params: { id: candidate.id } });
      expect(answer.status).toBe(204);
    }
    expect(await listIds(recruiter)).toEqual([]);
  });

  test('is for recruiters of approved companies, not for viewers', async () => {
    const viewer = await createMember(server.db, recruiter.companyId, 'VIEWER');
    expect((await save(viewer, candidate.id)).code).toBe('ROLE_TOO_LOW');
    const pending = await createRecruiter(server.db, { approvalStatus: 'PENDING' });
    expect((await save(pending, candidate.id)).code).toBe('COMPANY_NOT_APPROVED');
    expect((await server.as(pending).call(listSavedCandidates)).status).toBe(403);
    expect((await save(candidate, candidate.id)).status).toBe(403);
    expect((await server.call(saveCandidate, { params: { id: candidate.id } })).status).toBe(401);
  });

  test('refuses candidates who cannot be found', async () => {
    expect((await save(recruiter, crypto.randomUUID())).code).toBe('CANDIDATE_NOT_FOUND');
    const employee = await createSearchableCandidate(server.db, { experience: EXPERIENCE });
    const employer = await createRecruiter(server.db, { companyName: 'Meghdoot Cloud' });
    expect((await save(employer, employee.id)).code).toBe('CANDIDATE_NOT_FOUND');
  });
});

describe('saving several', () => {
  const saveAll = (as: TestAccount, candidateIds: string[]) =>
    server.as(as).call(saveCandidates, { body: { candidateIds } });

  test('saves those who are visible, returns the others, and is idempotent', async () => {
    const second = await createSearchableCandidate(server.db);
    const hidden = await createSearchableCandidate(server.db);
    await server.as(hidden).call(setProfileVisibility, { body: { isVisible: false } });
    const nobody = crypto.randomUUID();
    for (const _ of [1, 2]) {
      const { data } = await saveAll(recruiter, [candidate.id, hidden.id, second.id, nobody, second.id]);
      expect(data).toEqual({ saved: [candidate.id, second.id], missing: [hidden.id, nobody] });
    }
    expect((await listIds(recruiter)).toSorted()).toEqual([candidate.id, second.id].toSorted());
    expect(await listIds(await createRecruiter(server.db))).toEqual([]);
  });

  test('is limited to twenty at once', async () => {
    const strangers = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
    expect((await saveAll(recruiter, strangers(20))).data).toMatchObject({ saved: [] });
    const tooMany = await saveAll(recruiter, [candidate.id, ...strangers(20)]);
    expect(tooMany).toMatchObject({ status: 400, message: 'Please choose at most 20 candidates.' });
    expect(await listIds(recruiter)).toEqual([]);
  });

  test('never finds the company’s own employees, and is for recruiters of approved companies', async () => {
    const employee = await createSearchableCandidate(server.db, { experience: EXPERIENCE });
    const employer = await createRecruiter(server.db, { companyName: 'Meghdoot Cloud' });
    expect((await saveAll(employer, [employee.id])).data).toEqual({ saved: [], missing: [employee.id] });
    const viewer = await createMember(server.db, recruiter.companyId, 'VIEWER');
    expect((await saveAll(viewer, [candidate.id])).code).toBe('ROLE_TOO_LOW');
    const pending = await createRecruiter(server.db, { approvalStatus: 'PENDING' });
    expect((await saveAll(pending, [candidate.id])).code).toBe('COMPANY_NOT_APPROVED');
    expect((await saveAll(recruiter, [])).message).toBe('Please choose candidates.');
  });
});

describe('the saved list', () => {
  const hide = () => server.as(candidate).call(setProfileVisibility, { body: { isVisible: false } });

  test('drops candidates who have hidden since, and shows them again when they come back', async () => {
    await save(recruiter, candidate.id);
    await hide();
    expect(await listIds(recruiter)).toEqual([]);
    await server.as(candidate).call(setProfileVisibility, { body: { isVisible: true } });
    expect(await listIds(recruiter)).toEqual([candidate.id]);
  });

  test('keeps a candidate who has hidden but applied to the company', async () => {
    const job = await createJob(server.db, recruiter);
    await createApplication(server.db, job.id, candidate);
    await save(recruiter, candidate.id);
    await hide();
    expect(await listIds(recruiter)).toEqual([candidate.id]);
  });

  test('shows the match with a job of the company', async () => {
    const job = await createJob(server.db, recruiter);
    await save(recruiter, candidate.id);
    const { data } = await server.as(recruiter).call(listSavedCandidates, { query: { jobId: job.id } });
    const alone = await server
      .as(recruiter)
      .call(getCandidateMatch, { params: { id: candidate.id }, query: { jobId: job.id } });
    expect(data.content[0]?.match).toEqual(alone.data);
    expect(alone.data.total).toBe(
      Object.values(alone.data.parts).reduce((sum, { points }) => sum + points, 0),
    );
  });

  test("has no match with another company's job, nor with a hidden candidate", async () => {
    const foreign = await createJob(server.db, await createRecruiter(server.db));
    const own = await createJob(server.db, recruiter);
    const match = (jobId: string) =>
      server.as(recruiter).call(getCandidateMatch, { params: { id: candidate.id }, query: { jobId } });
    expect((await match(foreign.id)).code).toBe('JOB_NOT_FOUND');
    await hide();
    expect((await match(own.id)).code).toBe('CANDIDATE_NOT_FOUND');
  });
});

describe('open processes with a candidate', () => {
  test('show a request and its state to every colleague, until it is withdrawn', async () => {
    const { id, jobId } = await requestOne(server, { recruiter, candidate });
    const colleague = await createMember(server.db, recruiter.companyId, 'VIEWER');
    const application = (await rowOf(candidate.id, colleague))?.application;
    expect(application).toMatchObject({
      interviewId: id,
      interviewStatus: 'PENDING',
      applicationStatus: 'SHORTLISTED',
      jobId,
      jobTitle: 'Senior Backend Engineer',
      requestedBy: fullName(recruiter),
    });
    expect(Math.abs(Date.parse(application?.at ?? '') - Date.now())).toBeLessThan(60_000);
    const answer = await server
      .as(recruiter)
      .call(withdrawInterview, { params: { id }, body: { reason: 'The position was filled' } });
    expect(answer.status, answer.message).toBeLessThan(300);
    expect((await rowOf(candidate.id))?.application).toBeNull();
  });

  test('show an application where there is no interview, and nothing to other companies', async () => {
    const job = await createJob(server.db, recruiter);
    await createApplication(server.db, job.id, candidate);
    expect((await rowOf(candidate.id))?.application).toMatchObject({
      interviewId: null,
      interviewStatus: null,
      applicationStatus: 'NEW',
      requestedBy: null,
    });
    expect((await rowOf(candidate.id, await createRecruiter(server.db)))?.application).toBeNull();
  });
});
