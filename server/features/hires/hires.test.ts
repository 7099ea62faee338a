import { afterEach, describe, expect, test } from 'vitest';
import { adminSettleHire } from '#contract/hires/admin-hires.ts';
import { confirmHire, disputeHire, listMyHires, reportLeaving } from '#contract/hires/candidate-hires.ts';
import {
  confirmLeavingOfHire,
  disputeLeavingOfHire,
  getApplicationHire,
  listHires,
  recordHire,
  reportAbsence,
  reportLeavingOfHire,
} from '#contract/hires/recruiter-hires.ts';
import { listOffers } from '#contract/offers/recruiter-offers.ts';
import { createAdmin, createRecruiter, signInElsewhere } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { hireBody, hireOne, recordOne, type TestHire } from '#server/testing/factories/hires.ts';
import { agreeOne, dayIn, offerOne, type TestOffer } from '#server/testing/factories/offers.ts';
import { ownServer } from '#server/testing/server.ts';

const DAY = 86_400;
const server = ownServer();
afterEach(() => server.moveClock(0));

function record({ recruiter, applicationId }: Pick<TestOffer, 'recruiter' | 'applicationId'>, body = {}) {
  const joined = { ...hireBody(), ...body };
  return server.as(recruiter).call(recordHire, { params: { id: applicationId }, body: joined });
}
function missing({ recruiter, applicationId }: Pick<TestOffer, 'recruiter' | 'applicationId'>) {
  return server.as(recruiter).call(reportAbsence, { params: { id: applicationId } });
}
type Of = 'JOINING' | 'LEAVING' | 'ABSENCE';
function say({ candidate, hireId }: TestHire, of?: Of) {
  return server.as(candidate).call(confirmHire, { params: { id: hireId }, body: { of } });
}
function deny({ candidate, hireId }: TestHire, of?: Of, reason = 'I never worked there.') {
  return server.as(candidate).call(disputeHire, { params: { id: hireId }, body: { reason, of } });
}
const LEFT = { leftOn: dayIn(0), cause: 'RESIGNED' } as const;
function leave({ candidate, hireId }: TestHire, body: object = {}) {
  const left = { ...LEFT, leftOn: dayIn(0), ...body };
  return server.as(candidate).call(reportLeaving, { params: { id: hireId }, body: left });
}
function seeLeave({ recruiter, hireId }: TestHire, body: object = {}) {
  const left = { ...LEFT, leftOn: dayIn(0), ...body };
  return server.as(recruiter).call(reportLeavingOfHire, { params: { id: hireId }, body: left });
}
async function settle({ hireId }: TestHire, outcome: 'STANDS' | 'FALLS', reason = 'Payslips were shown.') {
  const body = { outcome, reason };
  const admin = server.as(await createAdmin(server.db));
  return admin.call(adminSettleHire, { params: { id: hireId }, body });
}
const rowOf = ({ hireId }: TestHire) =>
  server.db.selectFrom('hires').selectAll().where('id', '=', hireId).executeTakeFirstOrThrow();
async function stageOf({ applicationId }: Pick<TestOffer, 'applicationId'>) {
  const found = server.db.selectFrom('applications').select(['status', 'ending']);
  return found.where('id', '=', applicationId).executeTakeFirstOrThrow();
}
async function actionsOf({ hireId }: TestHire) {
  const found = server.db.selectFrom('hireEvents').select('action').where('hireId', '=', hireId);
  return (await found.orderBy('at').orderBy('id').execute()).map(({ action }) => action);
}

