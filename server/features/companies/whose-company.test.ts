import { expect, test } from 'vitest';
import { adminGetRecruiter, adminGetRecruiterStats } from '#contract/companies/recruiter-review.ts';
import { createAdmin, createRecruiter } from '#server/testing/factories/accounts.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const admin = madeOnce(() => createAdmin(server.db));

const stats = async () => (await server.as(admin).call(adminGetRecruiterStats)).data;

test('for a person who founded a company and works for an older one, the founded one is reviewed', async () => {
  const older = await createRecruiter(server.db, { companyName: 'Older Works' });
  const person = await createMember(server.db, older.companyId, 'RECRUITER');
  await server.db.deleteFrom('companies').where('founderId', '=', person.id).execute();
  const params = { id: person.id };
  const before = await server.as(admin).call(adminGetRecruiter, { params });
  expect(before.data.companyName).toBe('Older Works');
  const other = await createRecruiter(server.db, { companyName: 'Founded Works' });
  await server.db
    .updateTable('companies')
    .set({ founderId: person.id })
    .where('id', '=', other.companyId)
    .execute();
  const after = await server.as(admin).call(adminGetRecruiter, { params });
  expect(after.data.companyName).toBe('Founded Works');
});

test('a recruiter whose account is suspended is not among the active ones, though their company stays approved', async () => {
  const { id } = await createRecruiter(server.db);
  const before = await stats();
  await server.db.updateTable('users').set({ status: 'SUSPENDED' }).where('id', '=', id).execute();
  const after = await stats();
  expect(after.approvedCount).toBe(before.approvedCount);
  expect(after.activeRecruiters).toBe(before.activeRecruiters - 1);
});
