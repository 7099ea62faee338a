import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { updateUserProfile } from '#contract/account/profile.ts';
import { applyToJob } from '#contract/applications/candidate-applications.ts';
import { listApplications } from '#contract/applications/recruiter-applications.ts';
import { saveBasicInfo } from '#contract/candidates/basic-info.ts';
import { saveEducation } from '#contract/candidates/education.ts';
import { saveExperience } from '#contract/candidates/experience.ts';
import { saveSkills } from '#contract/candidates/skills.ts';
import { createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import {
  basicInfoOf,
  createSearchableCandidate,
  EDUCATION,
  EXPERIENCE,
  SKILLS,
} from '#server/testing/factories/candidates.ts';
import { applicationRow, createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';
import { untilWaiting } from '#server/testing/waiting.ts';

const server = ownServer();
const recruiter = madeOnce(() => createRecruiter(server.db));

async function apply(candidate: TestAccount, to = recruiter): Promise<void> {
  await createApplication(server.db, (await createJob(server.db, to)).id, candidate);
}

async function kept(candidate: TestAccount) {
  const { rows } = await sql<Record<string, unknown>>`
    select * from company_applicants where candidate_id = ${candidate.id} order by company_id`.execute(
    server.db,
  );
  return rows;
}

/** The same data from the source tables. */
async function known(candidate: TestAccount) {
  const { rows } = await sql<Record<string, unknown>>`
    select * from applicants where candidate_id = ${candidate.id}`.execute(server.db);
  return rows[0];
}

const WRITTEN = { query: {} };
const DEGREE = EDUCATION.educations?.[0];

/** What the candidate saves, and the resulting change. */
const CHANGES: Record<string, [save: (asha: TestAccount) => Promise<{ status: number }>, becomes: object]> = {
  'their name': [
    (asha) => server.as(asha).call(updateUserProfile, { body: { firstName: 'ÄNNE', lastName: 'Rao' } }),
    { name: 'änne rao' },
  ],
  'basic information': [
    (asha) =>
      server.as(asha).call(saveBasicInfo, {
        ...WRITTEN,
        body: {
          ...basicInfoOf({ ...asha, firstName: 'Asha' }),
          resumeHeadline: 'Ledgers, and QUEUES',
          expectedSalary: { total: 5_100_000, fixed: 4_000_000 },
          noticePeriod: 'SERVING_NOTICE_PERIOD',
          lastWorkingDay: '2031-01-31',
          preferredLocations: ['Kochi'],
        },
      }),
    {
      headline: 'ledgers, and queues',
      expectedTotal: 5_100_000,
      noticePeriod: 'SERVING_NOTICE_PERIOD',
      lastWorkingDay: '2031-01-31',
      preferredLocations: ['Kochi'],
    },
  ],
  skills: [
    (asha) => {
      const skills = [
        { skillName: 'Erlang', experience: { years: 2, months: 3 }, competency: 'EXPERT' as const },
      ];
      return server.as(asha).call(saveSkills, { ...WRITTEN, body: { ...SKILLS, skills } });
    },
    { skills: [['Erlang', 27, 4]] },
  ],
  experience: [
    (asha) => server.as(asha).call(saveExperience, { ...WRITTEN, body: EXPERIENCE }),
    { experienceMonths: expect.toSatisfy((months: number) => months > 12) },
  ],
  education: [
    (asha) => server.as(asha).call(saveEducation, { ...WRITTEN, body: EDUCATION }),
    { institutes: 'iit madras' },
  ],
};

describe('the columns by which a company finds its applicants', () => {
  test.each(Object.entries(CHANGES))(
    'are updated after %s, in every company, from the next save on',
    async (_, [save, becomes]) => {
      const asha = await createSearchableCandidate(server.db);
      await apply(asha);
      await apply(asha);
      await apply(asha, await createRecruiter(server.db));
      const before = await kept(asha);
      expect(before).toHaveLength(2);
      for (const row of before) {
        expect(row).toMatchObject((await known(asha)) ?? {});
        expect(row).not.toMatchObject(becomes);
      }
      expect((await save(asha)).status).toBe(200);
      const after = await kept(asha);
      expect(after).toMatchObject([becomes, becomes]);
      for (const row of after) expect(row).toMatchObject((await known(asha)) ?? {});
    },
  );

  test('have the current name, also when two concurrent requests write both', async () => {
    const jobs = await Promise.all(Array.from({ length: 8 }, () => createJob(server.db, recruiter)));
    const pairs = await Promise.all(
      jobs.map(async ({ id }) => ({ id, asha: await createSearchableCandidate(server.db) })),
    );
    const answers = await Promise.all(
      pairs.flatMap(({ id, asha }) => [
        server.as(asha).call(applyToJob, { params: { id } }),
        server.as(asha).call(updateUserProfile, { body: { firstName: 'Renamed', lastName: 'Meanwhile' } }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(pairs.flatMap(() => [201, 200]));
    for (const { asha } of pairs) expect(await kept(asha)).toMatchObject([{ name: 'renamed meanwhile' }]);
  });

  test('wait for a concurrent change of the candidate, and read its result', async () => {
    const asha = await createSearchableCandidate(server.db);
    const job = await createJob(server.db, recruiter);
    let written: Promise<unknown> | undefined;
    await server.db.transaction().execute(async (tx) => {
      const own = tx.selectFrom('candidates').select('userId').where('userId', '=', asha.id);
      await own.forNoKeyUpdate().execute();
      await tx.updateTable('users').set({ lastName: 'Later' }).where('id', '=', asha.id).execute();
      written = server.db.insertInto('applications').values(applicationRow(asha.id, job)).execute();
      await untilWaiting(server.db);
    });
    await written;
    expect(await kept(asha)).toMatchObject([{ name: expect.stringContaining('later') }]);
  });

  test('contain any number of institutes, each of them searchable', async () => {
    const universities = Array.from(
      { length: 12 },
      (_, n) => `Institute of ${'very '.repeat(10)}long names ${n}`,
    );
    const asha = await createSearchableCandidate(server.db, {
      education: { educations: universities.map((universityName) => ({ ...DEGREE!, universityName })) },
    });
    const company = await createRecruiter(server.db);
    await apply(asha, company);
    expect(await kept(asha)).toMatchObject([{ institutes: null }]);
    const found = async (search: string) =>
      (await server.as(company).call(listApplications, { query: { search } })).data.totalElements;
    expect(await found('LONG names 11')).toBe(1);
    expect(await found('long names 12')).toBe(0);
  });

  test('are matched literally: no character of a search is a wildcard', async () => {
    const company = await createRecruiter(server.db);
    for (const lastName of ['O_Brien', 'OXBrien']) {
      const candidate = await createSearchableCandidate(server.db, { lastName });
      for (const to of [company, recruiter]) await apply(candidate, to);
    }
    const { data } = await server.as(company).call(listApplications, { query: { search: 'o_brien' } });
    expect(data.content.map(({ candidate }) => candidate.lastName)).toEqual(['O_Brien']);
    expect(data.totalElements).toBe(1);
  });

  test('exist once per company, also when many applications are written at once', async () => {
    const asha = await createSearchableCandidate(server.db);
    const other = await createRecruiter(server.db);
    const [one, second, third] = [
      await createJob(server.db, recruiter),
      await createJob(server.db, recruiter),
      await createJob(server.db, other),
    ];
    const rows = [one, second, third].map((job) => applicationRow(asha.id, job));
    await server.db.insertInto('applications').values(rows).execute();
    const companies = (await kept(asha)).map(({ companyId }) => companyId);
    expect(companies).toEqual([recruiter.companyId, other.companyId].sort());
  });

  test('are deleted with the candidate’s index row', async () => {
    const [asha, bela] = [
      await createSearchableCandidate(server.db),
      await createSearchableCandidate(server.db),
    ];
    for (const candidate of [asha, bela]) await apply(candidate);
    await server.db.deleteFrom('candidateIndex').where('candidateId', '=', asha.id).execute();
    expect(await kept(asha)).toEqual([]);
    expect(await kept(bela)).toHaveLength(1);
  });
});
