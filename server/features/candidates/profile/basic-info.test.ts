import { describe, expect, test } from 'vitest';
import { getMe } from '#contract/auth/session.ts';
import { getBasicInfo, saveBasicInfo } from '#contract/candidates/basic-info.ts';
import { createAdmin, createCandidate, createRecruiter } from '#server/testing/factories/accounts.ts';
import { basicInfoOf } from '#server/testing/factories/candidates.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const asha = madeOnce(() => createCandidate(server.db));

type Body = ReturnType<typeof basicInfoOf>;

function save(change: object) {
  const body = { ...basicInfoOf(asha), ...change } as Body;
  return server.as(asha).call(saveBasicInfo, { body });
}

describe('basic info', () => {
  test('starts with the data of the sign-up and the default notice period', async () => {
    const { data } = await server.as(asha).call(getBasicInfo);
    expect(data).toMatchObject({
      firstName: asha.firstName,
      email: asha.email,
      noticePeriod: 'ONE_MONTH',
      currentSalary: { fixed: 0, variable: 0, esopRsuStock: 0, total: 0 },
      resumeUrl: null,
      version: 1,
    });
  });

  test('is returned as it was saved, with the total computed by the server', async () => {
    const salary = { fixed: 3_000_000, variable: 500_000, esopRsuStock: 250_000, total: 1 };
    const saved = await save({ currentSalary: salary, firstName: 'Ananya' });
    expect(saved.status).toBe(200);
    const { data } = await server.as(asha).call(getBasicInfo);
    expect(data).toMatchObject({
      firstName: 'Ananya',
      currentSalary: { total: 3_750_000 },
      expectedSalary: { total: 4_600_000, fixed: 4_000_000 },
      preferredLocations: ['Bengaluru', 'Pune'],
      resumeHeadline: 'Backend engineer for payments',
    });
    expect((await server.as(asha).call(getMe)).data.firstName).toBe('Ananya');
  });

  test.each([
    [{ firstName: ' ', lastName: '', phone: '' }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ email: ' ' }, 'Email is required'],
    [{ email: 'no address' }, 'Please enter a valid email address'],
    [{ phone: undefined }, 'Phone number is required'],
    [{ phone: 'call me' }, 'Please enter a valid phone number'],
    [{ expectedSalary: { total: 0, fixed: 0 } }, 'Expected salary is required'],
    [{ expectedSalary: undefined }, 'Expected salary is required'],
    [{ preferredLocations: [] }, 'At least one preferred location is required'],
    [{ preferredLocations: ['Atlantis'] }, 'Please choose a city from the list.'],
    [
      { noticePeriod: 'SERVING_NOTICE_PERIOD', lastWorkingDay: '' },
      'Last working day is required when serving notice period',
    ],
    [{ holdingAnyOffer: true, offerDetails: null }, 'Company name is required'],
    [
      { holdingAnyOffer: true, offerDetails: { companyName: 'Zeta', offerAmount: 0, joiningDate: '' } },
      'Offer amount is required',
    ],
    [
      { holdingAnyOffer: true, offerDetails: { companyName: 'Zeta', offerAmount: 100, joiningDate: '' } },
      'Joining date is required',
    ],
    [{ currentSalary: { fixed: 1.5 } }, 'Please enter an amount in whole rupees.'],
    [{ currentSalary: { fixed: -1 } }, 'Please enter an amount in whole rupees.'],
  ])('with %j is refused: "%s"', async (fault, text) => {
    expect(await save(fault)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', message: text });
  });

  test('lists all errors in the order of the form', async () => {
    const { errors } = await save({ firstName: '', expectedSalary: { total: 0 }, preferredLocations: [] });
    expect(errors?.map(({ path }) => path)).toEqual([
      'firstName',
      'expectedSalary.total',
      'preferredLocations',
    ]);
  });

  test('does not change the e-mail address, which must be confirmed in another way', async () => {
    const answer = await save({ email: 'someone.else@people.test' });
    expect(answer).toMatchObject({ status: 400, errors: [{ path: 'email' }] });
    expect((await save({ email: asha.email.toUpperCase() })).status).toBe(200);
  });

  test('stores the last working day only while serving notice', async () => {
    const serving = await save({ noticePeriod: 'SERVING_NOTICE_PERIOD', lastWorkingDay: '2026-12-31' });
    expect(serving.data).toMatchObject({ isServingNoticePeriod: true, lastWorkingDay: '2026-12-31' });
    const other = await save({ noticePeriod: 'TWO_MONTHS', lastWorkingDay: '2026-12-31' });
    expect(other.data).toMatchObject({ isServingNoticePeriod: false, lastWorkingDay: null });
  });

  test('accepts the label of a notice period', async () => {
    expect((await save({ noticePeriod: '15 Days or less' })).data.noticePeriod).toBe('FIFTEEN_DAYS_OR_LESS');
  });

  test('stores an offer only while one is held', async () => {
    const offerDetails = { companyName: 'Zeta', offerAmount: 5_000_000, joiningDate: '2027-01-04' };
    const held = await save({ holdingAnyOffer: true, offerDetails });
    expect(held.data).toMatchObject({ holdingAnyOffer: true, offerDetails });
    const dropped = await save({ holdingAnyOffer: false, offerDetails });
    expect(dropped.data).toMatchObject({ holdingAnyOffer: false, offerDetails: null });
  });

  test('keeps a headline that the client does not send, and clears one that is blank', async () => {
    await save({ resumeHeadline: 'Kept' });
    expect((await save({ resumeHeadline: undefined })).data.resumeHeadline).toBe('Kept');
    expect((await save({ resumeHeadline: ' ' })).data.resumeHeadline).toBeNull();
  });

  test('spells cities as in the list and stores each once', async () => {
    const { data } = await save({ preferredLocations: ['pune', 'Pune', ' CHENNAI '] });
    expect(data.preferredLocations).toEqual(['Pune', 'Chennai']);
  });

  test('is open to candidates with a confirmed address only', async () => {
    const recruiter = await createRecruiter(server.db);
    const admin = await createAdmin(server.db);
    const unverified = await createCandidate(server.db, { verified: false });
    expect((await server.call(getBasicInfo)).status).toBe(401);
    expect((await server.as(recruiter).call(getBasicInfo)).status).toBe(403);
    expect((await server.as(admin).call(saveBasicInfo, { body: basicInfoOf(asha) })).status).toBe(403);
    expect(await server.as(unverified).call(getBasicInfo)).toMatchObject({
      status: 403,
      code: 'EMAIL_NOT_VERIFIED',
    });
  });
});
