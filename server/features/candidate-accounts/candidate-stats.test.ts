import { beforeAll, expect, test } from 'vitest';
import {
  adminListCandidateExperience,
  adminListCandidates,
  adminListCandidateUniversities,
} from '#contract/candidate-accounts.ts';
import type { UserStatus } from '#contract/core/roles.ts';
import { createAdmin, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, EDUCATION } from '#server/testing/factories/candidates.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
let admin: TestAccount;
const [degree] = EDUCATION.educations ?? [];

async function graduate(
  universities: readonly string[],
  months: number,
  status: UserStatus = 'ACTIVE',
  isErased = false,
) {
  const educations = universities.map((universityName, at) => ({
    ...degree!,
    universityName,
    startYear: 2010 + at,
    endYear: 2014 + at,
  }));
  const { id } = await createSearchableCandidate(server.db, { education: { educations } });
  await server.db
    .updateTable('candidateIndex')
    .set({ experienceMonths: months })
    .where('candidateId', '=', id)
    .execute();
  if (isErased) await server.db.deleteFrom('candidateEducations').where('candidateId', '=', id).execute();
  const erasedAt = isErased ? new Date() : null;
  await server.db.updateTable('users').set({ status, erasedAt }).where('id', '=', id).execute();
}

beforeAll(async () => {
  admin = await createAdmin(server.db);
  await graduate(['Anna University', 'IIT Madras'], 11);
  await graduate(['iit madras', 'IIT Madras'], 12);
  await graduate(['IIT MADRAS'], 36);
  await graduate(['BITS Pilani', 'IIT Bombay'], 119);
  await graduate(['IIT Bombay'], 120, 'INACTIVE');
  await graduate(['BITS Pilani', 'Anna University'], 120, 'DELETED');
  await graduate(['BITS Pilani', 'IISc Bengaluru'], 120, 'DELETED', true);
});

test('universities: each person counts once at each, erased people nowhere, most frequent first', async () => {
  const { data } = await server.as(admin).call(adminListCandidateUniversities);
  expect(data.map((row) => ({ ...row, universityName: row.universityName.toLowerCase() }))).toEqual([
    { universityName: 'iit madras', candidateCount: 3, percentage: 50 },
    { universityName: 'anna university', candidateCount: 2, percentage: 33.3 },
    { universityName: 'bits pilani', candidateCount: 2, percentage: 33.3 },
    { universityName: 'iit bombay', candidateCount: 2, percentage: 33.3 },
  ]);
});

test('universities: the linked list has the same number', async () => {
  const { data } = await server.as(admin).call(adminListCandidateUniversities);
  for (const { universityName: university, candidateCount } of data) {
    const list = await server.as(admin).call(adminListCandidates, { query: { university } });
    expect(list.data.totalElements).toBe(candidateCount);
  }
});

test('experience: a full year starts the next range', async () => {
  const { data } = await server.as(admin).call(adminListCandidateExperience);
  expect(data.map(({ candidateCount }) => candidateCount)).toEqual([1, 1, 1, 1, 1]);
});
