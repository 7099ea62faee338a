import { afterEach, describe, expect, test } from 'vitest';
import { listMyApplications } from '#contract/applications/candidate-applications.ts';
import { rejectApplication } from '#contract/applications/recruiter-applications.ts';
import { getCandidateHome } from '#contract/dashboards/candidate-home.ts';
import { respondToInterview } from '#contract/interviews/respond.ts';
import { listMyOffers, respondToOffer } from '#contract/offers/candidate-offers.ts';
import {
  listApplicationOffers,
  listOffers,
  makeOffer,
  withdrawOffer,
} from '#contract/offers/recruiter-offers.ts';
import { createRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { requestOne, slotIn } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import {
  agreeOne,
  dayIn,
  offerBody,
  offerOne,
  readyForOffer,
  type TestOffer,
} from '#server/testing/factories/offers.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
afterEach(() => server.moveClock(0));

const DAY = 86_400;
const ACCEPTANCE = { status: 'ACCEPTED', fullName: 'Asha Raghavan' } as const;
const REFUSAL = { status: 'DECLINED', reason: 'Salary expectation mismatch' } as const;

function extend({ recruiter, applicationId }: Pick<TestOffer, 'recruiter' | 'applicationId'>, body = {}) {
  return server
    .as(recruiter)
    .call(makeOffer, { params: { id: applicationId }, body: { ...offerBody(), ...body } });
}

function answer({ candidate, offerId }: TestOffer, body: typeof ACCEPTANCE | typeof REFUSAL) {
  return server.as(candidate).call(respondToOffer, { params: { id: offerId }, body });
}

function takeBack({ recruiter, offerId }: TestOffer, reason = 'The role was frozen.') {
  return server.as(recruiter).call(withdrawOffer, { params: { id: offerId }, body: { reason } });
}

async function versionsOf({ recruiter, applicationId }: TestOffer) {
  const { data } = await server.as(recruiter).call(listApplicationOffers, { params: { id: applicationId } });
  return data;
}

async function applicationOf({ candidate }: Pick<TestOffer, 'candidate'>) {
  const { data } = await server.as(candidate).call(listMyApplications);
  return data.content[0];
}

describe('making an offer', () => {
  test('stores it beside the pay stated in the request and the job, and moves the application', async () => {
    const ready = await readyForOffer(server);
    const { status, data } = await extend(ready, { variablePay: 400_000, note: 'With health cover.' });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      version: 1,
      status: 'EXTENDED',
      annualSalary: 4_100_000,
      variablePay: 400_000,
      joiningDate: dayIn(60),
      expiresOn: dayIn(10),
      note: 'With health cover.',
      stated: {
        request: { min: 3_800_000, max: 4_600_000 },
        job: { min: 3_800_000, max: 4_600_000 },
      },
      before: null,
      acceptedName: null,
      allowedActions: ['WITHDRAW', 'REPLACE'],
    });
    const midnight = new Date(`${dayIn(11)}T00:00:00+05:30`).toISOString();
    expect(data.expiresAt).toBe(midnight);
    expect(await applicationOf(ready)).toMatchObject({
      status: 'OFFERED',
      turn: { holder: 'CANDIDATE', act: 'ANSWER_OFFER', dueAt: midnight },
      offer: { id: data.id, status: 'EXTENDED' },
    });
  });

  test('is open for a week by default, but never beyond the joining date', async () => {
    const { data } = await extend(await readyForOffer(server), { expiresOn: null });
    expect(data.expiresOn).toBe(dayIn(7));
    const soon = await extend(await readyForOffer(server), { expiresOn: undefined, joiningDate: dayIn(3) });
    expect(soon.data.expiresOn).toBe(dayIn(3));
  });

  test.each([
    [{ annualSalary: 0 }, 'annualSalary', 'Please enter the annual salary in whole rupees.'],
    [{ annualSalary: -5 }, 'annualSalary', 'Please enter an amount in whole rupees.'],
    [{ variablePay: 4_100_001 }, 'variablePay', 'The variable part cannot be more than the annual salary.'],
    [{ joiningDate: '' }, 'joiningDate', 'Please choose a joining date.'],
    [{ joiningDate: dayIn(-1) }, 'expiresOn', 'An offer cannot run longer than until the joining date.'],
    [{ joiningDate: dayIn(-1), expiresOn: null }, 'joiningDate', 'The joining date lies in the past.'],
    [{ joiningDate: dayIn(366) }, 'joiningDate', 'The joining date can be at most a year ahead.'],
    [{ expiresOn: dayIn(-1) }, 'expiresOn', 'The last day to answer lies in the past.'],
    [{ expiresOn: dayIn(31) }, 'expiresOn', 'An offer can stay open for at most 30 days.'],
    [
      { joiningDate: dayIn(9), expiresOn: dayIn(10) },
      'expiresOn',
      'An offer cannot run longer than until the joining date.',
    ],
  ])('%o is refused at %s', async (body, path, message) => {
    const ready = await readyForOffer(server);
    const refused = await extend(ready, body);
    expect(refused).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', message });
    expect(refused.errors).toContainEqual({ path, message });
    expect(await applicationOf(ready)).toMatchObject({ status: 'INTERVIEW' });
  });

  test('the last allowed day is accepted', async () => {
    const { status } = await extend(await readyForOffer(server), {
      joiningDate: dayIn(30),
      expiresOn: dayIn(30),
    });
    expect(status).toBe(201);
    expect((await extend(await readyForOffer(server), { joiningDate: dayIn(365) })).status).toBe(201);
  });

  test('requires an accepted interview', async () => {
    const recruiter = await createRecruiter(server.db);
    const candidate = await createSearchableCandidate(server.db);
    const job = await createJob(server.db, recruiter);
    const { id } = await createApplication(server.db, job.id, candidate);
    expect(await extend({ recruiter, applicationId: id })).toMatchObject({
      status: 409,
      code: 'OFFER_NOT_POSSIBLE',
      message: 'An offer can be made once an interview is under way or done.',
    });
    const request = await requestOne(server, { recruiter, candidate, jobId: job.id });
    await server.as(candidate).call(respondToInterview, {
      body: { interviewId: request.id, status: 'ACCEPTED', availabilitySlots: [slotIn(2)] },
    });
    expect((await extend({ recruiter, applicationId: id })).status).toBe(201);
  });

  test('is refused while the candidate is inactive', async () => {
    const ready = await readyForOffer(server);
    await server.db
      .updateTable('users')
      .set({ status: 'INACTIVE' })
      .where('id', '=', ready.candidate.id)
      .execute();
    expect(await extend(ready)).toMatchObject({ status: 409, code: 'CANDIDATE_AWAY' });
  });
});

