import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getJobMatch, listMatchedJobs, type MatchedJobsQuery } from '#contract/jobs/matched-jobs.ts';
import { JobsFilter, listJobs } from '#contract/jobs/public-jobs.ts';
import { findLikely } from '#server/features/jobs/board/board.service.ts';
import {
  createCandidate,
  createRecruiter,
  type TestAccount,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { requestOne } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { matchCandidate } from './cards.service.ts';
import { SCORED } from './job-matches.service.ts';

const server = ownServer();
let recruiter: TestRecruiter;
let asha: TestAccount;
const TITLES = ['Nothing', 'Half', 'Everything', 'Skills elsewhere', 'Hasty'];

const wish = (skillName: string) => ({ skillName, minYears: 1, minLevel: 1 });
const pune = { city: 'Pune', country: 'India', isRemote: false };
const jobs: Parameters<typeof createJob>[2][] = [
  {
    title: 'Nothing',
    requiredSkills: [wish('Ada')],
    location: { ...pune, city: 'Kochi' },
    salary: { min: 0, max: 1_000_000 },
  },
  { title: 'Half', requiredSkills: [wish('Go'), wish('Ada')], location: pune },
  { title: 'Everything', requiredSkills: [wish('Go')], location: pune },
  { title: 'Skills elsewhere', requiredSkills: [wish('Go')], location: { ...pune, city: 'Kochi' } },
  // Only the score itself distinguishes this one from 'Everything', which has no limit on notice.
  { title: 'Hasty', requiredSkills: [wish('Go')], location: pune, maxNoticePeriod: 'FIFTEEN_DAYS_OR_LESS' },
];
const ids = new Map<string, string>();
const idOf = (title: string) => ids.get(title) ?? '';

beforeAll(async () => {
  recruiter = await createRecruiter(server.db);
  asha = await createSearchableCandidate(server.db);
  for (const [place, job] of jobs.entries()) {
    await server.moveClock(place * 60);
    const common = {
      experienceRequired: { min: 0, max: 50 },
      salary: { min: 0, max: 9_000_000 },
      maxNoticePeriod: 'MORE_THAN_THREE_MONTHS' as const,
    };
    ids.set(job?.title ?? '', (await createJob(server.db, recruiter, { ...common, ...job })).id);
  }
  await server.moveClock(0);
});

async function list(query: Partial<MatchedJobsQuery> = {}, who = asha) {
  const answer = await server.as(who).call(listMatchedJobs, { query });
  expect(answer.status, answer.message).toBe(200);
  return answer.data;
}

const titles = async (query: Partial<MatchedJobsQuery>, who = asha) =>
  (await list(query, who)).content.map(({ title }) => title);

test('shows the score of each job, in every order', async () => {
  const expected: Record<string, number> = {};
  for (const title of TITLES) {
    const { data } = await server.as(asha).call(getJobMatch, { params: { id: idOf(title) } });
    expected[title] = data.match?.total ?? -1;
  }
  expect(expected).toMatchObject({ Everything: 100, 'Skills elsewhere': 90, Half: 79 });
  for (const sort of ['NEWEST', 'PAY', 'MATCH'] as const) {
    const { content } = await list({ sort });
    expect(Object.fromEntries(content.map(({ title, match }) => [title, match?.total]))).toEqual(expected);
  }
});

test('is sorted by score, over pages of any size, with the same filters and total as the board', async () => {
  const all = ['Everything', 'Hasty', 'Skills elsewhere', 'Half', 'Nothing'];
  expect(await titles({ sort: 'MATCH' })).toEqual(all);
  for (const size of [1, 2, 3]) {
    const seen = [];
    for (let page = 0; page * size < all.length; page++) {
      const answer = await list({ sort: 'MATCH', page, size });
      expect(answer.totalElements).toBe(all.length);
      seen.push(...answer.content.map(({ title }) => title));
    }
    expect(seen, `pages of ${size}`).toEqual(all);
  }
  expect(await titles({ sort: 'MATCH', city: ['Pune'] })).toEqual(['Everything', 'Hasty', 'Half']);
  expect(await titles({ sort: 'MATCH', search: 'skills' })).toEqual(['Skills elsewhere']);
});

test('the estimate has likely matches first, because only a limited number is scored', async () => {
  const candidate = await matchCandidate(server.db, asha.id);
  if (!candidate) throw new Error('no profile');
  const stranger = await createJob(server.db, recruiter, {
    requiredSkills: [wish('Ada')],
    location: pune,
    experienceRequired: { min: 0, max: 50 },
    salary: { min: 0, max: 9_000_000 },
  });
  ids.set('Stranger', stranger.id);
  const everything = JobsFilter.parse({});
  const { ids: guessed } = await findLikely(server.db, candidate, everything, { limit: 50, offset: 0 });
  const places = ['Everything', 'Skills elsewhere', 'Half', 'Stranger', 'Nothing'].map((title) =>
    guessed.indexOf(idOf(title)),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const rest = await findLikely(server.db, candidate, everything, { limit: 50, offset: 2 });
  expect(rest.ids).toEqual(guessed.slice(2));
  await server.db.updateTable('jobs').set({ status: 'ARCHIVED' }).where('id', '=', stranger.id).execute();
});

test('shows which jobs the candidate has saved, and to no other user', async () => {
  const keeper = await createSearchableCandidate(server.db);
  await server.db
    .insertInto('savedJobs')
    .values({ candidateId: keeper.id, jobId: idOf('Half'), savedAt: new Date() })
    .execute();
  const savedFor = async (who: TestAccount) =>
    (await list({ search: 'Half' }, who)).content.map(({ isSaved }) => isSaved);
  expect(await savedFor(keeper)).toEqual([true]);
  expect(await savedFor(asha)).toEqual([false]);
});

test('sorts equal scores newest first', async () => {
  const skill = wish('Erlang');
  const own = {
    skills: [{ skillName: 'Erlang', experience: { years: 4, months: 0 }, competency: 'EXPERT' as const }],
  };
  const [older, newer] = ['Older twin', 'Newer twin'];
  await createJob(server.db, recruiter, { title: older, requiredSkills: [skill] });
  await server.moveClock(600);
  await createJob(server.db, recruiter, { title: newer, requiredSkills: [skill] });
  await server.moveClock(0);
  const who = await createSearchableCandidate(server.db, { skills: own });
  expect(await titles({ sort: 'MATCH', skill: ['Erlang'] }, who)).toEqual([newer, older]);
});

test('shows the candidate’s applications to a job, and to no other user', async () => {
  const job = await createJob(server.db, recruiter, { title: 'Connected' });
  const invited = await createSearchableCandidate(server.db);
  const applied = await createSearchableCandidate(server.db);
  const { id: requestId } = await requestOne(server, { candidate: invited, recruiter, jobId: job.id });
  await createApplication(server.db, job.id, applied);
  const rowFor = async (who: TestAccount) =>
    (await list({ search: 'Connected' }, who)).content.find(({ id }) => id === job.id);
  expect(await rowFor(invited)).toMatchObject({ myStatus: 'SHORTLISTED', requestId });
  expect(await rowFor(applied)).toMatchObject({ myStatus: 'NEW', requestId: null });
  expect(await rowFor(asha)).toMatchObject({ myStatus: null, requestId: null });
  for (const other of [server, server.as(asha), server.as(recruiter)]) {
    const { data } = await other.call(listJobs, { query: { search: 'Connected' } });
    expect(data.content).toMatchObject([{ myStatus: null, requestId: null }]);
  }
});

test('has no score without a skill, and is then sorted newest first', async () => {
  const newcomer = await createCandidate(server.db);
  const { content } = await list({ sort: 'MATCH', search: 'Half' }, newcomer);
  expect(content).toMatchObject([{ title: 'Half', match: null }]);
  expect(await titles({ sort: 'MATCH', city: ['Pune'] }, newcomer)).toEqual(
    await titles({ sort: 'NEWEST', city: ['Pune'] }, newcomer),
  );
  const { data } = await server.as(newcomer).call(getJobMatch, { params: { id: idOf('Half') } });
  expect(data).toEqual({ match: null, change: null });
});

test('of one job names the change that would raise it most, and none where nothing is missing', async () => {
  const matchOf = async (title: string) =>
    (await server.as(asha).call(getJobMatch, { params: { id: idOf(title) } })).data;
  expect((await matchOf('Half')).change).toEqual({
    kind: 'ADD_SKILL',
    points: 21,
    text: 'Add Ada if you have worked with it',
  });
  expect((await matchOf('Skills elsewhere')).change).toMatchObject({ kind: 'ADD_CITY', points: 10 });
  expect((await matchOf('Everything')).change).toBeNull();
});

test('of an unknown or closed job answers like its page', async () => {
  const closed = await createJob(server.db, recruiter, { status: 'CLOSED' });
  const draft = await createJob(server.db, recruiter, { status: 'DRAFT' });
  const statusOf = async (id: string) => (await server.as(asha).call(getJobMatch, { params: { id } })).status;
  expect(await statusOf(closed.id)).toBe(410);
  expect(await statusOf(draft.id)).toBe(404);
});

test('is for candidates', async () => {
  for (const [caller, status] of [
    [server, 401],
    [server.as(recruiter), 403],
  ] as const) {
    expect((await caller.call(listMatchedJobs)).status).toBe(status);
    expect((await caller.call(getJobMatch, { params: { id: idOf('Half') } })).status).toBe(status);
  }
});

test('continues without a gap after the jobs that are sorted by score', async () => {
  await sql`insert into jobs (id, company_id, created_by, title, status, city, published_at, created_at, updated_at)
    select gen_random_uuid(), ${recruiter.companyId}, ${recruiter.id}, 'Many', 'PUBLISHED', 'Madurai',
      now() - n * interval '1 minute', now(), now()
    from generate_series(1, ${SCORED + 7}) n`.execute(server.db);
  const seen = new Set<string>();
  const lastPage = Math.floor((SCORED + 6) / 30);
  for (const page of [lastPage - 1, lastPage]) {
    const { content, totalElements } = await list({ sort: 'MATCH', city: ['Madurai'], page, size: 30 });
    expect(totalElements).toBe(SCORED + 7);
    for (const { id } of content) seen.add(id);
  }
  expect(seen.size).toBe(SCORED + 7 - (lastPage - 1) * 30);
});

test('reads many jobs with as many statements as one', async () => {
  const asked = async (size: number) => (await statementsOf(() => list({ sort: 'MATCH', size }))).length;
  const one = await asked(1);
  expect(one).toBeGreaterThan(1);
  expect(await asked(5)).toBe(one);
});
