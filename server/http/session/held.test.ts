import { describe, expect, test, vi } from 'vitest';
import { requestEmailUpdate } from '#contract/account/email.ts';
import { setProfileVisibility } from '#contract/candidates/profile.ts';
import { updateCompany, uploadCompanyLogo } from '#contract/companies/profile.ts';
import type { UserStatus } from '#contract/core/roles.ts';
import { createJob } from '#contract/jobs/own-jobs.ts';
import type { Db } from '#server/db/schema/database.ts';
import { insertMember } from '#server/features/companies/companies.queries.ts';
import { createCandidate, createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { COMPANY, createMember, PNG, suspendCompany } from '#server/testing/factories/companies.ts';
import { BACKEND_JOB } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';
import { untilWaiting, whileWaiting } from '#server/testing/waiting.ts';

const server = ownServer();

const post = (who: { token: string }) => () => server.as(who).call(createJob, { body: BACKEND_JOB });

describe('a caller who changes while a call waits is refused as at the start of the call', () => {
  const hide = (who: { token: string }) => () =>
    server.as(who).call(setProfileVisibility, { body: { isVisible: false } });
  const stand =
    ({ id }: TestAccount, status: UserStatus) =>
    (tx: Db) =>
      tx.updateTable('users').set({ status }).where('id', '=', id).execute();
  const end =
    ({ id }: TestAccount) =>
    (tx: Db) =>
      tx.updateTable('sessions').set({ revokedAt: new Date() }).where('userId', '=', id).execute();

  test('a suspended company', async () => {
    const rohan = await createRecruiter(server.db);
    const change = (tx: Db) => suspendCompany(tx, rohan);
    expect(await whileWaiting(server.db, change, post(rohan))).toBe('403 COMPANY_SUSPENDED');
  });

  test('a removed member, or one with another role', async () => {
    const rohan = await createRecruiter(server.db);
    const meera = await createMember(server.db, rohan.companyId, 'RECRUITER');
    const own = { companyId: rohan.companyId, userId: meera.id };
    const demote = (tx: Db) =>
      tx
        .updateTable('companyMembers')
        .set({ role: 'VIEWER' })
        .where('userId', '=', own.userId)
        .where('companyId', '=', own.companyId)
        .execute();
    expect(await whileWaiting(server.db, demote, post(meera))).toBe('403 ROLE_TOO_LOW');
    const leader = await createMember(server.db, rohan.companyId, 'ADMIN');
    const lower = (tx: Db) =>
      tx.updateTable('companyMembers').set({ role: 'VIEWER' }).where('userId', '=', leader.id).execute();
    const save = () => server.as(leader).call(updateCompany, { body: COMPANY });
    expect(await whileWaiting(server.db, lower, save)).toBe('403 ROLE_TOO_LOW');
    const dismiss = (tx: Db) =>
      tx
        .deleteFrom('companyMembers')
        .where('userId', '=', own.userId)
        .where('companyId', '=', own.companyId)
        .execute();
    await server.db
      .updateTable('companyMembers')
      .set({ role: 'RECRUITER' })
      .where('userId', '=', meera.id)
      .execute();
    expect(await whileWaiting(server.db, dismiss, post(meera))).toBe('403 FORBIDDEN');
  });

  test('an ended session', async () => {
    const [rohan, asha] = [await createRecruiter(server.db), await createCandidate(server.db)];
    expect(await whileWaiting(server.db, end(rohan), post(rohan))).toBe('401 SESSION_EXPIRED');
    expect(await whileWaiting(server.db, end(asha), hide(asha))).toBe('401 SESSION_EXPIRED');
  });

  test.each([
    ['SUSPENDED', '423 ACCOUNT_LOCKED'],
    ['DELETED', '423 ACCOUNT_LOCKED'],
    ['INACTIVE', '423 ACCOUNT_INACTIVE'],
  ] as const)('a candidate whose account is %s', async (status, refusal) => {
    const asha = await createCandidate(server.db);
    expect(await whileWaiting(server.db, stand(asha, status), hide(asha))).toBe(refusal);
  });

  test.each([
    ['SUSPENDED', '403 RECRUITER_SUSPENDED'],
    ['DELETED', '423 ACCOUNT_LOCKED'],
    ['INACTIVE', '423 ACCOUNT_INACTIVE'],
  ] as const)('a recruiter whose account is %s', async (status, refusal) => {
    const rohan = await createRecruiter(server.db);
    expect(await whileWaiting(server.db, stand(rohan, status), post(rohan))).toBe(refusal);
  });

  test('an expired proof', async () => {
    const asha = await createCandidate(server.db);
    const change = (tx: Db) =>
      tx
        .updateTable('sessions')
        .set({ provedAt: new Date(0) })
        .where('userId', '=', asha.id)
        .execute();
    const body = { newEmail: 'asha.elsewhere@people.test' };
    const move = () => server.as(asha).call(requestEmailUpdate, { body });
    expect(await whileWaiting(server.db, change, move)).toBe('403 PROOF_REQUIRED');
  });

  test('also if the call opens its transaction itself', async () => {
    const rohan = await createRecruiter(server.db);
    const form = new FormData();
    form.append('logo', new Blob([new Uint8Array(PNG)]), 'logo.png');
    const upload = () => server.as(rohan).call(uploadCompanyLogo, { form });
    expect(await whileWaiting(server.db, end(rohan), upload)).toBe('401 SESSION_EXPIRED');
  });
});

describe('a caller who works for another company when the call continues', () => {
  async function meet() {
    const [rohan, { companyId }] = [await createRecruiter(server.db), await createRecruiter(server.db)];
    const meera = await createMember(server.db, rohan.companyId, 'RECRUITER');
    const membership = { companyId, userId: meera.id, role: 'RECRUITER' as const };
    await insertMember(server.db, { ...membership, createdAt: new Date() });
    const move = (tx: Db) =>
      tx.updateTable('sessions').set({ companyId }).where('userId', '=', meera.id).execute();
    return { meera, companyId, move };
  }

  test('acts for that company', async () => {
    const { meera, companyId, move } = await meet();
    expect(await whileWaiting(server.db, move, post(meera))).toBe('201');
    const jobs = server.db.selectFrom('jobs').select('companyId').where('createdBy', '=', meera.id);
    expect(await jobs.execute()).toEqual([{ companyId }]);
  });

  test('also waits for that company', async () => {
    const { meera, companyId, move } = await meet();
    const { answer } = await server.db.transaction().execute(async (tx) => {
      const suspended = { approvalStatus: 'SUSPENDED' } as const;
      await tx.updateTable('companies').set(suspended).where('id', '=', companyId).execute();
      const answer = whileWaiting(server.db, move, post(meera));
      await vi.waitFor(async () => {
        const session = server.db.selectFrom('sessions').select('companyId').where('userId', '=', meera.id);
        expect((await session.executeTakeFirst())?.companyId).toBe(companyId);
      });
      await untilWaiting(server.db);
      return { answer };
    });
    expect(await answer).toBe('403 COMPANY_SUSPENDED');
  });
});
