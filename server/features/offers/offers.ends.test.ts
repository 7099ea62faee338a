import { afterEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '#contract/account/closing.ts';
import { exportUserData } from '#contract/account/records.ts';
import { adminActivateCandidate, adminSuspendCandidate } from '#contract/candidate-account.ts';
import { adminProcessRecruiter } from '#contract/companies/recruiter-review.ts';
import { respondToOffer } from '#contract/offers/candidate-offers.ts';
import { makeOffer } from '#contract/offers/recruiter-offers.ts';
import { createAdmin, PASSWORD, signInElsewhere } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { agreeOne, dayIn, offerBody, offerOne, type TestOffer } from '#server/testing/factories/offers.ts';
import { ownServer } from '#server/testing/server.ts';

const DAY = 86_400;
const server = ownServer();
afterEach(() => server.moveClock(0));

const rowOf = ({ offerId }: TestOffer) =>
  server.db.selectFrom('offers').selectAll().where('id', '=', offerId).executeTakeFirstOrThrow();
const eventsOf = ({ offerId }: TestOffer) =>
  server.db
    .selectFrom('offerEvents')
    .select(['action', 'reason', 'actorId'])
    .where('offerId', '=', offerId)
    .orderBy('at')
    .orderBy('id')
    .execute();
const stageOf = async ({ applicationId }: TestOffer) =>
  (
    await server.db
      .selectFrom('applications')
      .select('status')
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow()
  ).status;

async function suspendCompany({ recruiter }: TestOffer) {
  const body = { recruiterId: recruiter.id, action: 'SUSPEND', reason: 'Fake jobs.' } as const;
  const admin = server.as(await createAdmin(server.db));
  expect((await admin.call(adminProcessRecruiter, { body })).status).toBe(200);
}

async function leave({ candidate }: Pick<TestOffer, 'candidate'>) {
  const { status } = await server.as(candidate).call(deleteAccount, { body: { password: PASSWORD } });
  expect(status).toBe(204);
}

describe('a suspended company', () => {
  test('has its open offers withdrawn, and no others', async () => {
    const waiting = await offerOne(server);
    const { recruiter } = waiting;
    const agreed = await agreeOne(server, { recruiter });
    const elsewhere = await offerOne(server);
    await suspendCompany(waiting);
    const closingReason = 'The company is suspended on Medallist.';
    expect(await rowOf(waiting)).toMatchObject({ status: 'WITHDRAWN', closingReason });
    expect((await eventsOf(waiting)).at(-1)).toMatchObject({ action: 'WITHDRAW', actorId: null });
    expect(await stageOf(waiting)).toBe('INTERVIEW');
    expect(await rowOf(agreed)).toMatchObject({ status: 'ACCEPTED', acceptedName: 'Asha Raghavan' });
    expect(await rowOf(elsewhere)).toMatchObject({ status: 'EXTENDED' });
    const [mail] = await server.mailsTo(waiting.candidate.email);
    expect(mail?.subject).toMatch(/ has withdrawn its offer$/);
    expect(mail?.textBody).toContain(closingReason);
  });

  test('does not withdraw what had expired before', async () => {
    const late = await offerOne(server, { body: { expiresOn: dayIn(0) } });
    await server.moveClock(DAY + 3600);
    await suspendCompany(late);
    expect(await rowOf(late)).toMatchObject({ status: 'EXPIRED', closingReason: null });
  });
});

test('an offer outlasts the suspension of its candidate, who can answer it afterwards', async () => {
  const offer = await offerOne(server);
  const { candidate, recruiter, applicationId, offerId } = offer;
  const admin = server.as(await createAdmin(server.db));
  const params = { id: candidate.id };
  await admin.call(adminSuspendCandidate, { params, body: { reason: 'Two profiles.' } });
  expect(await rowOf(offer)).toMatchObject({ status: 'EXTENDED' });
  const next = { params: { id: applicationId }, body: offerBody() };
  expect(await server.as(recruiter).call(makeOffer, next)).toMatchObject({
    status: 409,
    code: 'CANDIDATE_AWAY',
  });
  const body = { status: 'ACCEPTED', fullName: 'Asha Raghavan' } as const;
  const answer = { params: { id: offerId }, body };
  expect((await server.as(candidate).call(respondToOffer, answer)).status).toBe(401);
  await admin.call(adminActivateCandidate, { params });
  const back = await signInElsewhere(server.db, candidate);
  expect((await server.as(back).call(respondToOffer, answer)).data).toMatchObject({ status: 'ACCEPTED' });
});

describe('a candidate who deletes the account', () => {
  test('declines open offers, notifies the company, and keeps accepted ones', async () => {
    const candidate = await createSearchableCandidate(server.db);
    const waiting = await offerOne(server, { candidate });
    const agreed = await agreeOne(server, { candidate });
    const other = await offerOne(server, { recruiter: waiting.recruiter });
    await leave({ candidate });
    const closingReason = 'The account was deleted.';
    expect(await rowOf(waiting)).toMatchObject({ status: 'DECLINED', closingReason });
    expect(await stageOf(waiting)).toBe('WITHDRAWN');
    expect(await rowOf(agreed)).toMatchObject({ status: 'ACCEPTED' });
    expect(await rowOf(other)).toMatchObject({ status: 'EXTENDED' });
    const told = await server.db
      .selectFrom('notifications')
      .select('userId')
      .where('kind', '=', 'offer.declined')
      .where('userId', 'in', [waiting.recruiter.id, agreed.recruiter.id, candidate.id])
      .execute();
    expect(told).toEqual([{ userId: waiting.recruiter.id }]);
  });

  test('does not decline what had expired', async () => {
    const late = await offerOne(server, { body: { expiresOn: dayIn(0) } });
    await server.moveClock(DAY + 3600);
    const candidate = await signInElsewhere(server.db, late.candidate);
    await leave({ candidate });
    expect(await rowOf(late)).toMatchObject({ status: 'EXPIRED', closingReason: null });
  });

  test('is anonymised after 30 days: the terms stay, the personal data does not', async () => {
    const named = { firstName: 'Zephyrine', lastName: 'Quillfeather' };
    const candidate = await createSearchableCandidate(server.db, named);
    const fullName = 'Zephyrine Quillfeather';
    const note = 'Zephyrine, we look forward to it.';
    const agreed = await offerOne(server, { candidate, body: { note } });
    const declined = await offerOne(server, { candidate, body: { note } });
    const caller = server.as(candidate);
    await caller.call(respondToOffer, {
      params: { id: agreed.offerId },
      body: { status: 'ACCEPTED', fullName },
    });
    const reason = 'Zephyrine stays in Pune.';
    await caller.call(respondToOffer, {
      params: { id: declined.offerId },
      body: { status: 'DECLINED', reason },
    });
    const other = await agreeOne(server, { recruiter: agreed.recruiter, body: { note: 'Welcome.' } });
    expect((await eventsOf(declined)).at(-1)).toMatchObject({ reason });

    await leave({ candidate });
    await server.moveClock(31 * DAY);
    await server.runTasks('expireOffers', 'eraseDeletedAccounts');
    expect(await rowOf(agreed)).toMatchObject({
      status: 'ACCEPTED',
      annualSalary: 4_100_000,
      candidateName: 'Deleted member',
      acceptedName: 'Deleted member',
      note: null,
    });
    expect(await rowOf(declined)).toMatchObject({
      status: 'DECLINED',
      candidateName: 'Deleted member',
      acceptedName: null,
      note: null,
      closingReason: null,
    });
    expect((await eventsOf(declined)).map((event) => event.reason)).toEqual([null, null]);
    const notices = await server.db
      .selectFrom('notifications')
      .select(['title', 'body'])
      .where('userId', 'in', [agreed.recruiter.id, declined.recruiter.id])
      .where('kind', 'like', 'offer.%')
      .execute();
    expect(notices).toHaveLength(3);
    expect(JSON.stringify(notices)).not.toMatch(/Zephyrine|Quillfeather/);
    expect(await rowOf(other)).toMatchObject({ acceptedName: 'Asha Raghavan', note: 'Welcome.' });
  });
});

test('an export has the user’s own offers and no others', async () => {
  const mine = await offerOne(server);
  await offerOne(server, { recruiter: mine.recruiter });
  const archive = await (await server.as(mine.candidate).fetch(exportUserData.path)).json();
  expect((archive.data ?? archive).offers).toMatchObject([{ id: mine.offerId, annualSalary: 4_100_000 }]);
  const company = await (await server.as(mine.recruiter).fetch(exportUserData.path)).json();
  expect(company.data ?? company).not.toHaveProperty('offers');
});
