import { beforeAll, describe, expect, test } from 'vitest';
import {
  APPLICANT_SORTS,
  type ApplicantSort,
  getApplication,
  listApplications,
  listJobApplicants,
} from '#contract/applications/recruiter-applications.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { NoticePeriod, Proficiency } from '#contract/labels/profile.ts';
import { inDays } from '#server/platform/clock.ts';
import { createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, EDUCATION } from '#server/testing/factories/candidates.ts';
import { requestOne, scheduleOne } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { ownServer, type TestServer } from '#server/testing/server.ts';

const server = ownServer();
let recruiter: TestRecruiter;
let jobId: string;

/** Years, lakhs and notice; null and 0 where not given. */
const PEOPLE: Record<string, [years: number | null, lakhs: number, notice: NoticePeriod, left?: number]> = {
  Asha: [8, 40, 'ONE_MONTH'],
  Bela: [2, 0, 'MORE_THAN_THREE_MONTHS'],
  Chand: [null, 25, 'SERVING_NOTICE_PERIOD', 5],
  Dev: [5, 60, 'SERVING_NOTICE_PERIOD'],
};
const AWAY = 'Esha';
const HEADLINES: Readonly<Record<string, string>> = { Dev: 'Quilts and queues' };

function educationAt(universityName: string): typeof EDUCATION {
  return { educations: EDUCATION.educations?.map((degree) => ({ ...degree, universityName })) };
}

async function person(firstName: string): Promise<string> {
  const candidate = await createSearchableCandidate(server.db, {
    firstName,
    basicInfo: { resumeHeadline: HEADLINES[firstName] ?? 'Engineer' },
    education: educationAt(firstName === 'Bela' ? 'College of Quilon' : 'IIT Madras'),
  });
  const [years, lakhs, noticePeriod, left] = PEOPLE[firstName] ?? [12, 10, 'FIFTEEN_DAYS_OR_LESS'];
  const lastWorkingDay = left === undefined ? null : localDate(inDays(left));
  await server.db
    .updateTable('candidates')
    .set({ expectedTotal: lakhs * 100_000, noticePeriod, lastWorkingDay })
    .where('userId', '=', candidate.id)
    .execute();
  const experienceMonths = years === null ? null : years * 12;
  const index = server.db.updateTable('candidateIndex').where('candidateId', '=', candidate.id);
  if (experienceMonths !== null) await index.set({ experienceMonths }).execute();
  else await server.db.deleteFrom('candidateIndex').where('candidateId', '=', candidate.id).execute();
  await createApplication(server.db, jobId, candidate);
  if (firstName === AWAY) {
    await server.db.updateTable('users').set({ status: 'INACTIVE' }).where('id', '=', candidate.id).execute();
  }
  return candidate.id;
}

beforeAll(async () => {
  recruiter = await createRecruiter(server.db);
  jobId = (await createJob(server.db, recruiter)).id;
  for (const name of [...Object.keys(PEOPLE), AWAY]) await person(name);
});

type Query = NonNullable<Parameters<ReturnType<TestServer['as']>['call']>[1]>['query'];
/** Asserts that the list of the job and the list of all jobs agree. */
async function names(query: Query): Promise<string> {
  const me = server.as(recruiter);
  const ofJob = await me.call(listJobApplicants, { params: { id: jobId }, query: query as never });
  const ofAll = await me.call(listApplications, { query: query as never });
  const [found, same] = [ofJob, ofAll].map(({ data }) =>
    data.content.map(({ candidate }) => candidate.firstName[0]).join(''),
  );
  expect(same).toBe(found);
  expect(ofAll.data.counts).toEqual(ofJob.data.counts);
  return found ?? '';
}

describe('applicants are ordered by', () => {
  test.each<[ApplicantSort, string]>([
    ['newest', 'EDCBA'],
    ['oldest', 'ABCDE'],
    ['experience', 'ADBEC'],
    ['experience-low', 'BDAEC'],
    ['pay', 'CADEB'],
    ['pay-high', 'DACEB'],
    ['notice', 'CABED'],
    ['notice-long', 'BACED'],
  ])('%s, those without a value or inactive last, the newest of these first', async (sort, order) => {
    expect(await names({ sort })).toBe(order);
  });

  test.each(['match', 'match-low'] as const)('%s, the inactive one last', async (sort) => {
    const query = { sort };
    const { data } = await server.as(recruiter).call(listJobApplicants, { params: { id: jobId }, query });
    const here = data.content.slice(0, -1).map(({ match }) => match.total);
    expect(here).toEqual(here.toSorted((a, b) => (sort === 'match' ? b - a : a - b)));
    expect(data.content.at(-1)?.candidate.firstName).toBe(AWAY);
  });

  test.each(APPLICANT_SORTS)('%s over all pages, everybody once', async (sort) => {
    const pages = [0, 1, 2].map((page) => names({ sort, page, size: 2 }));
    expect((await Promise.all(pages)).join('')).toBe(await names({ sort }));
  });

  test('no other order', async () => {
    const answer = await server
      .as(recruiter)
      .call(listJobApplicants, { params: { id: jobId }, query: { sort: 'salary' as never } });
    expect(answer.status).toBe(400);
  });
});