describe('recording', () => {
  test('needs an accepted offer, and waits for its candidate for seven days', async () => {
    const agreed = await agreeOne(server);
    const { status, data, message } = await record(agreed);
    expect([status, message]).toEqual([201, 'Joining recorded']);
    expect(data).toMatchObject({
      status: 'RECORDED',
      joinedOn: dayIn(0),
      guaranteedUntil: dayIn(90),
      annualSalary: 4_100_000,
      candidate: { id: agreed.candidate.id },
      confirmedAt: null,
      allowedActions: ['REPORT_ABSENCE'],
    });
    const wait = Date.parse(data.confirmBy ?? '') - Date.now();
    expect(Math.round(wait / 60_000 / 10)).toBe((7 * 24 * 60) / 10);
    expect(await stageOf(agreed)).toMatchObject({ status: 'OFFERED' });
    const mine = (await server.as(agreed.candidate).call(listMyHires)).data.content[0];
    expect(mine).toMatchObject({ id: data.id, allowedActions: ['CONFIRM', 'DISPUTE'] });
  });

  test('is refused before the offer is accepted, and a second time', async () => {
    expect(await record(await offerOne(server))).toMatchObject({
      status: 409,
      code: 'HIRE_NOT_POSSIBLE',
      message: 'Joining can be recorded once the offer is accepted.',
    });
    const hire = await recordOne(server);
    expect(await record(hire)).toMatchObject({ status: 409, code: 'HIRE_RECORDED' });
  });

  test.each([
    [{ joinedOn: dayIn(1) }, 'joinedOn', 'Joining can be recorded from the first day on.'],
    [{ joinedOn: dayIn(-1) }, 'joinedOn', 'The first day lies before the offer.'],
    [{ joinedOn: '' }, 'joinedOn', 'Please choose the first day.'],
    [{ annualSalary: 0 }, 'annualSalary', 'Please enter the annual salary in whole rupees.'],
    [{ annualSalary: 4_099_999 }, 'annualSalary', 'The salary lies below that of the accepted offer.'],
    [{ annualSalary: -1 }, 'annualSalary', 'Please enter an amount in whole rupees.'],
  ])('%o is refused', async (body, path, message) => {
    const refused = await record(await agreeOne(server), body);
    expect(refused).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', message });
    expect(refused.errors).toContainEqual({ path, message });
  });

  test('the day begins at midnight in India', async () => {
    const agreed = await agreeOne(server);
    const tomorrow = dayIn(1);
    const midnight = Math.ceil((Date.parse(`${tomorrow}T00:00:00+05:30`) - Date.now()) / 1000);
    await server.moveClock(midnight - 60);
    expect((await record(agreed, { joinedOn: tomorrow })).status).toBe(400);
    await server.moveClock(midnight + 1);
    expect((await record(agreed, { joinedOn: tomorrow })).status).toBe(201);
  });

  test('the list of offers shows where joining can still be recorded', async () => {
    const agreed = await agreeOne(server);
    const viewer = await createMember(server.db, agreed.recruiter.companyId, 'VIEWER');
    const mayRecord = async (reader = agreed.recruiter) =>
      (await server.as(reader).call(listOffers)).data.content.map((offer) => offer.mayRecordJoining);
    expect(await mayRecord()).toEqual([true]);
    expect(await mayRecord(viewer)).toEqual([false]);
    await record(agreed);
    expect(await mayRecord()).toEqual([false]);
  });

  test('the application shows what can be recorded, with which terms', async () => {
    const agreed = await agreeOne(server);
    const ask = (recruiter = agreed.recruiter) =>
      server.as(recruiter).call(getApplicationHire, { params: { id: agreed.applicationId } });
    expect((await ask()).data).toEqual({
      terms: { annualSalary: 4_100_000, joiningDate: dayIn(60) },
      mayReportAbsence: false,
      hire: null,
    });
    const viewer = await createMember(server.db, agreed.recruiter.companyId, 'VIEWER');
    expect((await ask(viewer)).data).toEqual({ terms: null, mayReportAbsence: false, hire: null });
    await record(agreed);
    expect((await ask()).data).toMatchObject({ terms: null, mayReportAbsence: true });
    expect((await ask(viewer)).data).toMatchObject({ mayReportAbsence: false, hire: { allowedActions: [] } });
    const open = await offerOne(server);
    const early = await server
      .as(open.recruiter)
      .call(getApplicationHire, { params: { id: open.applicationId } });
    expect(early.data).toEqual({ terms: null, mayReportAbsence: false, hire: null });
  });
});

