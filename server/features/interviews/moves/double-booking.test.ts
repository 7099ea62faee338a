import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getRecruiterInterview, scheduleInterview } from '#contract/interviews/recruiter.ts';
import { respondToInterview } from '#contract/interviews/respond.ts';
import { recruiterNotifications } from '#contract/notifications.ts';
import { lockNames } from '#server/db/named-locks.ts';
import type { Db } from '#server/db/schema/database.ts';
import { createRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { acceptOne, requestOne, slotIn, type TestInterview } from '#server/testing/factories/interviews.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';
import { untilWaiting } from '#server/testing/waiting.ts';

const ROUNDS = 20;
const TAKEN = 'That time was just taken. Please pick another slot.';

const server = ownServer();

function pick({ id, recruiter, slotIds }: TestInterview & { slotIds: string[] }, place = 0) {
  const body = { slotId: slotIds[place] ?? '' };
  return server.as(recruiter).call(scheduleInterview, { params: { id }, body });
}

async function countSlots(interviewId: string): Promise<number> {
  const rows = await server.db
    .selectFrom('interviewSlots')
    .select('id')
    .where('interviewId', '=', interviewId)
    .execute();
  return rows.length;
}

test('when two recruiters pick overlapping times of one candidate at once, exactly one books', async () => {
  const recruiters = [await createRecruiter(server.db), await createRecruiter(server.db)];
  const jobIds = await Promise.all(recruiters.map(async (one) => (await createJob(server.db, one)).id));
  for (let round = 0; round < ROUNDS; round++) {
    const candidate = await createSearchableCandidate(server.db);
    const slots = [slotIn(2 + round, '10:00', '11:00'), slotIn(2 + round, '10:30', '11:30')];
    const interviews = [];
    for (const [place, recruiter] of recruiters.entries()) {
      const offered = [slots[place] as ReturnType<typeof slotIn>];
      interviews.push(
        await acceptOne(server, { recruiter, candidate, jobId: jobIds[place], slots: offered }),
      );
    }
    const answers = await Promise.all(interviews.map((interview) => pick(interview)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      code: 'TIME_TAKEN',
      message: TAKEN,
    });
  }
});

test('of two picks that overlap for one interviewer, by any recruiters, exactly one books', async () => {
  const recruiter = await createRecruiter(server.db);
  const colleague = { ...recruiter, ...(await createMember(server.db, recruiter.companyId, 'RECRUITER')) };
  const candidates = [await createSearchableCandidate(server.db), await createSearchableCandidate(server.db)];
  for (let round = 0; round < ROUNDS; round++) {
    const jobId = (await createJob(server.db, recruiter)).id;
    const interviews = [];
    for (const [place, asking] of [recruiter, colleague].entries()) {
      const slots = [place === 0 ? slotIn(2 + round, '10:00', '11:00') : slotIn(2 + round, '10:59', '11:59')];
      const candidate = candidates[place];
      const overrides = { recruiter: asking, candidate, jobId, interviewerId: recruiter.id, slots };
      interviews.push(await acceptOne(server, overrides));
    }
    const answers = await Promise.all(interviews.map((interview) => pick(interview)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      code: 'TIME_TAKEN',
      message: TAKEN,
    });
  }
});

test.each(['candidate', 'recruiter'] as const)('a booking waits for the lock of the %s', async (person) => {
  const interview = await acceptOne(server);
  const { booking } = await server.db.transaction().execute(async (tx) => {
    await lockNames(tx, 'booking', [interview[person].id]);
    const booking = pick(interview);
    await untilWaiting(server.db);
    return { booking };
  });
  expect(await booking).toMatchObject({ status: 200 });
});

test('a booking that PostgreSQL aborts because of a deadlock is retried', async () => {
  const interview = await acceptOne(server);
  const [first, second] = [interview.candidate.id, interview.recruiter.id].sort() as [string, string];
  const lock = (db: Db, id: string) => lockNames(db, 'booking', [id]);
  const answer = await server.db.transaction().execute(async (tx) => {
    // The booking has the shorter deadlock timeout, so it is the one that PostgreSQL aborts.
    await sql`set local deadlock_timeout = '30s'`.execute(tx);
    await lock(tx, second);
    // The booking locks the first person and waits for the second, who is locked by this transaction.
    const booking = pick(interview);
    await untilWaiting(server.db);
    await lock(tx, first);
    return { booking };
  });
  expect(await answer.booking).toMatchObject({ status: 200 });
});

test('adjacent interviews do not overlap, and the loser can book another slot', async () => {
  const recruiter = await createRecruiter(server.db);
  const candidate = await createSearchableCandidate(server.db);
  const slots = [slotIn(4, '10:00', '11:00'), slotIn(4, '11:00', '12:00')];
  const first = await acceptOne(server, { recruiter, candidate, slots });
  const second = await acceptOne(server, { recruiter, candidate, slots });
  expect(await pick(first)).toMatchObject({ status: 200 });
  expect(await pick(second)).toMatchObject({ status: 409, message: TAKEN });
  expect(await pick(second, 1)).toMatchObject({ status: 200 });
});

test('of fifty concurrent answers to one request, exactly one counts, and one notification is sent', async () => {
  const recruiter = await createRecruiter(server.db);
  const candidate = await createSearchableCandidate(server.db);
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await requestOne(server, { recruiter, candidate });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, day) =>
        server.as(candidate).call(respondToInterview, {
          body: { interviewId: id, status: 'ACCEPTED', availabilitySlots: [slotIn(2 + day)] },
        }),
      ),
    );
    const [winner, ...losers] = answers.sort((a, b) => a.status - b.status);
    expect(winner).toMatchObject({ status: 200, data: { status: 'ACCEPTED' } });
    expect(new Set(losers.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['409 STATE_CHANGED']),
    );
    const { data } = await server.as(recruiter).call(getRecruiterInterview, { params: { id } });
    expect(data.availabilitySlots).toEqual(winner?.data.availabilitySlots);
    expect(data.events.map(({ action }) => action)).toEqual(['REQUEST', 'ACCEPT']);
    expect(await countSlots(id)).toBe(1);
    const told = await server.as(recruiter).call(recruiterNotifications.list);
    expect(told.data.totalElements).toBe(round + 1);
  }
});
