import { afterEach, describe, expect, test } from 'vitest';
import { proveSession } from '#contract/auth/prove.ts';
import { adminProcessRecruiter, type ProcessAction } from '#contract/companies/recruiter-review.ts';
import {
  createAdmin,
  createRecruiter,
  PASSWORD,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { createApplicant } from '#server/testing/factories/companies.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const MINUTE = 60;

const server = ownServer();
const admin = madeOnce(() => createAdmin(server.db));
afterEach(() => server.moveClock(0));

const process = ({ id }: { id: string }, action: ProcessAction) =>
  server
    .as(admin)
    .call(adminProcessRecruiter, { body: { recruiterId: id, action, reason: 'Invented vacancies.' } });

async function approvalOf({ companyId }: TestRecruiter) {
  const company = server.db.selectFrom('companies').select('approvalStatus').where('id', '=', companyId);
  return (await company.executeTakeFirstOrThrow()).approvalStatus;
}

describe('eleven minutes after the last proof', () => {
  test('a company is suspended only after the admin has given a new proof', async () => {
    const recruiter = await createRecruiter(server.db);
    await server.moveClock(11 * MINUTE);
    expect(await process(recruiter, 'SUSPEND')).toMatchObject({ status: 403, code: 'PROOF_REQUIRED' });
    expect(await approvalOf(recruiter)).toBe('APPROVED');
    await server.as(admin).call(proveSession, { body: { password: PASSWORD } });
    expect((await process(recruiter, 'SUSPEND')).status).toBe(200);
    expect(await approvalOf(recruiter)).toBe('SUSPENDED');
  });

  test('actions that can be undone need none: approving, rejecting, viewing, reinstating', async () => {
    const suspended = await createRecruiter(server.db, { approvalStatus: 'SUSPENDED' });
    const first = await createApplicant(server);
    const second = await createApplicant(server);
    await server.moveClock(22 * MINUTE);
    expect((await process(first, 'UNDER_REVIEW')).status).toBe(200);
    expect((await process(first, 'APPROVE')).status).toBe(200);
    expect((await process(second, 'REJECT')).status).toBe(200);
    expect((await process(suspended, 'REINSTATE')).status).toBe(200);
  });
});