describe('the candidate', () => {
  test('confirms once, and the hire is final', async () => {
    const hire = await recordOne(server);
    expect((await say(hire)).data).toMatchObject({ status: 'CONFIRMED', confirmBy: null });
    expect(await stageOf(hire)).toMatchObject({ status: 'HIRED' });
    expect(await say(hire)).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
    expect(await deny(hire)).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
    expect(await actionsOf(hire)).toEqual(['RECORD', 'CONFIRM']);
  });

  test('disputes with a reason, and an admin settles it either way', async () => {
    const hire = await recordOne(server);
    expect(await deny(hire, 'JOINING', ' ')).toMatchObject({
      status: 400,
      message: 'Please say what is not right.',
    });
    expect((await deny(hire)).data).toMatchObject({ status: 'DISPUTED', disputeOf: 'JOINING' });
    expect(await settle(hire, 'FALLS', '')).toMatchObject({ status: 400 });
    expect((await settle(hire, 'FALLS')).data).toMatchObject({
      status: 'REJECTED',
      settledReason: 'Payslips were shown.',
      confirmedAt: null,
    });
    expect(await stageOf(hire)).toEqual({ status: 'WITHDRAWN', ending: 'DID_NOT_JOIN' });
    expect(await settle(hire, 'STANDS')).toMatchObject({ status: 409, code: 'ALREADY_DECIDED' });
    const other = await recordOne(server);
    await deny(other);
    expect((await settle(other, 'STANDS')).data).toMatchObject({ status: 'CONFIRMED', disputeOf: null });
    expect(await stageOf(other)).toMatchObject({ status: 'HIRED' });
  });

  test('confirms by not answering for exactly seven days', async () => {
    const hire = await recordOne(server);
    const { confirmBy } = await rowOf(hire);
    const end = Math.ceil(((confirmBy?.getTime() ?? 0) - Date.now()) / 1000);
    await server.moveClock(end - 20);
    await server.runTasks();
    expect(await rowOf(hire)).toMatchObject({ status: 'RECORDED' });
    await server.moveClock(end + 1);
    expect(await deny(hire)).toMatchObject({ status: 409, code: 'HIRE_ANSWER_OVER' });
    await Promise.all([
      server.runTasks('confirmSilentHires', 'askAboutHires'),
      server.runTasks('confirmSilentHires', 'askAboutHires'),
    ]);
    expect(await rowOf(hire)).toMatchObject({ status: 'CONFIRMED' });
    expect(await actionsOf(hire)).toEqual(['RECORD', 'CONFIRM']);
  });

  test('answers the report they saw, not one that replaced it', async () => {
    const hire = await recordOne(server);
    expect((await missing(hire)).data).toMatchObject({ status: 'ABSENT', allowedActions: [] });
    expect(await say(hire)).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
    expect(await deny(hire)).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
    expect((await deny(hire, 'ABSENCE')).data).toMatchObject({ disputeOf: 'ABSENCE' });
  });
});

describe('who did not join', () => {
  test('is reported from the joining date on, and final after the candidate’s confirmation', async () => {
    const agreed = await agreeOne(server, { body: { joiningDate: dayIn(1), expiresOn: dayIn(1) } });
    expect(await missing(agreed)).toMatchObject({ status: 409, code: 'HIRE_NOT_POSSIBLE' });
    await server.moveClock(DAY);
    const { status, data } = await missing(agreed);
    expect([status, data.status]).toEqual([200, 'ABSENT']);
    const hire = { ...agreed, hireId: data.id };
    expect(await stageOf(hire)).toMatchObject({ status: 'OFFERED' });
    expect((await say(hire, 'ABSENCE')).data).toMatchObject({ status: 'DID_NOT_JOIN' });
    expect(await stageOf(hire)).toEqual({ status: 'WITHDRAWN', ending: 'DID_NOT_JOIN' });
  });

  test('is final after a week without an answer, also for a confirmed hire', async () => {
    const recorded = await recordOne(server);
    const confirmed = await hireOne(server);
    for (const hire of [recorded, confirmed]) expect((await missing(hire)).status).toBe(200);
    await server.moveClock(7 * DAY + 60);
    await server.runTasks('confirmSilentHires');
    for (const hire of [recorded, confirmed]) {
      expect(await rowOf(hire)).toMatchObject({ status: 'DID_NOT_JOIN' });
      expect(await stageOf(hire)).toMatchObject({ status: 'WITHDRAWN' });
    }
  });

  test('may dispute it, and an admin settles it either way', async () => {
    const hire = await hireOne(server);
    await missing(hire);
    await deny(hire, 'ABSENCE');
    expect((await settle(hire, 'STANDS')).data).toMatchObject({ status: 'CONFIRMED' });
    await missing(hire);
    await deny(hire, 'ABSENCE');
    expect((await settle(hire, 'FALLS')).data).toMatchObject({ status: 'DID_NOT_JOIN' });
    expect(await stageOf(hire)).toMatchObject({ status: 'WITHDRAWN' });
  });

  test('can be found to have joined although nobody recorded it', async () => {
    const agreed = await agreeOne(server, { body: { joiningDate: dayIn(0), expiresOn: dayIn(0) } });
    const hire = { ...agreed, hireId: (await missing(agreed)).data.id };
    await deny(hire, 'ABSENCE');
    await settle(hire, 'STANDS');
    expect(await rowOf(hire)).toMatchObject({ status: 'CONFIRMED', confirmedAt: expect.any(Date) });
    expect(await stageOf(hire)).toMatchObject({ status: 'HIRED' });
  });
});

