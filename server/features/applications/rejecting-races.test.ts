import { expect, test } from 'vitest';
import { listMyApplications, withdrawApplication } from '#contract/applications/candidate-applications.ts';
import {
  getApplication,
  rejectApplication,
  shortlistApplication,
  undoDecisions,
} from '#contract/applications/recruiter-applications.ts';
import { createCandidate, createRecruiter } from '#server/testing/factories/accounts.ts';
import { createApplication, createJob, tellRejection } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';
import { untilWaiting } from '#server/testing/waiting.ts';

const server = ownServer();

async function rejected() {
  const recruiter = await createRecruiter(server.db);
  const candidate = await createCandidate(server.db);
  const { id: jobId } = await createJob(server.db, recruiter);
  const { id } = await createApplication(server.db, jobId, candidate);
  const as = server.as(recruiter);
  await as.call(rejectApplication, { params: { id }, body: { reason: 'No.' } });
  const acts = {
    undo: async () => (await as.call(undoDecisions, { body: { applicationIds: [id] } })).status,
    tell: () => tellRejection(server.db, id).then(() => 0),
    takeUp: async () => (await as.call(shortlistApplication, { params: { id }, body: {} })).status,
    withdraw: async () => (await server.as(candidate).call(withdrawApplication, { params: { id } })).status,
  };
  const end = async () => {
    const company = (await as.call(getApplication, { params: { id } })).data.status;
    const told = (await server.as(candidate).call(listMyApplications)).data.content[0]?.status;
    const mails = await server.mailsTo(candidate.email);
    const letters = mails.filter(({ subject }) => subject.startsWith('Not selected')).length;
    return { company, told, letters };
  };
  return { id, acts, end };
}

type Act = keyof Awaited<ReturnType<typeof rejected>>['acts'];

/**
 * Starts all acts while the row is locked, then releases the lock: they run in the order in which they
 * queued.
 */
async function together(id: string, acts: (() => Promise<number>)[]): Promise<number[]> {
  const { pending } = await server.db.transaction().execute(async (tx) => {
    await tx.selectFrom('applications').select('id').where('id', '=', id).forUpdate().execute();
    const pending: Promise<number>[] = [];
    for (const act of acts) {
      pending.push(act());
      await untilWaiting(server.db, pending.length);
    }
    return { pending };
  });
  return Promise.all(pending);
}

const RESTORED = { company: 'NEW', told: 'NEW', letters: 0 };
const TOLD = { company: 'REJECTED', told: 'REJECTED', letters: 1 };
const TAKEN_UP = { company: 'SHORTLISTED', told: 'SHORTLISTED', letters: 0 };
const GONE = { company: 'WITHDRAWN', told: 'WITHDRAWN', letters: 0 };

test.each<[Act, Act, number[], object]>([
  ['undo', 'tell', [200, 0], RESTORED],
  ['tell', 'undo', [0, 409], TOLD],
  ['tell', 'tell', [0, 0], TOLD],
  ['undo', 'undo', [200, 409], RESTORED],
  ['takeUp', 'tell', [200, 0], TAKEN_UP],
  ['withdraw', 'tell', [200, 0], GONE],
  ['tell', 'withdraw', [0, 409], TOLD],
  ['withdraw', 'undo', [200, 409], GONE],
])('of %s and %s at once exactly one succeeds', async (first, second, answers, left) => {
  const { id, acts, end } = await rejected();
  expect(await together(id, [acts[first], acts[second]])).toEqual(answers);
  expect(await end()).toEqual(left);
});

test('of many concurrent undos and sweeps exactly one wins, and all agree which', async () => {
  for (let round = 0; round < 8; round++) {
    const { acts, end } = await rejected();
    const undoes = [acts.undo, acts.undo, acts.undo].map((undo) => undo());
    const tellings = [acts.tell, acts.tell].map((tell) => tell());
    const won = (await Promise.all(undoes)).filter((status) => status === 200).length;
    await Promise.all(tellings);
    expect(won).toBeLessThanOrEqual(1);
    expect(await end()).toEqual(won ? RESTORED : TOLD);
  }
});
