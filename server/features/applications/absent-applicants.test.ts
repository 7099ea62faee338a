import { expect, test } from 'vitest';
import { deactivateAccount, deleteAccount } from '#contract/account/closing.ts';
import {
  getApplication,
  listApplications,
  rejectApplication,
  shortlistApplication,
} from '#contract/applications/recruiter-applications.ts';
import { getRecruiterInterview } from '#contract/interviews/recruiter.ts';
import { createRecruiter, PASSWORD, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { requestOne } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

const LEAVING = {
  LEFT: (asha: TestAccount) => server.as(asha).call(deleteAccount, { body: { password: PASSWORD } }),
  RESTING: (asha: TestAccount) => server.as(asha).call(deactivateAccount),
};

const TAKEN_UP = ['REVIEWED', 'SHORTLISTED'];

test.each([
  ['LEFT', [], 409],
  ['RESTING', TAKEN_UP, 200],
] as const)(
  'the company reads that a candidate is %s, and is offered no decision that would be refused',
  async (presence, offered, status) => {
    const recruiter = await createRecruiter(server.db);
    const candidate = await createSearchableCandidate(server.db);
    const [job, other] = [await createJob(server.db, recruiter), await createJob(server.db, recruiter)];
    const as = server.as(recruiter);
    const params = { id: (await createApplication(server.db, job.id, candidate)).id };
    const before = await as.call(rejectApplication, { params, body: { reason: 'Not this time.' } });
    expect(before.data).toMatchObject({ candidate: { presence: 'HERE' }, nextStatuses: TAKEN_UP });
    const asked = await requestOne(server, { recruiter, candidate, jobId: other.id });

    await LEAVING[presence](candidate);
    const seen = { candidate: { id: candidate.id, presence }, nextStatuses: offered };
    expect((await as.call(getApplication, { params })).data).toMatchObject(seen);
    const list = await as.call(listApplications, { query: { jobId: job.id } });
    expect(list.data.content).toMatchObject([seen]);
    const interview = await as.call(getRecruiterInterview, { params: { id: asked.id } });
    expect(interview.data.candidate.presence).toBe(presence);
    expect((await as.call(shortlistApplication, { params, body: {} })).status).toBe(status);
  },
);