describe('leaving early', () => {
  test('is reported by one side and confirmed by the other', async () => {
    const mine = await hireOne(server);
    expect((await leave(mine)).data).toMatchObject({
      status: 'LEAVING',
      leftOn: dayIn(0),
      leaveCause: 'RESIGNED',
      reportedBy: 'CANDIDATE',
      allowedActions: [],
    });
    expect(await say(mine, 'LEAVING')).toMatchObject({ status: 409, code: 'OWN_REPORT' });
    expect(await deny(mine, 'LEAVING')).toMatchObject({ status: 409, code: 'OWN_REPORT' });
    const agree = await server
      .as(mine.recruiter)
      .call(confirmLeavingOfHire, { params: { id: mine.hireId }, body: { of: 'LEAVING' } });
    expect(agree.data).toMatchObject({ status: 'LEFT', leftOn: dayIn(0) });
    expect(await stageOf(mine)).toMatchObject({ status: 'HIRED' });
    const theirs = await hireOne(server);
    expect((await seeLeave(theirs)).data).toMatchObject({ reportedBy: 'RECRUITER' });
    expect((await say(theirs, 'LEAVING')).data).toMatchObject({ status: 'LEFT' });
  });

  test('is final after seven days without an answer', async () => {
    const hire = await hireOne(server);
    await seeLeave(hire);
    await server.moveClock(7 * DAY - 60);
    await server.runTasks('deliverMails');
    expect(await rowOf(hire)).toMatchObject({ status: 'LEAVING' });
    await server.moveClock(7 * DAY + 60);
    await server.runTasks('confirmSilentHires');
    expect(await rowOf(hire)).toMatchObject({ status: 'LEFT' });
  });

  test('is disputed by the other side and settled by an admin', async () => {
    const hire = await hireOne(server);
    await leave(hire);
    const dispute = () =>
      server.as(hire.recruiter).call(disputeLeavingOfHire, {
        params: { id: hire.hireId },
        body: { of: 'LEAVING', reason: 'She is at her desk.' },
      });
    expect((await dispute()).data).toMatchObject({ status: 'DISPUTED', leftOn: dayIn(0) });
    expect((await settle(hire, 'STANDS')).data).toMatchObject({ status: 'CONFIRMED', leftOn: null });
    await leave(hire);
    await dispute();
    expect((await settle(hire, 'FALLS')).data).toMatchObject({ status: 'LEFT', leftOn: dayIn(0) });
  });

  test.each([
    [{ leftOn: dayIn(-1) }, 'The last day lies before the first.'],
    [{ leftOn: dayIn(1) }, 'Leaving can be reported from the last day on.'],
    [{ leftOn: '' }, 'Please choose the last day.'],
    [{ cause: 'BORED' }, expect.any(String)],
  ])('%o is refused', async (body, message) => {
    const hire = await hireOne(server);
    expect(await leave(hire, body)).toMatchObject({ status: 400, message });
  });

  test('can be reported until the end of the 90th day in India, and no longer', async () => {
    const hire = await hireOne(server);
    const end = Math.ceil((Date.parse(`${dayIn(91)}T00:00:00+05:30`) - Date.now()) / 1000);
    const last = dayIn(90);
    await server.moveClock(end + 1);
    hire.candidate = await signInElsewhere(server.db, hire.candidate);
    expect(await leave(hire, { leftOn: last })).toMatchObject({ status: 409, code: 'GUARANTEE_OVER' });
    await server.moveClock(end - 60);
    expect((await leave(hire, { leftOn: last })).status).toBe(200);
  });
});

describe('who may', () => {
  test('a VIEWER can only read, a stranger gets not found, and neither side can act for the other', async () => {
    const hire = await recordOne(server);
    const viewer = await createMember(server.db, hire.recruiter.companyId, 'VIEWER');
    const list = await server.as(viewer).call(listHires);
    expect(list.data).toMatchObject({ counts: { RECORDED: 1 }, content: [{ allowedActions: [] }] });
    expect(await missing({ ...hire, recruiter: viewer })).toMatchObject({
      status: 403,
      code: 'ROLE_TOO_LOW',
    });
    const stranger = { ...hire, recruiter: await createRecruiter(server.db) };
    expect((await missing(stranger)).status).toBe(404);
    expect((await seeLeave(stranger)).status).toBe(404);
    expect((await server.as(stranger.recruiter).call(listHires)).data.totalElements).toBe(0);
    const other = { ...hire, candidate: await createSearchableCandidate(server.db) };
    for (const answer of [say(other), deny(other), leave(other)]) {
      expect(await answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    const params = { id: hire.hireId };
    expect(await server.as(hire.recruiter).call(confirmHire, { params, body: {} })).toMatchObject({
      status: 403,
    });
    const body = { outcome: 'STANDS', reason: 'So be it.' } as const;
    expect(await server.as(hire.recruiter).call(adminSettleHire, { params, body })).toMatchObject({
      status: 403,
    });
  });
});
