import { afterEach, describe, expect, test } from 'vitest';
import { exportUserData } from '#contract/account/records.ts';
import { saveWeeklyAvailability } from '#contract/interviews/availability.ts';
import { getCandidateInterview } from '#contract/interviews/candidate.ts';
import { getInterviewPlan } from '#contract/interviews/plan.ts';
import { respondToInterview } from '#contract/interviews/respond.ts';
import { createCandidate, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { acceptOne, requestOne, scheduleOne, slotIn } from '#server/testing/factories/interviews.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
afterEach(() => server.moveClock(0));

const MORNINGS = { weekday: 'MONDAY' as const, timeRanges: [{ startTime: '10:00', endTime: '13:00' }] };

function save(who: TestAccount, body: object) {
  return server.as(who).call(saveWeeklyAvailability, { body: body as never });
}

async function planOf(who: TestAccount, id: string) {
  return (await server.as(who).call(getInterviewPlan, { params: { id } })).data;
}

describe('the weekly hours', () => {
  test('are stored, from Monday on, and returned', async () => {
    const { id, candidate: asha } = await requestOne(server);
    expect((await planOf(asha, id)).availability).toEqual({
      timezone: 'Asia/Kolkata',
      days: [],
      updatedAt: null,
    });
    const sunday = {
      weekday: 'SUNDAY' as const,
      timeRanges: [
        { startTime: '17:30', endTime: '20:00' },
        { startTime: '09:00', endTime: '12:15' },
      ],
    };
    const answer = await save(asha, { timezone: 'Europe/Berlin', days: [sunday, MORNINGS] });
    expect(answer).toMatchObject({ status: 200, message: 'Your weekly hours are saved.' });
    const kept = (await planOf(asha, id)).availability;
    expect(kept).toMatchObject({
      timezone: 'Europe/Berlin',
      days: [MORNINGS, { ...sunday, timeRanges: sunday.timeRanges.toReversed() }],
    });
    expect(kept.updatedAt).not.toBeNull();
  });

  test('can be saved again, and cleared: the last answer wins, also of two at once', async () => {
    const asha = await createCandidate(server.db);
    await save(asha, { days: [MORNINGS] });
    const friday = { ...MORNINGS, weekday: 'FRIDAY' as const };
    const answers = await Promise.all([
      save(asha, { days: [friday] }),
      save(asha, { days: [MORNINGS, friday] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { data } = await save(asha, { days: [] });
    expect(data.days).toEqual([]);
    expect(data.updatedAt).not.toBeNull();
  });

  test.each([
    ['a day twice', [MORNINGS, MORNINGS], 'Please name each day once.'],
    [
      'hours that overlap',
      [{ ...MORNINGS, timeRanges: [...MORNINGS.timeRanges, { startTime: '12:00', endTime: '14:00' }] }],
      'These times overlap each other. Please change one of them.',
    ],
    [
      'an end before its start',
      [{ ...MORNINGS, timeRanges: [{ startTime: '12:00', endTime: '11:00' }] }],
      'End time must be after start time',
    ],
    ['a day without hours', [{ ...MORNINGS, timeRanges: [] }], 'Please enter a time.'],
    ['a day that is none', [{ ...MORNINGS, weekday: 'SOMEDAY' }], 'Please choose a day of the week.'],
  ])('are refused with %s', async (_, days, message) => {
    const { id, candidate: asha } = await requestOne(server);
    expect(await save(asha, { days })).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', message });
    expect((await planOf(asha, id)).availability.updatedAt).toBeNull();
  });

  test.each([[[]], [[null]], [{ days: null }], [{ days: [null] }], [null]])(
    'cannot be parsed from %j',
    async (body) => {
      const asha = await createCandidate(server.db);
      expect((await save(asha, body as never)).status).toBe(400);
    },
  );

  test('belong to one person, and are in their export', async () => {
    const [asha, other] = [await createCandidate(server.db), await requestOne(server)];
    await save(asha, { days: [MORNINGS] });
    expect((await planOf(other.candidate, other.id)).availability.days).toEqual([]);
    const { body } = await server.as(asha).call(exportUserData);
    expect(body).toMatchObject({ weeklyAvailability: { days: [MORNINGS] } });
  });
});

describe('the data for offering times', () => {
  test('has the match with the pay of this request, and three suggestions that are accepted as they are', async () => {
    const { id, candidate } = await requestOne(server, { salaryRange: { min: 1_000_000, max: 2_000_000 } });
    const plan = await planOf(candidate, id);
    expect(plan.match?.parts.pay).toMatchObject({ points: 0, max: 18, state: 'none' });
    expect(plan.busy).toEqual([]);
    expect(plan.suggestions).toHaveLength(3);
    const slots = plan.suggestions.map(({ date, ...range }) => ({ date, timeRanges: [range] }));
    const answer = await server.as(candidate).call(respondToInterview, {
      body: { interviewId: id, status: 'ACCEPTED', availabilitySlots: slots },
    });
    expect(answer.status).toBe(200);
    expect(answer.data.availabilitySlots).toMatchObject(slots);
  });

  test('marks what is booked and what other companies may still pick, and suggests none of it', async () => {
    const candidate = await createSearchableCandidate(server.db);
    const { id } = await requestOne(server, { candidate });
    const first = await planOf(candidate, id);
    const [one, two, three] = first.suggestions.map(({ date, ...range }) => ({ date, timeRanges: [range] }));
    if (!one || !two || !three) throw new Error('no suggestions');
    const { booked } = await scheduleOne(server, { candidate, slots: [one] });
    const offered = await acceptOne(server, { candidate, slots: [two, three] });
    const { busy, suggestions } = await planOf(candidate, id);
    expect(busy.map(({ kind, startsAt }) => [kind, startsAt])).toEqual([
      ['BOOKED', booked.startsAt],
      ['OFFERED', expect.any(String)],
      ['OFFERED', expect.any(String)],
    ]);
    expect(suggestions).toHaveLength(3);
    for (const { date, startTime } of suggestions) {
      expect(first.suggestions.some((old) => old.date === date && old.startTime === startTime)).toBe(false);
    }
    const own = await planOf(candidate, offered.id);
    expect(own.busy.map(({ kind }) => kind)).toEqual(['BOOKED', 'CURRENT', 'CURRENT']);
  });

  test('suggests no time at which the interviewer is busy, and does not reveal when that is', async () => {
    const { id, candidate, recruiter } = await requestOne(server);
    const first = await planOf(candidate, id);
    const slots = first.suggestions.map(({ date, ...range }) => ({ date, timeRanges: [range] }));
    for (const slot of slots) await scheduleOne(server, { recruiter, slots: [slot] });
    const { busy, suggestions } = await planOf(candidate, id);
    expect(busy).toEqual([]);
    expect(suggestions).toHaveLength(3);
    for (const { date, startTime, endTime } of suggestions) {
      const meets = first.suggestions.some(
        (old) => old.date === date && old.startTime < endTime && startTime < old.endTime,
      );
      expect(meets).toBe(false);
    }
  });

  test('omits past times', async () => {
    const candidate = await createSearchableCandidate(server.db);
    await scheduleOne(server, { candidate, slots: [slotIn(2)] });
    const { id } = await requestOne(server, {
      candidate,
      respondByDate: new Date(Date.now() + 6 * 86_400_000).toISOString(),
    });
    expect((await planOf(candidate, id)).busy).toHaveLength(1);
    await server.moveClock(4 * 86_400);
    expect((await planOf(candidate, id)).busy).toEqual([]);
  });

  test('stays within the weekly hours', async () => {
    const { id, candidate } = await requestOne(server);
    await save(candidate, { days: [MORNINGS] });
    const { suggestions, availability } = await planOf(candidate, id);
    expect(availability.days).toEqual([MORNINGS]);
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { date, startTime, endTime } of suggestions) {
      expect(new Date(date).getUTCDay()).toBe(1);
      expect(startTime >= '10:00' && endTime <= '13:00').toBe(true);
    }
  });

  test('is not available to another candidate', async () => {
    const { id } = await requestOne(server);
    const other = await createCandidate(server.db);
    expect((await server.as(other).call(getInterviewPlan, { params: { id } })).status).toBe(404);
  });
});

test('after the times are sent the candidate sees the deadline for the company’s pick', async () => {
  const { id, candidate } = await acceptOne(server);
  const own = server.as(candidate);
  const { data } = await own.call(getCandidateInterview, { params: { id } });
  const hours = (Date.parse(data.pickBy ?? '') - Date.parse(data.acceptedAt ?? '')) / 3_600_000;
  expect(Math.round(hours)).toBe(48);
  const asked = await requestOne(server, { candidate });
  const pending = await own.call(getCandidateInterview, { params: { id: asked.id } });
  expect(pending.data.pickBy).toBeNull();
});
