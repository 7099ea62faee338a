import { afterAll, beforeAll, expect, test } from 'vitest';
import { deactivateAccount, deleteAccount } from '#contract/account/closing.ts';
import { applyToJob } from '#contract/applications/candidate-applications.ts';
import { rejectApplication, setApplicationStatus } from '#contract/applications/recruiter-applications.ts';
import { RUNNING_STATUSES } from '#contract/applications/transitions.ts';
import { adminProcessRecruiter } from '#contract/companies/recruiter-review.ts';
import { requestInterview } from '#contract/interviews/request.ts';
import { OPEN_STATUSES } from '#contract/interviews/transitions.ts';
import * as users from '#server/features/users/users.service.ts';
import {
  createAdmin,
  createRecruiter,
  PASSWORD,
  type TestAccount,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { requestFor } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';
import { withoutDeadlockEnd } from '#server/testing/waiting.ts';

const ROUNDS = 20;
const JOBS = 5;

let server: TestServer;
let admin: TestAccount;
let rohan: TestRecruiter;
let jobIds: string[];
beforeAll(async () => {
  // A deadlock is answered with 503, which no test here accepts.
  server = await startServer({ way: withoutDeadlockEnd });
  admin = await createAdmin(server.db);
  rohan = await createRecruiter(server.db);
  jobIds = await publish(rohan);
});
afterAll(() => server.close());

interface Answer {
  status: number;
  code?: string;
}

type Act = () => Promise<Answer>;

/** Two concurrent sequences of calls, each one call after the other, while the other side acts. */
async function meanwhile(act: Act, calls: Act[]) {
  const lane = async (mine: Act[]) => {
    const answers: Answer[] = [];
    for (const call of mine) answers.push(await call());
    return answers;
  };
  const half = Math.ceil(calls.length / 2);
  const [acted, ...lanes] = await Promise.all([act(), lane(calls.slice(0, half)), lane(calls.slice(half))]);
  return { acted: acted.status, answers: lanes.flat() };
}

function only(answers: Answer[], ...allowed: string[]): void {
  const told = answers.map(({ status, code }) => (status < 400 ? String(status) : `${status} ${code}`));
  expect(allowed).toEqual(expect.arrayContaining([...new Set(told)]));
}

async function openInterviews(column: 'candidateId' | 'interviewerId' | 'companyId', id: string) {
  const rows = server.db.selectFrom('interviews').select('status').where(column, '=', id);
  return (await rows.where('status', 'in', OPEN_STATUSES).execute()).map(({ status }) => status);
}

async function openThreads({ id }: TestAccount): Promise<string[]> {
  const rows = server.db.selectFrom('applications').select('status').where('candidateId', '=', id);
  const applications = await rows.where('status', 'in', RUNNING_STATUSES).execute();
  return [...applications.map(({ status }) => status), ...(await openInterviews('candidateId', id))];
}

/** Rows that were created after this moment came too late. */
async function begunAfter(
  table: 'applications' | 'interviews',
  who: { companyId?: string; candidateId?: string },
  at: Date,
) {
  let rows = server.db.selectFrom(table).select('id').where('createdAt', '>', at);
  for (const [column, id] of Object.entries(who)) rows = rows.where(column as 'companyId', '=', id);
  return rows.execute();
}

async function publish(recruiter: TestRecruiter): Promise<string[]> {
  const jobs = Array.from({ length: JOBS }, () => createJob(server.db, recruiter));
  return (await Promise.all(jobs)).map(({ id }) => id);
}

const remove = (account: TestAccount) => () =>
  server.as(account).call(deleteAccount, { body: { password: PASSWORD } }) as Promise<Answer>;

const applying = (candidate: TestAccount, ids = jobIds): Act[] =>
  ids.map((id) => () => server.as(candidate).call(applyToJob, { params: { id } }) as Promise<Answer>);

const asking = (
  recruiter: TestAccount,
  candidate: TestAccount,
  ids = jobIds,
  interviewerId?: string,
): Act[] =>
  ids.map((id) => () => {
    const body = { ...requestFor(id, candidate.id), interviewerId };
    return server.as(recruiter).call(requestInterview, { body }) as Promise<Answer>;
  });

const suspending = (recruiterId: string) => () => {
  const body = { recruiterId, action: 'SUSPEND', reason: 'Asks candidates for fees.' } as const;
  return server.as(admin).call(adminProcessRecruiter, { body }) as Promise<Answer>;
};

async function inRounds(play: () => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) await play();
}

test('a candidate who deletes the account while applying leaves no application open', () =>
  inRounds(async () => {
    const asha = await createSearchableCandidate(server.db);
    const { acted, answers } = await meanwhile(remove(asha), applying(asha));
    expect(acted).toBe(204);
    only(answers, '201', '401 SESSION_EXPIRED', '423 ACCOUNT_LOCKED');
    expect(await openThreads(asha)).toEqual([]);
  }));

