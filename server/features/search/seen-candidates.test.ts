import { describe, expect, test } from 'vitest';
import { setProfileVisibility } from '#contract/candidates/profile.ts';
import { recordCandidateView } from '#contract/candidates/recruiter-view.ts';
import { saveCandidate } from '#contract/search/saved-candidates.ts';
import { changeSavedTags } from '#contract/search/saved-details.ts';
import { compareCandidates, listRecentCandidates, MOST_RECENT } from '#contract/search/seen-candidates.ts';
import { createCandidate, createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, EDUCATION, EXPERIENCE } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { madeEach, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const recruiter = madeEach(() => createRecruiter(server.db));

const look = (id: string, as: TestAccount = recruiter) =>
  server.as(as).call(recordCandidateView, { params: { id } });
const recent = async (as: TestAccount = recruiter, query = {}) =>
  (await server.as(as).call(listRecentCandidates, { query })).data;
const recentIds = async (as?: TestAccount) => (await recent(as)).content.map(({ id }) => id);
const hide = (candidate: TestAccount, isVisible = false) =>
  server.as(candidate).call(setProfileVisibility, { body: { isVisible } });

/** Views in the distant past, the first the oldest. */
async function lookedLongAgo(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const { id } = await createCandidate(server.db);
    const viewedAt = new Date(Date.UTC(2026, 0, 1, 0, place));
    const row = { viewerId: recruiter.id, companyId: recruiter.companyId, candidateId: id, viewedAt };
    await server.db.insertInto('recentCandidates').values(row).execute();
    ids.push(id);
  }
  return ids;
}

