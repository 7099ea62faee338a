import { afterEach, expect, test } from 'vitest';
import { removeMember } from '#contract/companies/team.ts';
import { decideInterview } from '#contract/interviews/decide.ts';
import { completeRecruiterInterview, getRecruiterInterview } from '#contract/interviews/recruiter.ts';
import { movesOf } from '#contract/interviews/state.ts';
import { now } from '#server/platform/clock.ts';
import { createRecruiter, signInElsewhere, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { acceptOne, scheduleOne } from '#server/testing/factories/interviews.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
afterEach(() => server.moveClock(0));

async function companyOfThree() {
  const owner = await createRecruiter(server.db);
  const leaver = await createMember(server.db, owner.companyId, 'RECRUITER');
  const heir = await createMember(server.db, owner.companyId, 'RECRUITER');
  return { owner, leaver, heir };
}

/** The possible actions of the interview, and the primary one. */
async function buttonsOf(reader: TestRecruiter, id: string) {
  const { data } = await server.as(reader).call(getRecruiterInterview, { params: { id } });
  const { nextAct, ballHolder, dueAt, canRequestSlots } = data;
  return { nextAct, ballHolder, dueAt, canRequestSlots, moves: movesOf(data, 'RECRUITER', now()) };
}

async function leave(owner: TestRecruiter, leaver: TestRecruiter, heir: TestRecruiter) {
  const removed = await server
    .as(owner)
    .call(removeMember, { params: { id: leaver.id }, query: { successorId: heir.id } });
  expect(removed.status).toBe(204);
}

test('who takes over offered times, or a booked interview, has the actions of the former member', async () => {
  const { owner, leaver, heir } = await companyOfThree();
  const ids = [
    (await acceptOne(server, { recruiter: leaver })).id,
    (await scheduleOne(server, { recruiter: leaver })).id,
  ];
  const before = await Promise.all(ids.map((id) => buttonsOf(leaver, id)));
  expect(before.map(({ nextAct }) => nextAct)).toEqual(['PICK_TIME', null]);
  await leave(owner, leaver, heir);
  expect(await Promise.all(ids.map((id) => buttonsOf(heir, id)))).toEqual(before);
});

test('who takes over a judged interview decides about it, and is not asked for the feedback again', async () => {
  const { owner, leaver, heir } = await companyOfThree();
  const { id, booked } = await scheduleOne(server, { recruiter: leaver });
  await server.moveClock(Math.round((Date.parse(booked.startsAt ?? '') - Date.now()) / 1000) + 4000);
  const [judge, boss, next] = await Promise.all([
    signInElsewhere(server.db, leaver),
    signInElsewhere(server.db, owner),
    signInElsewhere(server.db, heir),
  ]);
  const feedback = 'Clear thinking about failure.';
  const body = { outcome: 'OFFER', feedback, verdict: 'YES', ratings: [] };
  const judged = await server.as(judge).call(completeRecruiterInterview, { params: { id }, body });
  expect(judged.status).toBe(200);
  await leave({ ...owner, ...boss }, leaver, heir);
  const mine = { ...heir, ...next };
  const { data } = await server.as(mine).call(getRecruiterInterview, { params: { id } });
  expect(data).toMatchObject({ feedback: null, outcome: 'OFFER' });
  const { nextAct, moves } = await buttonsOf(mine, id);
  expect([nextAct, moves]).toEqual(['MAKE_OFFER', ['DECIDE']]);
  const decided = await server
    .as(mine)
    .call(decideInterview, { params: { id }, body: { outcome: 'REJECT' } as never });
  expect(decided.status).toBe(200);
});
