import { afterEach, describe, expect, test } from 'vitest';
import { adminGetHire } from '#contract/hires/admin-hires.ts';
import { answerCheck, reportLeaving } from '#contract/hires/candidate-hires.ts';
import { answerCheckOfHire, getApplicationHire, listHires } from '#contract/hires/recruiter-hires.ts';
import { createAdmin, createRecruiter, signInElsewhere } from '#server/testing/factories/accounts.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { hireOne, type TestHire } from '#server/testing/factories/hires.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
afterEach(() => server.moveClock(0));

const rowOf = ({ hireId }: TestHire) =>
  server.db.selectFrom('hires').selectAll().where('id', '=', hireId).executeTakeFirstOrThrow();
const checksOf = ({ hireId }: TestHire) =>
  server.db
    .selectFrom('hireChecks')
    .select(['day', 'side', 'isGood'])
    .where('hireId', '=', hireId)
    .orderBy('day')
    .orderBy('side')
    .execute();

describe('day 30, 60 and 90', () => {
  const at = (day: string) => Math.ceil((Date.parse(`${day}T09:00:00+05:30`) - Date.now()) / 1000);

  test('ask both sides in the morning, once each', async () => {
    const hire = await hireOne(server);
    const days = [30, 60, 90].map((day) => [day, at(dayIn(day))] as const);
    for (const [day, morning] of days) {
      await server.moveClock(morning - 60);
      await server.runTasks();
      expect((await checksOf(hire)).filter((check) => check.day === day)).toEqual([]);
      await server.moveClock(morning + 1);
      await Promise.all([1, 2, 3, 4].map(() => server.runTasks('askAboutHires')));
      expect((await checksOf(hire)).filter((check) => check.day === day)).toHaveLength(2);
    }
    expect(await checksOf(hire)).toHaveLength(6);
    expect(await rowOf(hire)).toMatchObject({ askAt: null });
  });

  test('are answered by each side separately', async () => {
    const hire = await hireOne(server);
    const morning = at(dayIn(30));
    const answer = (day: number) =>
      server
        .as(hire.candidate)
        .call(answerCheck, { params: { id: hire.hireId, day }, body: { isGood: false } });
    expect(await answer(30)).toMatchObject({ status: 404 });
    await server.moveClock(morning + 1);
    await server.runTasks('markOverdueInvoices', 'askAboutHires');
    hire.candidate = await signInElsewhere(server.db, hire.candidate);
    const recruiter = await signInElsewhere(server.db, hire.recruiter);
    expect((await answer(30)).data.checks).toEqual([
      { day: 30, side: 'CANDIDATE', isGood: false, answeredAt: expect.any(String) },
    ]);
    expect(await answer(60)).toMatchObject({ status: 404 });
    const theirs = await server
      .as(recruiter)
      .call(answerCheckOfHire, { params: { id: hire.hireId, day: 30 }, body: { isGood: true } });
    expect(theirs.data.checks).toMatchObject([{ side: 'RECRUITER', isGood: true }]);
    const stranger = await createRecruiter(server.db);
    const foreign = await server
      .as(stranger)
      .call(answerCheckOfHire, { params: { id: hire.hireId, day: 30 }, body: { isGood: true } });
    expect(foreign.status).toBe(404);
    expect(await checksOf(hire)).toMatchObject([{ isGood: false }, { isGood: true }]);
  });

  test('a VIEWER can read what their company answered, and never what the candidate did', async () => {
    const hire = await hireOne(server);
    await server.moveClock(at(dayIn(30)) + 1);
    await server.runTasks('askAboutHires');
    const params = { id: hire.hireId, day: 30 };
    const [candidate, recruiter] = await Promise.all([
      signInElsewhere(server.db, hire.candidate),
      signInElsewhere(server.db, hire.recruiter),
    ]);
    await server.as(candidate).call(answerCheck, { params, body: { isGood: false } });
    await server.as(recruiter).call(answerCheckOfHire, { params, body: { isGood: true } });
    const viewer = server.as(await createMember(server.db, hire.recruiter.companyId, 'VIEWER'));
    const theirs = [{ day: 30, side: 'RECRUITER', isGood: true, answeredAt: expect.any(String) }];
    expect((await viewer.call(listHires)).data.content.map(({ checks }) => checks)).toEqual([theirs]);
    const one = await viewer.call(getApplicationHire, { params: { id: hire.applicationId } });
    expect(one.data.hire?.checks).toEqual(theirs);
    const admin = server.as(await createAdmin(server.db));
    const both = (await admin.call(adminGetHire, { params: { id: hire.hireId } })).data.checks;
    expect(both.map(({ side, isGood }) => [side, isGood]).toSorted()).toEqual([
      ['CANDIDATE', false],
      ['RECRUITER', true],
    ]);
  });

  test('a candidate who left is not asked any more', async () => {
    const hire = await hireOne(server);
    const morning = at(dayIn(30));
    const body = { leftOn: dayIn(0), cause: 'OTHER' } as const;
    await server.as(hire.candidate).call(reportLeaving, { params: { id: hire.hireId }, body });
    await server.moveClock(morning + 1);
    await server.runTasks('confirmSilentHires', 'askAboutHires');
    expect(await checksOf(hire)).toEqual([]);
  });
});
