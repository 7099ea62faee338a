import { afterAll, beforeAll, expect, test } from 'vitest';
import { withdrawApplication } from '#contract/applications/candidate-applications.ts';
import { bulkUpdateApplications, rejectApplication } from '#contract/applications/recruiter-applications.ts';
import { respondToInterview } from '#contract/interviews/respond.ts';
import { requestOne, type TestInterview } from '#server/testing/factories/interviews.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';
import { withoutDeadlockEnd } from '#server/testing/waiting.ts';

const ROUNDS = 10;

let server: TestServer;
beforeAll(async () => {
  // A deadlock is answered with 503, which no test here accepts.
  server = await startServer({ way: withoutDeadlockEnd });
});
afterAll(() => server.close());

interface Round extends TestInterview {
  applicationId: string;
}

async function ask(): Promise<Round> {
  const interview = await requestOne(server);
  const row = server.db.selectFrom('interviews').select('applicationId').where('id', '=', interview.id);
  return { ...interview, ...(await row.executeTakeFirstOrThrow()) };
}

const decline = ({ id, candidate }: Round) =>
  server.as(candidate).call(respondToInterview, {
    body: { interviewId: id, status: 'DECLINED', declineReason: 'Location not suitable' },
  });
const withdraw = ({ applicationId: id, candidate }: Round) =>
  server.as(candidate).call(withdrawApplication, { params: { id } });
const reject = ({ applicationId: id, recruiter }: Round) =>
  server.as(recruiter).call(rejectApplication, { params: { id }, body: { reason: 'Not this time.' } });
const rejectSeveral = ({ applicationId, recruiter }: Round) => {
  const status = 'REJECTED' as const;
  const body = { applicationIds: [applicationId], status, reason: 'Not this time.' };
  return server.as(recruiter).call(bulkUpdateApplications, { body });
};

type Call = (round: Round) => Promise<{ status: number }>;

test.each<[string, Call, Call]>([
  ['the reply and the withdrawal of the application', decline, withdraw],
  ['the reply and the rejection', decline, reject],
  ['the reply and a rejection of several', decline, rejectSeveral],
])('%s never deadlock', async (_name, one, other) => {
  for (let round = 0; round < ROUNDS; round++) {
    const interview = await ask();
    const answers = await Promise.all([one(interview), other(interview), one(interview)]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const open = server.db.selectFrom('interviews').select('status').where('id', '=', interview.id);
    expect((await open.executeTakeFirstOrThrow()).status).not.toBe('PENDING');
  }
});
