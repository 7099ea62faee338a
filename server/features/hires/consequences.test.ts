import { afterEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '#contract/account/closing.ts';
import { exportUserData } from '#contract/account/records.ts';
import { listMyApplications } from '#contract/applications/candidate-applications.ts';
import { getPrivacy } from '#contract/candidates/privacy.ts';
import { confirmHire, disputeHire, listMyHires, reportLeaving } from '#contract/hires/candidate-hires.ts';
import { recordHire, reportAbsence } from '#contract/hires/recruiter-hires.ts';
import { getReferralSummary, listReferrals } from '#contract/referrals/referral.ts';
import { createRecruiter, PASSWORD, signInElsewhere } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { hireBody, hireOne, recordOne, type TestHire } from '#server/testing/factories/hires.ts';
import { requestOne, scheduleOne } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { agreeOne, dayIn, offerOne } from '#server/testing/factories/offers.ts';
import { insertReferral, joinAsAffiliate } from '#server/testing/factories/referrals.ts';
import { ownServer } from '#server/testing/server.ts';

const DAY = 86_400;
const ELSEWHERE = 'Hired by another company on Medallist.';
const server = ownServer();
afterEach(() => server.moveClock(0));

const rowOf = ({ hireId }: TestHire) =>
  server.db.selectFrom('hires').selectAll().where('id', '=', hireId).executeTakeFirstOrThrow();
const statusOf = async (table: 'offers' | 'interviews' | 'applications' | 'jobs', id: string) =>
  (await server.db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
async function say({ candidate, hireId }: TestHire, of: 'JOINING' | 'LEAVING' | 'ABSENCE' = 'JOINING') {
  const params = { id: hireId };
  expect((await server.as(candidate).call(confirmHire, { params, body: { of } })).status).toBe(200);
}

describe('a confirmed hire', () => {
  test('closes the candidate’s other open processes, with a note, and hides the profile', async () => {
    const candidate = await createSearchableCandidate(server.db);
    const hire = await recordOne(server, { candidate });
    const offered = await offerOne(server, { candidate });
    const asked = await requestOne(server, { candidate });
    const booked = await scheduleOne(server, { candidate });
    const recruiter = await createRecruiter(server.db);
    const job = await createJob(server.db, recruiter);
    const applied = await createApplication(server.db, job.id, candidate);
    const other = await offerOne(server);
    await say(hire);
    expect(await statusOf('offers', offered.offerId)).toBe('DECLINED');
    expect(await statusOf('interviews', asked.id)).toBe('DECLINED');
    expect(await statusOf('interviews', booked.id)).toBe('CANCELLED');
    const own = await server.db
      .selectFrom('interviews')
      .select('closingReason')
      .where('applicationId', '=', hire.applicationId)
      .executeTakeFirstOrThrow();
    expect(own.closingReason).toBe('The candidate is hired.');
    expect(await statusOf('applications', applied.id)).toBe('WITHDRAWN');
    expect(await statusOf('applications', hire.applicationId)).toBe('HIRED');
    expect(await statusOf('offers', other.offerId)).toBe('EXTENDED');
    const { data } = await server.as(candidate).call(listMyApplications);
    expect(data.content.map(({ status }) => status).toSorted()).toEqual([
      'HIRED',
      'WITHDRAWN',
      'WITHDRAWN',
      'WITHDRAWN',
      'WITHDRAWN',
    ]);
    const notices = await server.db
      .selectFrom('notifications')
      .select('body')
      .where('userId', '=', recruiter.id)
      .where('kind', '=', 'application.withdrawn')
      .execute();
    expect(notices.map(({ body }) => body)).toEqual([expect.stringContaining(ELSEWHERE)]);
    const offer = await server.db
      .selectFrom('offers')
      .select('closingReason')
      .where('id', '=', offered.offerId)
      .executeTakeFirstOrThrow();
    expect(offer.closingReason).toBe(ELSEWHERE);
    expect((await server.as(candidate).call(getPrivacy)).data.isVisible).toBe(false);
  });

  test('has none of these effects before it is confirmed', async () => {
    const candidate = await createSearchableCandidate(server.db);
    await recordOne(server, { candidate });
    const asked = await requestOne(server, { candidate });
    expect(await statusOf('interviews', asked.id)).toBe('PENDING');
    expect((await server.as(candidate).call(getPrivacy)).data.isVisible).toBe(true);
  });

  test('fills an opening, and the last one closes the job', async () => {
    const recruiter = await createRecruiter(server.db);
    const job = await createJob(server.db, recruiter);
    await server.db.updateTable('jobs').set({ openings: 2 }).where('id', '=', job.id).execute();
    await hireOne(server, { recruiter, jobId: job.id });
    expect(await statusOf('jobs', job.id)).toBe('PUBLISHED');
    await hireOne(server, { recruiter, jobId: job.id });
    expect(await statusOf('jobs', job.id)).toBe('CLOSED');
    const moved = await server.db
      .selectFrom('auditEvents')
      .select(['action', 'actorId'])
      .where('subjectId', '=', job.id)
      .execute();
    expect(moved).toContainEqual({ action: 'job.closed', actorId: null });
  });
});

const refer = (referrer: { id: string }, referred: { id: string }, referredKind: 'JOBSEEKER' | 'RECRUITER') =>
  insertReferral(server.db, { referrerId: referrer.id, referredUserId: referred.id, referredKind });
const entriesOf = ({ applicationId }: TestHire) =>
  server.db
    .selectFrom('rewardEntries')
    .select(['beneficiaryId', 'state', 'amount'])
    .where('applicationId', '=', applicationId)
    .orderBy('at')
    .orderBy('id')
    .execute();

describe('rewards', () => {
  test('are earned by the referrer of the candidate, and by the referrer of the company at its first hire', async () => {
    const [friend, affiliate] = [await createSearchableCandidate(server.db), await joinAsAffiliate(server)];
    const recruiter = await createRecruiter(server.db);
    const candidate = await createSearchableCandidate(server.db);
    await refer(friend, candidate, 'JOBSEEKER');
    await refer(affiliate, recruiter, 'RECRUITER');
    const hire = await hireOne(server, { recruiter, candidate });
    expect((await entriesOf(hire)).toSorted((a, b) => b.amount - a.amount)).toEqual([
      { beneficiaryId: friend.id, state: 'EARNED', amount: 20_000 },
      { beneficiaryId: affiliate.id, state: 'EARNED', amount: 10_000 },
    ]);
    const { data } = await server.as(friend).call(listReferrals);
    expect(data.content[0]).toMatchObject({ status: 'HIRED', rewardState: 'EARNED', earningsAmount: 20_000 });
    const second = await hireOne(server, { recruiter });
    expect(await entriesOf(second)).toEqual([]);
  });

  test('are one per hire for a person who referred both sides', async () => {
    const friend = await createSearchableCandidate(server.db);
    const recruiter = await createRecruiter(server.db);
    const candidate = await createSearchableCandidate(server.db);
    await refer(friend, candidate, 'JOBSEEKER');
    await refer(friend, recruiter, 'RECRUITER');
    const hire = await hireOne(server, { recruiter, candidate });
    expect(await entriesOf(hire)).toEqual([{ beneficiaryId: friend.id, state: 'EARNED', amount: 20_000 }]);
    expect((await server.as(friend).call(getReferralSummary)).data).toMatchObject({ hired: 2 });
  });

  test('are payable when 90 days are complete in India, once', async () => {
    const friend = await createSearchableCandidate(server.db);
    const candidate = await createSearchableCandidate(server.db);
    await refer(friend, candidate, 'JOBSEEKER');
    const hire = await hireOne(server, { candidate });
    const end = Math.ceil((Date.parse(`${dayIn(91)}T00:00:00+05:30`) - Date.now()) / 1000);
    await server.moveClock(end - 60);
    await server.runTasks();
    expect((await entriesOf(hire)).map(({ state }) => state)).toEqual(['EARNED']);
    await server.moveClock(end + 1);
    await Promise.all([server.runTasks('completeHires'), server.runTasks('completeHires')]);
    expect((await entriesOf(hire)).map(({ state }) => state)).toEqual(['EARNED', 'PAYABLE']);
    expect(await rowOf(hire)).toMatchObject({ status: 'CONFIRMED', retainedAt: expect.any(Date) });
  });

  test('are void when a hire leaves early, and wait while that is not settled', async () => {
    const friend = await createSearchableCandidate(server.db);
    const candidate = await createSearchableCandidate(server.db);
    await refer(friend, candidate, 'JOBSEEKER');
    const hire = await hireOne(server, { candidate });
    const last = dayIn(89);
    await server.moveClock(89 * DAY);
    const later = await signInElsewhere(server.db, candidate);
    const body = { leftOn: last, cause: 'RESIGNED' } as const;
    const reported = await server.as(later).call(reportLeaving, { params: { id: hire.hireId }, body });
    expect(reported.status).toBe(200);
    await server.moveClock(93 * DAY);
    await server.runTasks();
    expect((await entriesOf(hire)).map(({ state }) => state)).toEqual(['EARNED']);
    await server.moveClock(97 * DAY);
    await server.runTasks('markOverdueInvoices', 'confirmSilentHires');
    expect(await rowOf(hire)).toMatchObject({ status: 'LEFT', retainedAt: null });
    expect((await entriesOf(hire)).map(({ state }) => state)).toEqual(['EARNED', 'VOID']);
    await server.moveClock(0);
    const { data } = await server.as(await signInElsewhere(server.db, friend)).call(getReferralSummary);
    expect(data.earnings).toMatchObject({ held: 0, payable: 0, total: 0 });
  });

  test('are void when a confirmed hire turns out not to have joined', async () => {
    const friend = await createSearchableCandidate(server.db);
    const candidate = await createSearchableCandidate(server.db);
    await refer(friend, candidate, 'JOBSEEKER');
    const hire = await hireOne(server, { candidate });
    await server.as(hire.recruiter).call(reportAbsence, { params: { id: hire.applicationId } });
    await say(hire, 'ABSENCE');
    expect((await entriesOf(hire)).map(({ state }) => state)).toEqual(['EARNED', 'VOID']);
  });
});

describe('a person who leaves Medallist', () => {
  test('is still hired, has the hire in the export, and is anonymous in it after the erasure', async () => {
    const hire = await recordOne(server);
    const params = { id: hire.hireId };
    await server
      .as(hire.candidate)
      .call(disputeHire, { params, body: { reason: 'My first day was a week later.' } });
    const exported = await (await server.as(hire.candidate).fetch(exportUserData.path)).text();
    expect(exported).toContain('My first day was a week later.');
    const left = await server.as(hire.candidate).call(deleteAccount, { body: { password: PASSWORD } });
    expect(left.status).toBe(204);
    await server.moveClock(31 * DAY);
    await server.runTasks('eraseDeletedAccounts');
    const row = await rowOf(hire);
    expect(row).toMatchObject({ candidateName: 'Deleted member', status: 'DISPUTED', disputeReason: '' });
    const events = await server.db
      .selectFrom('hireEvents')
      .select('reason')
      .where('hireId', '=', hire.hireId)
      .execute();
    expect(events.every(({ reason }) => reason === null)).toBe(true);
  });

  test('who did not answer before is confirmed by timeout', async () => {
    const hire = await recordOne(server);
    await server.as(hire.candidate).call(deleteAccount, { body: { password: PASSWORD } });
    await server.moveClock(8 * DAY);
    await server.runTasks('confirmSilentHires');
    expect(await rowOf(hire)).toMatchObject({ status: 'CONFIRMED' });
    const hidden = await server.db
      .selectFrom('auditEvents')
      .select('actorId')
      .where('subjectId', '=', hire.candidate.id)
      .where('action', '=', 'candidate.hidden')
      .execute();
    expect(hidden).toEqual([{ actorId: null }]);
  });
});

describe('concurrently', () => {
  test('of 20 recordings of joining one succeeds, of 20 confirmations one, and of 20 reports of leaving one', async () => {
    const friend = await createSearchableCandidate(server.db);
    const candidate = await createSearchableCandidate(server.db);
    await refer(friend, candidate, 'JOBSEEKER');
    const agreed = await agreeOne(server, { candidate });
    const twenty = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, call));
    const recorded = await twenty(() =>
      server
        .as(agreed.recruiter)
        .call(recordHire, { params: { id: agreed.applicationId }, body: hireBody() }),
    );
    expect(recorded.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(recorded.filter(({ code }) => code === 'HIRE_RECORDED')).toHaveLength(19);
    const mine = (await server.as(candidate).call(listMyHires)).data.content;
    expect(mine).toHaveLength(1);
    const hire = { ...agreed, hireId: mine[0]?.id ?? '' };
    const params = { id: hire.hireId };
    const confirmed = await twenty(() => server.as(candidate).call(confirmHire, { params, body: {} }));
    expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await entriesOf(hire)).toHaveLength(1);
    const body = { leftOn: dayIn(0), cause: 'RESIGNED' } as const;
    const left = await twenty(() => server.as(candidate).call(reportLeaving, { params, body }));
    expect(left.filter(({ status }) => status === 200)).toHaveLength(1);
    const events = await server.db
      .selectFrom('hireEvents')
      .select('action')
      .where('hireId', '=', hire.hireId)
      .execute();
    expect(events.map(({ action }) => action).toSorted()).toEqual(['CONFIRM', 'RECORD', 'REPORT_LEAVING']);
  });
});
