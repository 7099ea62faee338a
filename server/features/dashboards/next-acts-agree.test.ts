import { afterEach, expect, test } from 'vitest';
import type { PendingActionKind } from '#contract/dashboards/pending-action.ts';
import { listPendingActions } from '#contract/dashboards/work-queue.ts';
import { decideInterview } from '#contract/interviews/decide.ts';
import { listRecruiterInterviews } from '#contract/interviews/recruiter.ts';
import { completeInterview } from '#contract/interviews/respond.ts';
import { createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import {
  acceptOne,
  endOf,
  judgeOne,
  requestOne,
  scheduleOne,
  slotIn,
  type TestInterview,
} from '#server/testing/factories/interviews.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import { ownServer } from '#server/testing/server.ts';

const DAY = 86_400_000;

const server = ownServer();
afterEach(() => server.moveClock(0));

type SixInterviews = readonly [
  TestInterview,
  TestInterview,
  TestInterview,
  TestInterview,
  TestInterview,
  TestInterview,
];

async function queueOf(reader: TestAccount) {
  return (await server.as(reader).call(listPendingActions, { query: { size: 100 } })).data.content;
}

const moveTo = (instant: number) => server.moveClock(Math.round((instant - Date.now()) / 1000));

test('the queue and the rule for the next act agree on every interview, at every time', async () => {
  const recruiter = await createRecruiter(server.db);
  const hours = ['09', '10', '11', '12', '13', '14', '15'];
  const booked: Awaited<ReturnType<typeof scheduleOne>>[] = [];
  for (const hour of hours) {
    booked.push(
      await scheduleOne(server, { recruiter, slots: [slotIn(2, `${hour}:00`, `${hour}:59`)], duration: 45 }),
    );
  }
  await requestOne(server, { recruiter });
  await acceptOne(server, { recruiter, slots: [slotIn(20)] });
  const end = Math.max(...booked.map(endOf));
  const seen = new Set<PendingActionKind>();
  async function expectSame(at: number) {
    await moveTo(at);
    const { data } = await server.as(recruiter).call(listRecruiterInterviews, { query: { size: 100 } });
    const rule = data.content.flatMap(({ id, applicationId, nextAct, ballHolder }) => {
      if (!nextAct || ballHolder !== 'RECRUITER') return [];
      return `${nextAct} ${nextAct === 'MAKE_OFFER' ? `offer-${applicationId}` : `interview-${id}`}`;
    });
    const content = await queueOf(recruiter);
    expect(content.map(({ kind, id }) => `${kind} ${id}`).toSorted()).toEqual(rule.toSorted());
    for (const { kind } of content) seen.add(kind);
  }
  await expectSame(Date.now());
  await expectSame(end);
  const [advance, offer, reject, hold, held, talk] = booked as unknown as SixInterviews;
  await moveTo(end);
  await judgeOne(server, advance, 'ADVANCE');
  await judgeOne(server, offer, 'OFFER');
  await judgeOne(server, reject, 'REJECT');
  await judgeOne(server, hold, 'HOLD');
  await judgeOne(server, held, 'HOLD', dayIn(9));
  await server
    .as(talk.candidate)
    .call(completeInterview, { params: { id: talk.id }, body: { feedback: 'A good talk.' } });
  for (const at of [end, end + 4 * DAY, end + 8 * DAY, end + 12 * DAY]) await expectSame(at);
  expect(seen.size).toBe(6);
});

test('a finished act leaves the queue, and the following one takes its place', async () => {
  const interview = await scheduleOne(server);
  const { id, recruiter } = interview;
  await moveTo(endOf(interview));
  await judgeOne(server, interview, 'ADVANCE');
  expect((await queueOf(recruiter)).map(({ kind }) => kind)).toEqual(['REQUEST_ROUND']);
  await server.as(recruiter).call(decideInterview, { params: { id }, body: { outcome: 'REJECT' } });
  expect((await queueOf(recruiter)).map(({ kind }) => kind)).toEqual(['REJECT']);
  await requestOne(server, interview);
  expect((await queueOf(recruiter)).map(({ kind }) => kind)).toEqual([]);
});
