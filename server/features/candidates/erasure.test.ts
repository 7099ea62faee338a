import { expect, test } from 'vitest';
import { candidates } from '#server/db/schema/candidates.ts';
import { accountErased } from '#server/features/users/users.events.ts';
import { emit } from '#server/platform/events.ts';
import * as files from '#server/platform/files/files.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { PDF } from '#server/testing/factories/companies.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

/** Counters and timestamps contain no personal data; a sum is computed from its parts. */
const KEPT = [
  ...['userId', 'createdAt', 'updatedAt', 'lastActiveAt', 'salaryTotal'],
  ...['basicInfoVersion', 'skillsVersion', 'experienceVersion', 'educationVersion'],
];

const SAVED = new Date('2026-01-01T10:00:00Z');
const SAID = {
  headline: 'Builds turbines',
  professionalSummary: 'Ten years of turbines.',
  salaryFixed: 1,
  salaryVariable: 2,
  salaryEsop: 3,
  expectedTotal: 9,
  expectedFixed: 8,
  noticePeriod: 'SERVING_NOTICE_PERIOD',
  lastWorkingDay: '2026-12-31',
  preferredLocations: ['Pune'],
  offerCompany: 'Lotus',
  offerAmount: 7,
  offerJoiningDate: '2027-01-01',
  domain: 'Energy',
  primaryRole: 'Engineer',
  isVisible: true,
  hideFromCurrentEmployer: false,
  currentIndustry: 'Energy',
  department: 'Rotors',
  roleCategory: 'Design',
  jobRole: 'Lead',
  desiredJobType: 'CONTRACTUAL',
  desiredEmploymentType: 'PART_TIME',
  preferredShift: 'NIGHT',
  basicInfoSavedAt: SAVED,
  skillsSavedAt: SAVED,
  experienceSavedAt: SAVED,
  educationSavedAt: SAVED,
} as const;

test('no profile data of a person remains after their erasure', async () => {
  const { id, firstName, lastName } = await createSearchableCandidate(server.db);
  const upload = { name: 'resume.pdf', mimeType: 'application/pdf', bytes: PDF };
  const resume = { ownerId: id, purpose: 'RESUME' } as const;
  const resumeFileId = await files.keep([upload], ([stored]) => files.insert(server.db, stored!, resume));
  const said = { ...SAID, preferredLocations: [...SAID.preferredLocations], resumeFileId };
  expect([...Object.keys(said), ...KEPT].toSorted()).toEqual(Object.keys(candidates).toSorted());
  await server.db.updateTable('candidates').set(said).where('userId', '=', id).execute();
  const read = () =>
    server.db.selectFrom('candidates').selectAll().where('userId', '=', id).executeTakeFirstOrThrow();
  expect(await read()).toMatchObject(said);
  const name = `${firstName} ${lastName}`;
  await emit(server.db, accountErased, {
    ...{ userId: id, userType: 'JOBSEEKER', name, addresses: [], phone: null, forget: () => {} },
  });
  const left = await read();
  const same = Object.entries(said).filter(
    ([column, value]) => JSON.stringify(left[column as keyof typeof left]) === JSON.stringify(value),
  );
  expect(same).toEqual([]);
});