describe('applicants are filtered by', () => {
  test.each<[object, string]>([
    [{ experienceMin: 5 }, 'DA'],
    [{ payMax: 4_000_000 }, 'CA'],
    [{ noticeMax: 'ONE_MONTH' }, 'CA'],
    [{ noticeMax: 'MORE_THAN_THREE_MONTHS' }, 'CBA'],
    [{ source: 'INVITED' }, ''],
    [{ source: 'APPLIED', experienceMin: 1, payMax: 6_000_000 }, 'DA'],
    [{ search: 'quil' }, 'DB'],
    [{ search: 'iit madras' }, 'DCA'],
    [{ search: 'esha' }, 'E'],
    [{ search: 'nobody says this' }, ''],
  ])('%o, which excludes those without a value and the inactive ones', async (query, found) => {
    expect(await names(query)).toBe(found);
  });

  test('the same in the counts, and in the list over all jobs', async () => {
    const query = { experienceMin: 5 };
    const { data } = await server.as(recruiter).call(listApplications, { query });
    expect(data).toMatchObject({ totalElements: 2, counts: { NEW: 2 } });
  });
});

test('an applicant with interviews has the round and the time of the latest one', async () => {
  const booked = await scheduleOne(server, { recruiter });
  const { data } = await server.as(recruiter).call(listApplications, { query: { status: ['INTERVIEW'] } });
  const [shown] = data.content;
  expect(shown?.interview).toMatchObject({ id: booked.id, status: 'SCHEDULED', interviewStage: 1 });
  expect(Date.parse(shown?.interview?.startsAt ?? '')).toBeGreaterThan(Date.now());
  const one = await server.as(recruiter).call(getApplication, { params: { id: shown?.id ?? '' } });
  expect(one.data.interview).toEqual(shown?.interview);
});

test('other applicants have none', async () => {
  await requestOne(server, { recruiter: await createRecruiter(server.db) });
  const { data } = await server.as(recruiter).call(listJobApplicants, { params: { id: jobId } });
  expect(data.content.every(({ interview }) => interview === null)).toBe(true);
});

test('by match, the order is that of the displayed scores, each by the skills of its own job', async () => {
  const company = await createRecruiter(server.db);
  const wish = (skillName: string) => ({ requiredSkills: [{ skillName, minYears: 4, minLevel: 3 }] });
  const [ofGo, ofRust] = [
    await createJob(server.db, company, wish('Go')),
    await createJob(server.db, company, wish('Rust')),
  ];
  /** A skill: years, months, and one of four levels. */
  const skill = (skillName: string, years: number, months: number, competency: Proficiency) => ({
    ...{ skillName, experience: { years, months }, competency },
  });
  const people = [
    [skill('Go', 6, 0, 'EXPERT'), skill('Rust', 0, 11, 'BEGINNER')],
    [skill('Go', 1, 11, 'EXPERT'), skill('Rust', 4, 0, 'ADVANCED')],
    [skill('Go', 4, 1, 'BEGINNER')],
    [skill('Rust', 2, 2, 'INTERMEDIATE')],
  ];
  for (const skills of people) {
    const candidate = await createSearchableCandidate(server.db, { skills: { skills } });
    for (const job of [ofGo, ofRust]) await createApplication(server.db, job.id, candidate);
  }
  const totals = async (sort: 'match' | 'match-low') => {
    const { data } = await server.as(company).call(listApplications, { query: { sort } });
    return data.content.map(({ match }) => match.total);
  };
  const shown = await totals('match');
  expect(new Set(shown).size).toBeGreaterThan(4);
  expect(shown).toEqual(shown.toSorted((a, b) => b - a));
  expect(await totals('match-low')).toEqual(shown.toSorted((a, b) => a - b));
});
