import { expect, test } from 'vitest';
import { getPickTimes } from '#contract/interviews/pick-times.ts';
import { scheduleInterview } from '#contract/interviews/recruiter.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { toInstant } from '#contract/kit/zoned-time.ts';
import { createCandidate, createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { acceptOne, scheduleOne, slotIn } from '#server/testing/factories/interviews.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

async function timesOf(reader: TestAccount, id: string) {
  return server.as(reader).call(getPickTimes, { params: { id } });
}

/** A time in India, the given number of days ahead. */
function at(days: number, time: string): string {
  return toInstant(slotIn(days).date, time).toISOString();
}

test('shows the interviewer’s day, with whom and about what; nothing of other days and colleagues', async () => {
  const recruiter = await createRecruiter(server.db);
  const colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
  const meera = await createSearchableCandidate(server.db, { firstName: 'Meera', lastName: 'Iyer' });
  await scheduleOne(server, { recruiter, candidate: meera, slots: [slotIn(3, '08:00', '09:00')] });
  await scheduleOne(server, { recruiter, slots: [slotIn(5, '08:00', '09:00')] });
  await scheduleOne(server, {
    recruiter,
    interviewerId: colleague.id,
    slots: [slotIn(3, '12:00', '13:00')],
  });
  const { id } = await acceptOne(server, { recruiter, slots: [slotIn(3, '15:00', '17:00'), slotIn(4)] });
  const { data } = await timesOf(recruiter, id);
  expect(data).toEqual({
    interviewer: { id: recruiter.id, name: fullName(recruiter) },
    taken: [
      {
        side: 'RECRUITER',
        startsAt: at(3, '08:00'),
        endsAt: at(3, '09:00'),
        title: 'Meera Iyer, Senior Backend Engineer',
      },
    ],
  });
});

test('shows only which of the offered times the candidate has given away, and not to whom', async () => {
  const candidate = await createSearchableCandidate(server.db);
  const slots = [slotIn(6, '09:00', '12:00'), slotIn(6, '17:00', '19:00')];
  const { id, recruiter, slotIds } = await acceptOne(server, { candidate, slots });
  // Another company books over the start of the second time, and elsewhere on the same day.
  await scheduleOne(server, { candidate, slots: [slotIn(6, '16:30', '17:30')] });
  await scheduleOne(server, { candidate, slots: [slotIn(6, '13:00', '14:00')] });
  const { data } = await timesOf(recruiter, id);
  expect(data.taken).toEqual([
    { side: 'CANDIDATE', startsAt: at(6, '17:00'), endsAt: at(6, '17:30'), title: null },
  ]);
  const pick = (startTime: string) =>
    server
      .as(recruiter)
      .call(scheduleInterview, { params: { id }, body: { slotId: slotIds[1] ?? '', startTime } });
  // It reveals no more than a pick would.
  expect(await pick('17:15')).toMatchObject({ status: 409, code: 'TIME_TAKEN' });
  expect(await pick('17:30')).toMatchObject({ status: 200 });
  expect((await timesOf(recruiter, id)).data.taken).toEqual([]);
});

test('shows that an interviewer of two companies is busy, but not with whom', async () => {
  const [recruiter, elsewhere] = [await createRecruiter(server.db), await createRecruiter(server.db)];
  const { id } = await acceptOne(server, { recruiter, slots: [slotIn(7, '15:00', '17:00')] });
  const other = await scheduleOne(server, { recruiter: elsewhere, slots: [slotIn(7, '15:30', '16:30')] });
  await server.db
    .updateTable('interviews')
    .set({ interviewerId: recruiter.id })
    .where('id', '=', other.id)
    .execute();
  expect((await timesOf(recruiter, id)).data.taken).toEqual([
    { side: 'RECRUITER', startsAt: at(7, '15:30'), endsAt: at(7, '16:30'), title: null },
  ]);
});

test('is for those who pick, of that company', async () => {
  const { id, recruiter, candidate } = await acceptOne(server);
  const viewer = await createMember(server.db, recruiter.companyId, 'VIEWER');
  const stranger = await createRecruiter(server.db);
  expect((await timesOf(viewer, id)).status).toBe(403);
  expect((await timesOf(stranger, id)).status).toBe(404);
  expect((await timesOf(candidate, id)).status).toBe(403);
  expect((await timesOf(await createCandidate(server.db), id)).status).toBe(403);
});
