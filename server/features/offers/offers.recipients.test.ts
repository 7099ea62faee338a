import { expect, test } from 'vitest';
import { respondToOffer } from '#contract/offers/candidate-offers.ts';
import { makeOffer, withdrawOffer } from '#contract/offers/recruiter-offers.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { offerBody, offerOne, readyForOffer } from '#server/testing/factories/offers.ts';
import { NOBODY, type Told, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

const DAY = 86_400;
/** Members who may act on offers; a VIEWER is not one of them. */
const ACTING = ['interviewer', 'leader', 'owner', 'recruiter'];
const both = (...people: string[]): Told => ({ notices: people, mails: people });
const pair = () => ({ recruiter: cast.recruiter, candidate: cast.candidate });

test('an offer, a change of it and its withdrawal notify only the candidate', async () => {
  const { applicationId } = await readyForOffer(server, pair());
  const call = { params: { id: applicationId }, body: offerBody() };
  let offerId = '';
  const make = async () => {
    offerId = (await server.as(cast.recruiter).call(makeOffer, call)).data.id;
  };
  expect(await toldBy(server, cast, make)).toEqual({
    'offer.moved': both('candidate'),
    'application.moved': NOBODY,
  });
  expect(await toldBy(server, cast, make)).toEqual({ 'offer.moved': both('candidate') });
  const withdraw = () =>
    server
      .as(cast.recruiter)
      .call(withdrawOffer, { params: { id: offerId }, body: { reason: 'The role was frozen.' } });
  expect(await toldBy(server, cast, withdraw)).toEqual({
    'offer.moved': both('candidate'),
    'application.moved': NOBODY,
  });
});

test('an answer notifies all who can act for the company; who accepts gets a mail with the letter', async () => {
  const accepted = await offerOne(server, pair());
  const accept = () =>
    server.as(cast.candidate).call(respondToOffer, {
      params: { id: accepted.offerId },
      body: { status: 'ACCEPTED', fullName: 'Asha Raghavan' },
    });
  expect(await toldBy(server, cast, accept)).toEqual({
    'offer.moved': { notices: ACTING, mails: ['candidate', ...ACTING] },
  });
  const declined = await offerOne(server, pair());
  const decline = () =>
    server.as(cast.candidate).call(respondToOffer, {
      params: { id: declined.offerId },
      body: { status: 'DECLINED', reason: 'Location not suitable' },
    });
  expect(await toldBy(server, cast, decline)).toEqual({
    'offer.moved': both(...ACTING),
    'application.moved': NOBODY,
  });
});

test('reminders go to the candidate, and the expiry to both sides', async () => {
  await offerOne(server, { ...pair(), body: { expiresOn: undefined } });
  await server.moveClock(4.5 * DAY);
  expect(await toldBy(server, cast, () => server.runTasks())).toMatchObject({
    'offer.due': both('candidate'),
  });
  await server.moveClock(8 * DAY);
  const told = await toldBy(server, cast, () => server.runTasks());
  expect(told['offer.moved']).toEqual(both('candidate', ...ACTING));
  await server.moveClock(0);
});

test('who switched them off gets none', async () => {
  const { applicationId } = await readyForOffer(server, {
    recruiter: cast.recruiter,
    candidate: cast.silentCandidate,
  });
  const make = () =>
    server.as(cast.recruiter).call(makeOffer, { params: { id: applicationId }, body: offerBody() });
  expect(await toldBy(server, cast, make)).toEqual({ 'offer.moved': NOBODY, 'application.moved': NOBODY });
});
