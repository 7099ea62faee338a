import { beforeAll, expect, test } from 'vitest';
import { listJobApplicants } from '#contract/applications/recruiter-applications.ts';
import { inSeconds } from '#server/platform/clock.ts';
import { createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { applicationRow, createJob } from '#server/testing/factories/jobs.ts';
import { createProfiles } from '#server/testing/factories/profiles.ts';
import { ownServer } from '#server/testing/server.ts';
import { MOST_SCORED } from './finding.queries.ts';

const SIZE = 60;
const MORE = 50;
/** The two who match the job; the second applied too long ago to be scored. */
const BEST = 700;
const OLDEST = MOST_SCORED + MORE - 1;

const server = ownServer();
let recruiter: TestRecruiter;
let jobId: string;
/** Newest first. */
let candidateIds: string[];

beforeAll(async () => {
  recruiter = await createRecruiter(server.db);
  const job = await createJob(server.db, recruiter);
  jobId = job.id;
  const skills = [{ name: 'Go', months: 60, level: 4 }];
  candidateIds = await createProfiles(
    server.db,
    Array.from({ length: MOST_SCORED + MORE }, (_, place) => ({
      skills: place === BEST || place === OLDEST ? skills : [],
      degrees: [],
    })),
  );
  const rows = candidateIds.map((id, place) => applicationRow(id, job, inSeconds(-place)));
  await server.db.insertInto('applications').values(rows).execute();
});

async function listed(page: number, sort: 'match' | 'match-low'): Promise<number[]> {
  const query = { page, size: SIZE, sort };
  const { data } = await server.as(recruiter).call(listJobApplicants, { params: { id: jobId }, query });
  expect(data.totalElements).toBe(candidateIds.length);
  return data.content.map(({ candidate }) => candidateIds.indexOf(candidate.id));
}

/** Positions in [from, to). */
const places = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);
/** The page on which the scored applications end. */
const BORDER = Math.floor(MOST_SCORED / SIZE);

test('the best of the scored ones come first, and the others after them in order of arrival', async () => {
  expect(await listed(0, 'match')).toEqual([BEST, ...places(0, SIZE - 1)]);
  expect(await listed(BORDER, 'match')).toEqual(places(BORDER * SIZE, (BORDER + 1) * SIZE));
  expect(await listed(BORDER + 1, 'match')).toEqual(places((BORDER + 1) * SIZE, OLDEST + 1));
});

test('in reverse order the best one comes last of the scored ones', async () => {
  expect(await listed(0, 'match-low')).toEqual(places(0, SIZE));
  expect(await listed(BORDER, 'match-low')).toEqual([
    ...places(BORDER * SIZE + 1, MOST_SCORED),
    BEST,
    ...places(MOST_SCORED, (BORDER + 1) * SIZE),
  ]);
});
