import { describe, expect, test } from 'vitest';
import { deleteAccount, getAccountClosing } from '#contract/account/closing.ts';
import { listMyApplications } from '#contract/applications/candidate-applications.ts';
import { checkTeamInvitation } from '#contract/auth/team-invitation.ts';
import { adminGetRecruiterStats } from '#contract/companies/recruiter-review.ts';
import { inviteMember } from '#contract/companies/team.ts';
import { getCandidateInterview } from '#contract/interviews/candidate.ts';
import { getJob } from '#contract/jobs/public-jobs.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  PASSWORD,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { createApplicant, createMember } from '#server/testing/factories/companies.ts';
import { scheduleOne } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

function remove(account: TestAccount, companyNames?: string[]) {
  return server
    .as(account)
    .call(deleteAccount, { body: { password: PASSWORD, ...(companyNames && { companyNames }) } });
}

function closingOf(account: TestAccount) {
  return server.as(account).call(getAccountClosing);
}

describe('the only person of a company', () => {
  test('is shown what closes, and confirms by typing its name', async () => {
    const owner = await createRecruiter(server.db, { companyName: 'Zeta Labs' });
    await createJob(server.db, owner);
    const { data } = await closingOf(owner);
    expect(data.closes).toMatchObject([{ name: 'Zeta Labs', openJobs: 1, openInterviews: 0 }]);
    expect(data.toHandOver).toEqual([]);
    const told = {
      status: 409,
      code: 'COMPANY_CLOSES',
      message: 'Your company closes with your account. Type its name to confirm.',
    };
    expect(await remove(owner)).toMatchObject(told);
    expect(await remove(owner, ['Zeta'])).toMatchObject(told);
    expect((await remove(owner, [' zeta  labs '])).status).toBe(204);
    const { closedAt, approvalStatus } = await server.db
      .selectFrom('companies')
      .selectAll()
      .where('id', '=', owner.companyId)
      .executeTakeFirstOrThrow();
    expect(closedAt).not.toBeNull();
    expect(approvalStatus).toBe('NOT_SUBMITTED');
  });

  test('leaves no job, request or application pending', async () => {
    const { id, jobId, recruiter, candidate } = await scheduleOne(server);
    const applied = await createJob(server.db, recruiter);
    const waiting = await createCandidate(server.db);
    await createApplication(server.db, applied.id, waiting);
    const { name } = await companyOf(recruiter.companyId);
    expect((await closingOf(recruiter)).data.closes).toMatchObject([
      { openJobs: 2, openApplications: 2, openInterviews: 1 },
    ]);
    expect((await remove(recruiter, [name])).status).toBe(204);
    expect(await server.call(getJob, { params: { id: jobId } })).not.toMatchObject({ status: 200 });
    const { data: interview } = await server.as(candidate).call(getCandidateInterview, { params: { id } });
    expect(interview.status).toBe('CANCELLED');
    const [mail] = await server.mailsTo(candidate.email);
    expect(mail?.textBody).toContain('The company has left Medallist.');
    const { data } = await server.as(waiting).call(listMyApplications);
    expect(data.content.map(({ status }) => status)).toEqual(['REJECTED']);
    const rows = await server.db
      .selectFrom('applications')
      .select('status')
      .where('companyId', '=', recruiter.companyId)
      .execute();
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['REJECTED']));
    const jobs = await server.db
      .selectFrom('jobs')
      .select('status')
      .where('companyId', '=', recruiter.companyId)
      .execute();
    expect(new Set(jobs.map(({ status }) => status))).toEqual(new Set(['CLOSED']));
  });

  test('withdraws the company’s application from review, and its invitations', async () => {
    const admin = server.as(await createAdmin(server.db));
    const pending = async () => (await admin.call(adminGetRecruiterStats)).data.pendingApprovalCount;
    const before = await pending();
    const applicant = await createApplicant(server);
    expect(await pending()).toBe(before + 1);
    const { name } = await companyOf(applicant.companyId);
    expect((await remove(applicant, [name])).status).toBe(204);
    expect(await pending()).toBe(before);

    const owner = await createRecruiter(server.db, { companyName: 'Open Door' });
    await server.as(owner).call(inviteMember, { body: { email: 'late@people.test', role: 'RECRUITER' } });
    const [mail] = await server.mailsTo('late@people.test');
    const token = /token=([\w-]+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
    expect((await server.call(checkTeamInvitation, { body: { token } })).status).toBe(200);
    await remove(owner, ['Open Door']);
    const invitation = server.db.selectFrom('teamInvitations').select('status');
    expect(await invitation.where('companyId', '=', owner.companyId).execute()).toEqual([
      { status: 'REVOKED' },
    ]);
    expect((await server.call(checkTeamInvitation, { body: { token } })).status).not.toBe(200);
  });

  test('names every company that closes', async () => {
    const owner = await createRecruiter(server.db, { companyName: 'First House' });
    const other = await createRecruiter(server.db, { companyName: 'Second House' });
    await server.db
      .updateTable('companyMembers')
      .set({ userId: owner.id })
      .where('userId', '=', other.id)
      .execute();
    expect((await closingOf(owner)).data.closes).toHaveLength(2);
    expect(await remove(owner, ['First House'])).toMatchObject({ code: 'COMPANY_CLOSES' });
    const { closedAt } = await companyOf(owner.companyId);
    expect(closedAt).toBeNull();
    expect((await remove(owner, ['Second House', 'First House'])).status).toBe(204);
  });

  test('is recorded', async () => {
    const owner = await createRecruiter(server.db, { companyName: 'Noted Ltd' });
    await remove(owner, ['Noted']);
    const entry = await server.db
      .selectFrom('auditEvents')
      .select(['actorId', 'summary'])
      .where('action', '=', 'company.closed')
      .where('subjectId', '=', owner.companyId)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ actorId: owner.id, summary: 'Closed the company Noted Ltd' });
  });
});

test('a member with colleagues has to hand the company over, regardless of what they type', async () => {
  const owner = await createRecruiter(server.db, { companyName: 'Kept On' });
  const colleague = await createMember(server.db, owner.companyId, 'ADMIN');
  expect((await closingOf(owner)).data).toMatchObject({ closes: [], toHandOver: [{ name: 'Kept On' }] });
  expect(await remove(owner, ['Kept On'])).toMatchObject({ status: 409, code: 'LAST_OWNER' });
  expect((await closingOf(colleague)).data.toHandOver).toEqual([]);
  expect((await companyOf(owner.companyId)).closedAt).toBeNull();
});

test('a candidate has nothing that closes', async () => {
  const asha = await createCandidate(server.db);
  expect((await closingOf(asha)).data).toEqual({ closes: [], toHandOver: [] });
});

function companyOf(id: string) {
  return server.db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
