import { afterEach, expect, test } from 'vitest';
import { adminSettleHire } from '#contract/hires/admin-hires.ts';
import { confirmHire, disputeHire } from '#contract/hires/candidate-hires.ts';
import { recordHire, reportAbsence, reportLeavingOfHire } from '#contract/hires/recruiter-hires.ts';
import { signInElsewhere } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { hireBody, recordOne } from '#server/testing/factories/hires.ts';
import { agreeOne, dayIn } from '#server/testing/factories/offers.ts';
import { insertReferral } from '#server/testing/factories/referrals.ts';
import { NOBODY, type Told, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));
afterEach(() => server.moveClock(0));

const DAY = 86_400;
/** Members who may act on hires; a VIEWER is not one of them. */
const ACTING = ['interviewer', 'leader', 'owner', 'recruiter'];
const both = (...people: string[]): Told => ({ notices: people.toSorted(), mails: people.toSorted() });
const hired = { 'application.moved': NOBODY, 'candidate.visibilityChanged': NOBODY };
const confirmed = {
  ...hired,
  'hire.confirmed': NOBODY,
  'invoice.issued': both('owner'),
  // The interview that was still booked is cancelled.
  'interview.moved': both('candidate', 'recruiter'),
};

test('a candidate who joined is notified and asked, and the company of their answer', async () => {
  const { applicationId } = await agreeOne(server, { recruiter: cast.recruiter, candidate: cast.candidate });
  let params = { id: '' };
  const record = async () => {
    const call = { params: { id: applicationId }, body: hireBody() };
    params = { id: (await server.as(cast.recruiter).call(recordHire, call)).data.id };
  };
  expect(await toldBy(server, cast, record)).toEqual({ 'hire.moved': both('candidate') });
  const confirm = () => server.as(cast.candidate).call(confirmHire, { params, body: {} });
  expect(await toldBy(server, cast, confirm)).toEqual({ ...confirmed, 'hire.moved': both(...ACTING) });
  const morning = Math.ceil((Date.parse(`${dayIn(30)}T09:00:00+05:30`) - Date.now()) / 1000) + 1;
  const body = { leftOn: dayIn(0), cause: 'RESIGNED' } as const;
  await server.moveClock(morning);
  expect(await toldBy(server, cast, () => server.runTasks())).toMatchObject({
    'hire.asked': both('candidate', ...ACTING),
  });
  const [recruiter, candidate] = [
    await signInElsewhere(server.db, cast.recruiter),
    await signInElsewhere(server.db, cast.candidate),
  ];
  const leave = () => server.as(recruiter).call(reportLeavingOfHire, { params, body });
  expect(await toldBy(server, cast, leave)).toEqual({ 'hire.moved': both('candidate') });
  const agree = () => server.as(candidate).call(confirmHire, { params, body: { of: 'LEAVING' } });
  expect(await toldBy(server, cast, agree)).toEqual({
    'hire.moved': both(...ACTING),
    'hire.left': NOBODY,
    'invoice.credited': both('owner'),
  });
});

test('a dispute is sent to the company, and its settlement to both sides', async () => {
  const { hireId, applicationId } = await recordOne(server, {
    recruiter: cast.recruiter,
    candidate: cast.otherCandidate,
  });
  const params = { id: hireId };
  const absent = () => server.as(cast.recruiter).call(reportAbsence, { params: { id: applicationId } });
  expect(await toldBy(server, cast, absent)).toEqual({ 'hire.moved': both('otherCandidate') });
  const body = { of: 'ABSENCE', reason: 'I work there.' } as const;
  const dispute = () => server.as(cast.otherCandidate).call(disputeHire, { params, body });
  expect(await toldBy(server, cast, dispute)).toEqual({ 'hire.moved': both(...ACTING) });
  const settle = () =>
    server
      .as(cast.admin)
      .call(adminSettleHire, { params, body: { outcome: 'FALLS', reason: 'No payslip was shown.' } });
  expect(await toldBy(server, cast, settle)).toEqual({
    'hire.moved': both('otherCandidate', ...ACTING),
    'application.moved': NOBODY,
    'hire.didNotJoin': NOBODY,
  });
});

test('who switched the mails off gets none, and a missing answer notifies the company', async () => {
  const { applicationId } = await agreeOne(server, {
    recruiter: cast.recruiter,
    candidate: cast.silentCandidate,
  });
  const call = { params: { id: applicationId }, body: hireBody() };
  const record = () => server.as(cast.recruiter).call(recordHire, call);
  expect(await toldBy(server, cast, record)).toEqual({ 'hire.moved': NOBODY });
  await server.moveClock(7 * DAY + 60);
  expect(await toldBy(server, cast, () => server.runTasks())).toMatchObject({
    ...hired,
    'hire.moved': both(...ACTING),
  });
});

test('the referrer is notified of a reward, and nobody of the end of the 90 days', async () => {
  const candidate = await createSearchableCandidate(server.db);
  const referred = { referredUserId: candidate.id, referredKind: 'JOBSEEKER' } as const;
  await insertReferral(server.db, { referrerId: cast.stranger.id, ...referred });
  const { hireId } = await recordOne(server, { candidate });
  const confirm = () => server.as(candidate).call(confirmHire, { params: { id: hireId }, body: {} });
  expect(await toldBy(server, cast, confirm)).toMatchObject({
    'referral.moved': { notices: ['stranger'], mails: [] },
    'reward.moved': { notices: ['stranger'], mails: ['stranger'] },
  });
  await server.moveClock(92 * DAY);
  expect(await toldBy(server, cast, () => server.runTasks())).toMatchObject({
    'hire.retained': NOBODY,
    'reward.moved': { notices: ['stranger'], mails: ['stranger'] },
  });
});
