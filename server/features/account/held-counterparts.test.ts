import { describe, expect, test } from 'vitest';
import { applyToJob } from '#contract/applications/candidate-applications.ts';
import {
  bulkUpdateApplications,
  setApplicationStatus,
} from '#contract/applications/recruiter-applications.ts';
import type { UserStatus } from '#contract/core/roles.ts';
import { requestInterview } from '#contract/interviews/request.ts';
import type { Db } from '#server/db/schema/database.ts';
import { createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember, suspendCompany } from '#server/testing/factories/companies.ts';
import { requestFor } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';
import { whileWaiting } from '#server/testing/waiting.ts';

/*
 * An action that involves another party waits for a concurrent change of that party, and is checked against
 * the result. Deadlocks are tested in closing-races.test.ts.
 */

const server = ownServer();
let asha: TestAccount;
let jobId: string;
const rohan = madeOnce(() => createRecruiter(server.db));

async function meet(): Promise<void> {
  asha = await createSearchableCandidate(server.db);
  jobId = (await createJob(server.db, rohan)).id;
}

const stand =
  ({ id }: TestAccount, status: UserStatus) =>
  (tx: Db) =>
    tx.updateTable('users').set({ status }).where('id', '=', id).execute();
const closeJob = (tx: Db) =>
  tx.updateTable('jobs').set({ status: 'CLOSED' }).where('id', '=', jobId).execute();
const suspend = (tx: Db) => suspendCompany(tx, rohan);

const ask = (interviewerId?: string) => () =>
  server.as(rohan).call(requestInterview, { body: { ...requestFor(jobId, asha.id), interviewerId } });
const apply = () => server.as(asha).call(applyToJob, { params: { id: jobId } });

describe('a company that requests an interview', () => {
  test.each(['SUSPENDED', 'DELETED', 'INACTIVE'] as const)(
    'sees that the candidate is %s',
    async (status) => {
      await meet();
      expect(await whileWaiting(server.db, stand(asha, status), ask())).toMatch(
        /^(404 CANDIDATE_NOT_FOUND|409 NOT_SEARCHABLE)$/,
      );
    },
  );

  test('sees that the named colleague has left', async () => {
    await meet();
    const meera = await createMember(server.db, rohan.companyId, 'RECRUITER');
    const leave = async (tx: Db) => {
      await stand(meera, 'DELETED')(tx);
      await tx.deleteFrom('companyMembers').where('userId', '=', meera.id).execute();
    };
    expect(await whileWaiting(server.db, leave, ask(meera.id))).toBe('400 VALIDATION_FAILED');
  });

  test('sees that a colleague has closed the job', async () => {
    await meet();
    expect(await whileWaiting(server.db, closeJob, ask())).toBe('409 JOB_CLOSED');
  });
});

describe('a candidate who applies', () => {
  test('sees that the job is closed', async () => {
    await meet();
    expect(await whileWaiting(server.db, closeJob, apply)).toBe('409 JOB_CLOSED');
  });

  test('sees that the company is suspended', async () => {
    await meet();
    expect(await whileWaiting(server.db, suspend, apply)).toBe('404 JOB_NOT_FOUND');
    const approved = server.db.updateTable('companies').set({ approvalStatus: 'APPROVED' });
    await approved.where('id', '=', rohan.companyId).execute();
  });
});

describe('a recruiter who reopens an application', () => {
  test('sees that the candidate has left', async () => {
    await meet();
    const { id } = await createApplication(server.db, jobId, asha);
    const body = { status: 'REVIEWED' } as const;
    const take = () => server.as(rohan).call(setApplicationStatus, { params: { id }, body });
    expect(await whileWaiting(server.db, stand(asha, 'DELETED'), take)).toBe('409 MOVE_NOT_ALLOWED');
  });

  test('sees it among several, and reopens the others', async () => {
    await meet();
    const { id } = await createApplication(server.db, jobId, asha);
    const other = await createApplication(server.db, jobId, await createSearchableCandidate(server.db));
    const body = { applicationIds: [id, other.id], status: 'REVIEWED' as const };
    let told: unknown;
    const take = async () => {
      const answer = await server.as(rohan).call(bulkUpdateApplications, { body });
      told = answer.data;
      return answer;
    };
    expect(await whileWaiting(server.db, stand(asha, 'DELETED'), take)).toBe('200');
    expect(told).toMatchObject({ updated: [other.id], skipped: [id] });
  });
});
