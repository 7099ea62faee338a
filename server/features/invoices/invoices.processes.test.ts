import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmHire } from '#contract/hires/candidate-hires.ts';
import { reportLeavingOfHire } from '#contract/hires/recruiter-hires.ts';
import { Caller } from '#server/testing/caller.ts';
import { recordOne, type TestHire } from '#server/testing/factories/hires.ts';
import { invoiceOf } from '#server/testing/factories/invoices.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import { startProcesses } from '#server/testing/processes.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';
import type { Server } from '../../../e2e/servers.ts';
import { checkBooks } from './ledger.service.ts';

/** The same secret as in this process, so that its sessions are valid in the others. */
const ENV = { JWT_SECRET: 'only for tests, thirty-two characters at least' };
const TWENTY = Array.from({ length: 20 }, (_, place) => place);

let server: TestServer;
let processes: Server[];
let hires: TestHire[];
beforeAll(async () => {
  server = await startServer({ env: ENV });
  hires = [];
  for (const _ of TWENTY) hires.push(await recordOne(server));
  processes = await startProcesses(server, 2, { ...ENV, RATE_LIMITS: 'off' });
}, 120_000);
afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
  await server.close();
});

/** Alternates between the two processes. */
const at = (place: number, { token }: { token: string }) =>
  new Caller(processes[place % processes.length]!.origin, token);
const say = (place: number, { candidate, hireId }: TestHire, of: 'JOINING' | 'LEAVING') =>
  at(place, candidate).call(confirmHire, { params: { id: hireId }, body: { of } });
const done = (answers: readonly { status: number }[]) =>
  answers.filter(({ status }) => status === 200).length;

async function expectBalance(): Promise<void> {
  expect((await checkBooks(server.db)).faults).toEqual([]);
}

test('a hire that is confirmed twenty times at once at two processes is billed once', async () => {
  const answers = await Promise.all(TWENTY.map((place) => say(place, hires[0]!, 'JOINING')));
  expect(done(answers)).toBe(1);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect((await invoiceOf(server.db, hires[0]!.hireId)).sequence).toBe(1);
  await expectBalance();
});

test('nineteen hires that are confirmed at once at two processes get nineteen consecutive numbers', async () => {
  const others = hires.slice(1);
  const answers = await Promise.all(others.map((hire, place) => say(place, hire, 'JOINING')));
  expect(done(answers)).toBe(others.length);
  const rows = await server.db.selectFrom('invoices').select('sequence').orderBy('sequence').execute();
  expect(rows.map(({ sequence }) => sequence)).toEqual(TWENTY.map((place) => place + 1));
  await expectBalance();
});

test('twenty hires who leave at once, each reported and confirmed at both processes, are credited once each', async () => {
  const body = { leftOn: dayIn(0), cause: 'RESIGNED' } as const;
  const both = [0, 1] as const;
  const told = await Promise.all(
    hires.flatMap(({ recruiter, hireId }) =>
      both.map((place) => at(place, recruiter).call(reportLeavingOfHire, { params: { id: hireId }, body })),
    ),
  );
  expect(done(told)).toBe(hires.length);
  const agreed = await Promise.all(hires.flatMap((hire) => both.map((place) => say(place, hire, 'LEAVING'))));
  expect(done(agreed)).toBe(hires.length);
  const notes = await server.db.selectFrom('creditNotes').select(['sequence', 'cause']).execute();
  expect(notes.map(({ sequence }) => sequence).toSorted((a, b) => a - b)).toEqual(
    TWENTY.map((place) => place + 1),
  );
  expect(new Set(notes.map(({ cause }) => cause))).toEqual(new Set(['LEFT']));
  await expectBalance();
});