describe('versions', () => {
  test('a change withdraws the previous version, which can no longer be answered', async () => {
    const first = await offerOne(server);
    const { data } = await extend(first, { annualSalary: 4_400_000 });
    expect(data).toMatchObject({
      version: 2,
      before: { annualSalary: 4_100_000, variablePay: 0, joiningDate: dayIn(60), expiresOn: dayIn(10) },
    });
    const { versions } = await versionsOf(first);
    expect(versions.map(({ version, status }) => [version, status])).toEqual([
      [2, 'EXTENDED'],
      [1, 'WITHDRAWN'],
    ]);
    expect(await answer(first, ACCEPTANCE)).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
    expect((await answer({ ...first, offerId: data.id }, ACCEPTANCE)).status).toBe(200);
  });

  test('two colleagues at the same moment leave one open version, and no gap in the numbers', async () => {
    const ready = await readyForOffer(server);
    const made = await Promise.all([1, 2, 3, 4].map((times) => extend(ready, { annualSalary: times * 1e6 })));
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const rows = await server.db
      .selectFrom('offers')
      .select(['version', 'status'])
      .where('applicationId', '=', ready.applicationId)
      .orderBy('version')
      .execute();
    expect(rows.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    expect(rows.filter(({ status }) => status === 'EXTENDED')).toHaveLength(1);
  });

  test('an accepted one is final: neither changed nor withdrawn', async () => {
    const agreed = await agreeOne(server);
    expect(await extend(agreed)).toMatchObject({
      status: 409,
      code: 'OFFER_ACCEPTED',
      message: 'This offer is accepted and can no longer change.',
    });
    expect(await takeBack(agreed)).toMatchObject({ status: 409, code: 'OFFER_ACCEPTED' });
    expect(await versionsOf(agreed)).toMatchObject({ mayOffer: false, versions: [{ allowedActions: [] }] });
  });
});

describe('answering', () => {
  test('acceptance stores the typed name and the time, once', async () => {
    const offer = await offerOne(server);
    const { status, data } = await answer(offer, ACCEPTANCE);
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'ACCEPTED', acceptedName: 'Asha Raghavan', allowedActions: [] });
    expect(Date.parse(data.closedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(await applicationOf(offer)).toMatchObject({ status: 'OFFERED', turn: null });
    expect(await answer(offer, ACCEPTANCE)).toMatchObject({ status: 409, code: 'OFFER_ACCEPTED' });
    expect(await answer(offer, REFUSAL)).toMatchObject({ status: 409, code: 'OFFER_ACCEPTED' });
  });

  test.each([
    [{ status: 'ACCEPTED' }, 'Please type your full name.'],
    [{ status: 'ACCEPTED', fullName: '   ' }, 'Please type your full name.'],
    [{ status: 'ACCEPTED', fullName: '\u200b \u200b' }, 'Please type your full name.'],
    [{ status: 'ACCEPTED', fullName: 'Asha' }, 'Please type your first and your last name.'],
    [{ status: 'ACCEPTED', fullName: 'Asha \u3164' }, 'Please type your first and your last name.'],
    [{ status: 'DECLINED' }, 'Please provide a reason for declining'],
    [{ status: 'DECLINED', reason: 'Other' }, 'Please provide a reason for declining'],
    [{ status: 'MAYBE' }, 'Please accept or decline the offer.'],
  ])('%o is refused', async (body, message) => {
    const offer = await offerOne(server);
    expect(await answer(offer, body as never)).toMatchObject({ status: 400, message });
  });

  test('a refusal has its reason and leaves the next step to the company', async () => {
    const offer = await offerOne(server);
    const { data } = await answer(offer, REFUSAL);
    expect(data).toMatchObject({ status: 'DECLINED', closingReason: REFUSAL.reason });
    const application = await applicationOf(offer);
    const steps = application?.history.map((event) => event.offer ?? event.stage ?? event.interview);
    // The moves of the interview and of the application are a millisecond apart, in either order.
    expect(steps?.slice(0, 4).toSorted()).toEqual(['ACCEPT', 'INTERVIEW', 'REQUEST', 'SHORTLISTED']);
    expect(steps?.slice(4)).toEqual(['OFFERED', 'DECLINE']);
    expect(await versionsOf(offer)).toMatchObject({ mayOffer: true });
    const rejected = await server.as(offer.recruiter).call(rejectApplication, {
      params: { id: offer.applicationId },
      body: { reason: 'They declined.' },
    });
    expect(rejected.status).toBe(200);
  });

  test('of two answers at once one counts', async () => {
    const offer = await offerOne(server);
    const answers = await Promise.all([
      answer(offer, ACCEPTANCE),
      answer(offer, REFUSAL),
      takeBack(offer),
      answer(offer, ACCEPTANCE),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const events = await server.db
      .selectFrom('offerEvents')
      .select('action')
      .where('offerId', '=', offer.offerId)
      .execute();
    expect(events).toHaveLength(2);
  });

  test('a company withdraws an offer with a reason that the candidate can read', async () => {
    const offer = await offerOne(server);
    expect(await takeBack(offer, ' ')).toMatchObject({
      status: 400,
      message: 'Please provide a reason for withdrawing',
    });
    expect((await takeBack(offer)).data).toMatchObject({ status: 'WITHDRAWN' });
    const { data } = await server.as(offer.candidate).call(listMyOffers);
    expect(data.content[0]).toMatchObject({ status: 'WITHDRAWN', closingReason: 'The role was frozen.' });
    expect(await answer(offer, ACCEPTANCE)).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
    expect(await applicationOf(offer)).toMatchObject({ status: 'INTERVIEW' });
  });
});

describe('time', () => {
  test('after its last day an offer can no longer be answered, and the sweep ends it once', async () => {
    const offer = await offerOne(server, { body: { expiresOn: dayIn(2) } });
    const { data } = await server.as(offer.candidate).call(listMyOffers);
    const end = Math.round((Date.parse(data.content[0]?.expiresAt ?? '') - Date.now()) / 1000);
    await server.moveClock(end - 60);
    await server.runTasks('remindOfOffers');
    expect((await versionsOf(offer)).versions[0]?.status).toBe('EXTENDED');
    await server.moveClock(end + 1);
    expect(await answer(offer, ACCEPTANCE)).toMatchObject({
      status: 409,
      code: 'OFFER_EXPIRED',
      message: 'The time to answer this offer has passed.',
    });
    await Promise.all([server.runTasks(), server.runTasks()]);
    expect((await versionsOf(offer)).versions[0]?.status).toBe('EXPIRED');
    expect(await applicationOf(offer)).toMatchObject({ status: 'INTERVIEW', turn: { act: 'PICK_TIME' } });
    const expiries = await server.db
      .selectFrom('offerEvents')
      .select('id')
      .where('offerId', '=', offer.offerId)
      .where('action', '=', 'EXPIRE')
      .execute();
    expect(expiries).toHaveLength(1);
  });

  test('the candidate is reminded after half of the time and a day before the end, each once', async () => {
    const offer = await offerOne(server, { body: { expiresOn: dayIn(10) } });
    const reminders = async () => {
      await server.runTasks('expireOffers', 'remindOfOffers');
      const told = await server.db
        .selectFrom('notifications')
        .select('id')
        .where('userId', '=', offer.candidate.id)
        .where('kind', '=', 'offer.reminder')
        .execute();
      return told.length;
    };
    expect(await reminders()).toBe(0);
    await server.moveClock(4 * DAY);
    expect(await reminders()).toBe(0);
    await server.moveClock(6 * DAY);
    expect(await reminders()).toBe(1);
    expect(await reminders()).toBe(1);
    const { remindLastAt } = await server.db
      .selectFrom('offers')
      .select('remindLastAt')
      .where('id', '=', offer.offerId)
      .executeTakeFirstOrThrow();
    // The last day ends at midnight in India, independent of the hour at which the test runs.
    await server.moveClock(Math.ceil((Number(remindLastAt) - Date.now()) / 1000) + 60);
    expect(await reminders()).toBe(2);
    expect(await reminders()).toBe(2);
  });

  test('an offer open for a day has one reminder', async () => {
    const { offerId } = await offerOne(server, { body: { expiresOn: dayIn(0) } });
    const row = await server.db
      .selectFrom('offers')
      .select(['remindHalfAt', 'remindLastAt'])
      .where('id', '=', offerId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ remindHalfAt: expect.any(Date), remindLastAt: null });
  });
});

describe('who may', () => {
  test('a VIEWER can read and not act; a stranger gets not found', async () => {
    const offer = await offerOne(server);
    const viewer = await createMember(server.db, offer.recruiter.companyId, 'VIEWER');
    const looksOn = { ...offer, recruiter: viewer };
    expect(await versionsOf(looksOn)).toMatchObject({ mayOffer: false, versions: [{ allowedActions: [] }] });
    expect(await extend(looksOn)).toMatchObject({ status: 403, code: 'ROLE_TOO_LOW' });
    expect(await takeBack(looksOn)).toMatchObject({ status: 403, code: 'ROLE_TOO_LOW' });
    const stranger = { ...offer, recruiter: await createRecruiter(server.db) };
    expect(await extend(stranger)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await takeBack(stranger)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const read = await server
      .as(stranger.recruiter)
      .call(listApplicationOffers, { params: { id: offer.applicationId } });
    expect(read.status).toBe(404);
    expect((await server.as(stranger.recruiter).call(listOffers)).data.totalElements).toBe(0);
    const other = { ...offer, candidate: await createSearchableCandidate(server.db) };
    expect(await answer(other, ACCEPTANCE)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('the company lists the latest versions, open ones first, with counts', async () => {
    const recruiter = await createRecruiter(server.db);
    const waiting = await offerOne(server, { recruiter });
    const again = await extend(waiting, { annualSalary: 4_000_000 });
    await agreeOne(server, { recruiter });
    const declined = await offerOne(server, { recruiter });
    await answer(declined, REFUSAL);
    const all = (await server.as(recruiter).call(listOffers)).data;
    expect(all.content.map(({ status }) => status)).toEqual(['EXTENDED', 'DECLINED', 'ACCEPTED']);
    expect(all.content[0]?.id).toBe(again.data.id);
    expect(all.counts).toMatchObject({ EXTENDED: 1, ACCEPTED: 1, DECLINED: 1, EXPIRED: 0, WITHDRAWN: 0 });
    const some = await server.as(recruiter).call(listOffers, { query: { status: 'ACCEPTED' } });
    expect(some.data).toMatchObject({ totalElements: 1, content: [{ status: 'ACCEPTED' }] });
  });

  test('an open offer comes first in the candidate’s next acts', async () => {
    const { candidate, offerId } = await offerOne(server);
    const { data } = await server.as(candidate).call(getCandidateHome);
    expect(data.nextActs.find(({ kind }) => kind === 'ANSWER_OFFER')).toMatchObject({
      offerId,
      link: `/offers?offer=${offerId}`,
      summary: 'Stated ₹38 L – ₹46 L, offered ₹41 L',
    });
  });
});
