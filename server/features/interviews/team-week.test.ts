import { afterEach, expect, test } from 'vitest';
import { completeRecruiterInterview } from '#contract/interviews/recruiter.ts';
import { rescheduleInterview } from '#contract/interviews/respond.ts';
import { listTeamWeek } from '#contract/interviews/team-week.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { toInstant } from '#contract/kit/zoned-time.ts';
import { createRecruiter, type TestAccount, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { acceptOne, scheduleOne, slotIn } from '#server/testing/factories/interviews.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
afterEach(() => server.moveClock(0));

const at = (days: number, time: string) => toInstant(slotIn(days).date, time).toISOString();
const WEEK = { from: at(1, '00:00'), to: at(8, '00:00') };

async function weekOf(reader: TestAccount, query: object = WEEK) {
  const { data } = await server.as(reader).call(listTeamWeek, { query: query as never });
  return data.map(({ id }) => id);
}

test('shows what starts in it, for the whole team, by start time', async () => {
  const recruiter = await createRecruiter(server.db);
  const colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
  const book = (slot: ReturnType<typeof slotIn>, more: object = {}) =>
    scheduleOne(server, { recruiter, slots: [slot], ...more });
  const late = await book(slotIn(4, '15:00', '16:00'));
  const first = await book(slotIn(1, '00:00', '01:00'));
  const theirs = await book(slotIn(4, '15:00', '16:00'), { interviewerId: colleague.id });
  const next = await book(slotIn(8, '00:00', '01:00'));
  await acceptOne(server, { recruiter, slots: [slotIn(5)] });
  const given = await book(slotIn(6));
  const body = { interviewId: given.id, reason: 'Travel conflict', newAvailabilitySlots: [slotIn(7)] };
  expect((await server.as(given.candidate).call(rescheduleInterview, { body })).status).toBe(200);
  const both = [late.id, theirs.id].toSorted();
  expect(await weekOf(recruiter)).toEqual([first.id, ...both]);
  expect(await weekOf(recruiter, { from: WEEK.to, to: at(15, '00:00') })).toEqual([next.id]);
  expect(await weekOf(recruiter, { ...WEEK, interviewerId: colleague.id })).toEqual([theirs.id]);
  expect(await weekOf(recruiter, { ...WEEK, jobId: late.jobId })).toEqual([late.id]);
  expect(await weekOf(recruiter, { ...WEEK, search: 'backend' })).toHaveLength(3);
  expect(await weekOf(recruiter, { ...WEEK, search: 'nobody' })).toEqual([]);
  await server.moveClock(6 * 86_400);
  const done = { outcome: 'HOLD' as const, feedback: 'Clear thinking about failure.' };
  await server.as(recruiter).call(completeRecruiterInterview, { params: { id: first.id }, body: done });
  const { data } = await server.as(recruiter).call(listTeamWeek, { query: WEEK });
  expect(data[0]).toEqual({
    id: first.id,
    status: 'COMPLETED',
    candidateName: fullName(first.candidate),
    jobTitle: 'Senior Backend Engineer',
    interviewer: { id: recruiter.id, name: fullName(recruiter) },
    interviewType: 'TECHNICAL',
    interviewStage: 1,
    totalStages: 1,
    startsAt: at(-5, '00:00'),
    endsAt: at(-5, '01:00'),
  });
});

async function answerTo(reader: TestRecruiter, query: object) {
  return server.as(reader).call(listTeamWeek, { query: query as never });
}

test('is readable by every member, for their own company, a week at a time', async () => {
  const candidate = await createSearchableCandidate(server.db);
  const { id, recruiter } = await scheduleOne(server, { candidate, slots: [slotIn(3)] });
  const viewer = await createMember(server.db, recruiter.companyId, 'VIEWER');
  expect(await weekOf(viewer)).toEqual([id]);
  expect(await weekOf(await createRecruiter(server.db))).toEqual([]);
  expect((await server.as(candidate).call(listTeamWeek, { query: WEEK })).status).toBe(403);
  expect((await answerTo(recruiter, { from: WEEK.from, to: at(8, '02:30') })).status).toBe(400);
  expect((await answerTo(recruiter, { from: WEEK.to, to: WEEK.from })).status).toBe(400);
  expect((await answerTo(recruiter, { from: '2026-11-23', to: WEEK.to })).status).toBe(400);
  // The longest week in a time zone with daylight saving time.
  expect((await answerTo(recruiter, { from: WEEK.from, to: at(8, '01:00') })).status).toBe(200);
});
