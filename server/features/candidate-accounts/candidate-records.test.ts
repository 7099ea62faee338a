import { expect, test } from 'vitest';
import { adminGetCandidateRecords } from '#contract/candidate-account.ts';
import { adminExportCandidates, adminListCandidates } from '#contract/candidate-accounts.ts';
import { uploadResume } from '#contract/candidates/profile.ts';
import { createAdmin, createCandidate } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { PDF } from '#server/testing/factories/companies.ts';
import { scheduleOne } from '#server/testing/factories/interviews.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer({ limits: true });

async function busyCandidate(resume: string) {
  const candidate = await createSearchableCandidate(server.db);
  const form = new FormData();
  form.append('resume', new Blob([new Uint8Array(PDF)]), resume);
  await server.as(candidate).call(uploadResume, { form });
  return scheduleOne(server, { candidate });
}

test('the records are those of this candidate, and of no other', async () => {
  const one = await busyCandidate('one.pdf');
  await busyCandidate('other.pdf');
  const admin = server.as(await createAdmin(server.db));
  const { data } = await admin.call(adminGetCandidateRecords, { params: { id: one.candidate.id } });
  expect(data.interviews).toMatchObject([{ id: one.id, startsAt: one.booked.startsAt }]);
  expect(data.applications).toHaveLength(1);
  expect(data.interviews[0]?.applicationId).toBe(data.applications[0]?.id);
  expect(data.files).toMatchObject([{ name: 'one.pdf' }]);
  expect(data.sessions).toMatchObject([{ isOpen: true }]);
  const { firstName, lastName } = one.candidate;
  const own = data.audit.filter(({ byName }) => byName === `${firstName} ${lastName}`);
  expect(own).toHaveLength(data.audit.length);
});

test('namesakes are sorted by last name', async () => {
  for (const lastName of ['Zutshi', 'Acharya']) {
    await createCandidate(server.db, { firstName: 'Tied', lastName });
  }
  const admin = server.as(await createAdmin(server.db));
  const query = { searchQuery: 'Tied', sortBy: 'firstName', sortDirection: 'ASC' } as const;
  const { data } = await admin.call(adminListCandidates, { query });
  expect(data.content.map(({ lastName }) => lastName)).toEqual(['Acharya', 'Zutshi']);
});

test('an admin can export five times an hour', async () => {
  const admin = server.as(await createAdmin(server.db));
  const statuses: number[] = [];
  for (let times = 0; times < 6; times += 1) {
    statuses.push((await admin.fetch(adminExportCandidates.path)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