describe('recently viewed', () => {
  test('lists the opened profiles, the last first and each once', async () => {
    const [asha, ben] = [
      await createSearchableCandidate(server.db),
      await createSearchableCandidate(server.db),
    ];
    expect(await recentIds()).toEqual([]);
    await look(asha.id);
    await look(ben.id);
    expect(await recentIds()).toEqual([ben.id, asha.id]);
    const second = await recent(recruiter, { page: 1, size: 1 });
    expect([second.totalElements, second.content[0]?.id]).toEqual([2, asha.id]);
    await look(asha.id);
    expect(await recentIds()).toEqual([asha.id, ben.id]);
  });

  test('belongs to one recruiter in one company, and a viewer has it too', async () => {
    const { id } = await createSearchableCandidate(server.db);
    const viewer = await createMember(server.db, recruiter.companyId, 'VIEWER');
    await look(id, viewer);
    expect(await recentIds(viewer)).toEqual([id]);
    expect(await recentIds()).toEqual([]);
    const other = await createRecruiter(server.db);
    const row = { viewerId: recruiter.id, companyId: other.companyId, candidateId: id, viewedAt: new Date() };
    await server.db.insertInto('recentCandidates').values(row).execute();
    expect(await recentIds()).toEqual([]);
  });

  test(`stores ${MOST_RECENT}: the oldest is removed`, async () => {
    const ids = await lookedLongAgo(MOST_RECENT);
    const { id } = await createSearchableCandidate(server.db);
    await look(id);
    const kept = await server.db
      .selectFrom('recentCandidates')
      .select('candidateId')
      .where('viewerId', '=', recruiter.id)
      .orderBy('viewedAt')
      .execute();
    expect(kept.map(({ candidateId }) => candidateId)).toEqual([...ids.slice(1), id]);
    expect(await recentIds()).toEqual([id]);
  });

  test('excludes candidates who have hidden, and shows them again once they are back', async () => {
    const candidate = await createSearchableCandidate(server.db);
    await look(candidate.id);
    await hide(candidate);
    expect(await recent()).toMatchObject({ content: [], totalElements: 0 });
    expect(await look(candidate.id)).toMatchObject({ code: 'CANDIDATE_NOT_FOUND' });
    await hide(candidate, true);
    expect(await recentIds()).toEqual([candidate.id]);
  });

  test('keeps an applicant who hides from search', async () => {
    const candidate = await createSearchableCandidate(server.db);
    const { id: jobId } = await createJob(server.db, recruiter);
    await createApplication(server.db, jobId, candidate);
    await look(candidate.id);
    await hide(candidate);
    expect(await recentIds()).toEqual([candidate.id]);
  });

  test('with a job scores each, and a job of another company is not found', async () => {
    const { id } = await createSearchableCandidate(server.db);
    await look(id);
    const job = await createJob(server.db, recruiter);
    expect((await recent()).content[0]?.match).toBeNull();
    expect((await recent(recruiter, { jobId: job.id })).content[0]?.match?.total).toBeGreaterThan(0);
    const foreign = await createJob(server.db, await createRecruiter(server.db));
    const answer = await server.as(recruiter).call(listRecentCandidates, { query: { jobId: foreign.id } });
    expect(answer.code).toBe('JOB_NOT_FOUND');
  });

  test('two concurrent views count as one row', async () => {
    const { id } = await createSearchableCandidate(server.db);
    const answers = await Promise.all([look(id), look(id), look(id)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await recentIds()).toEqual([id]);
  });
});

describe('comparing', () => {
  const compare = (candidateId: string | string[], jobId?: string, as: TestAccount = recruiter) =>
    server.as(as).call(compareCandidates, { query: { candidateId, ...(jobId && { jobId }) } as never });

  test('returns candidates in the requested order, with current pay and city', async () => {
    const asha = await createSearchableCandidate(server.db, { experience: EXPERIENCE, education: EDUCATION });
    const ben = await createSearchableCandidate(server.db);
    const { id: jobId } = await createJob(server.db, recruiter);
    const { data } = await compare([ben.id, asha.id, ben.id], jobId);
    expect(data.map(({ id }) => id)).toEqual([ben.id, asha.id]);
    expect(data[1]).toMatchObject({
      currentSalary: 3_750_000,
      currentCity: 'Bengaluru',
      education: { institute: 'IIT Madras' },
      isSaved: false,
      tags: [],
    });
    expect(data[0]).toMatchObject({ currentCity: null, education: null });
    expect(data.every(({ match }) => match !== null)).toBe(true);
    expect((await compare(asha.id)).data[0]?.match).toBeNull();
  });

  test('shows the tags of the own company only', async () => {
    const { id } = await createSearchableCandidate(server.db);
    await server.as(recruiter).call(saveCandidate, { params: { id } });
    const body = { add: ['Shortlist'], remove: [] };
    await server.as(recruiter).call(changeSavedTags, { params: { id }, body });
    expect((await compare(id)).data[0]).toMatchObject({ isSaved: true, tags: ['Shortlist'] });
    const stranger = await createRecruiter(server.db);
    expect((await compare(id, undefined, stranger)).data[0]).toMatchObject({ isSaved: false, tags: [] });
  });

  test('omits candidates who are not visible, without a reason', async () => {
    const [asha, hidden] = [
      await createSearchableCandidate(server.db),
      await createSearchableCandidate(server.db),
    ];
    await hide(hidden);
    const { data } = await compare([hidden.id, asha.id, crypto.randomUUID()]);
    expect(data.map(({ id }) => id)).toEqual([asha.id]);
    expect((await compare(hidden.id)).data).toEqual([]);
  });

  test('is limited to four, needs at least one, and one of the company’s own jobs', async () => {
    const { id } = await createSearchableCandidate(server.db);
    const five = Array.from({ length: 5 }, () => crypto.randomUUID());
    expect((await compare(five)).message).toBe('Please choose at most 4 candidates.');
    expect((await server.as(recruiter).fetch(compareCandidates.path)).status).toBe(400);
    expect((await compare('nobody')).status).toBe(400);
    const foreign = await createJob(server.db, await createRecruiter(server.db));
    expect((await compare(id, foreign.id)).code).toBe('JOB_NOT_FOUND');
    const viewer = await createMember(server.db, recruiter.companyId, 'VIEWER');
    expect((await compare(id, undefined, viewer)).status).toBe(200);
    expect((await compare(id, undefined, await createSearchableCandidate(server.db))).status).toBe(403);
  });
});