test('a candidate who deletes the account while a company requests interviews leaves no request open', () =>
  inRounds(async () => {
    const asha = await createSearchableCandidate(server.db);
    const { acted, answers } = await meanwhile(remove(asha), asking(rohan, asha));
    expect(acted).toBe(204);
    only(answers, '201', '404 CANDIDATE_NOT_FOUND', '409 NOT_SEARCHABLE');
    expect(await openThreads(asha)).toEqual([]);
  }));

test('a rejected application is not reopened for a candidate who deletes the account', () =>
  inRounds(async () => {
    const asha = await createSearchableCandidate(server.db);
    const applications = await Promise.all(jobIds.map((id) => createApplication(server.db, id, asha)));
    const body = { reason: 'Not this time.' };
    const as = server.as(rohan);
    for (const params of applications) await as.call(rejectApplication, { params, body });
    const again = applications.map(
      (params) => () =>
        as.call(setApplicationStatus, { params, body: { status: 'REVIEWED' } }) as Promise<Answer>,
    );
    const { acted, answers } = await meanwhile(remove(asha), again);
    expect(acted).toBe(204);
    only(answers, '200', '409 MOVE_NOT_ALLOWED');
    expect(await openThreads(asha)).toEqual([]);
  }));

test('a colleague who deletes the account while being assigned as interviewer is left with no interview', () =>
  inRounds(async () => {
    const asha = await createSearchableCandidate(server.db);
    const meera = await createMember(server.db, rohan.companyId, 'RECRUITER');
    const own = server.db.deleteFrom('companyMembers').where('companyId', '!=', rohan.companyId);
    await own.where('userId', '=', meera.id).execute();
    const { acted, answers } = await meanwhile(remove(meera), asking(rohan, asha, jobIds, meera.id));
    expect(acted).toBe(204);
    only(answers, '201', '400 VALIDATION_FAILED');
    expect(await openInterviews('interviewerId', meera.id)).toEqual([]);
  }));

test('a candidate who deactivates the account while applying is refused from then on', () =>
  inRounds(async () => {
    const asha = await createSearchableCandidate(server.db);
    const rest = () => server.as(asha).call(deactivateAccount) as Promise<Answer>;
    const { acted, answers } = await meanwhile(rest, applying(asha));
    expect(acted).toBe(200);
    only(answers, '201', '423 ACCOUNT_INACTIVE');
    const { updatedAt } = await users.get(server.db, asha.id);
    expect(await begunAfter('applications', { candidateId: asha.id }, updatedAt)).toEqual([]);
  }));

test('no request reaches a candidate after the suspension', () =>
  inRounds(async () => {
    const asha = await createSearchableCandidate(server.db);
    let at = new Date();
    const suspend = async () => {
      await server.db.transaction().execute(async (tx) => {
        await users.lock(tx, asha.id);
        at = new Date();
        await users.suspend(tx, asha.id);
      });
      return { status: 200 };
    };
    const { answers } = await meanwhile(suspend, asking(rohan, asha));
    only(answers, '201', '404 CANDIDATE_NOT_FOUND', '409 NOT_SEARCHABLE');
    expect(await begunAfter('interviews', { candidateId: asha.id }, at)).toEqual([]);
  }));

test('a company that is suspended while its members request interviews has no request open', () =>
  inRounds(async () => {
    const firm = await createRecruiter(server.db);
    const asha = await createSearchableCandidate(server.db);
    const { acted, answers } = await meanwhile(suspending(firm.id), asking(firm, asha, await publish(firm)));
    expect(acted).toBe(200);
    only(answers, '201', '403 COMPANY_SUSPENDED');
    expect(await openInterviews('companyId', firm.companyId)).toEqual([]);
  }));

test('nobody applies to a company after its suspension', () =>
  inRounds(async () => {
    const firm = await createRecruiter(server.db);
    const asha = await createSearchableCandidate(server.db);
    const { acted, answers } = await meanwhile(suspending(firm.id), applying(asha, await publish(firm)));
    expect(acted).toBe(200);
    only(answers, '201', '404 JOB_NOT_FOUND');
    const company = server.db.selectFrom('companies').select('suspendedAt').where('id', '=', firm.companyId);
    const { suspendedAt } = await company.executeTakeFirstOrThrow();
    const { companyId } = firm;
    expect(await begunAfter('applications', { companyId }, suspendedAt as Date)).toEqual([]);
  }));

test('a member who is suspended while requesting interviews is refused from then on', () =>
  inRounds(async () => {
    const asha = await createSearchableCandidate(server.db);
    const meera = await createMember(server.db, rohan.companyId, 'RECRUITER');
    const own = server.db.deleteFrom('companyMembers').where('companyId', '!=', rohan.companyId);
    await own.where('userId', '=', meera.id).execute();
    await server.db.deleteFrom('companies').where('founderId', '=', meera.id).execute();
    const { acted, answers } = await meanwhile(suspending(meera.id), asking(meera, asha));
    expect(acted).toBe(200);
    only(answers, '201', '403 RECRUITER_SUSPENDED');
  }));
