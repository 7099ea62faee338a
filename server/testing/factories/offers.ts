import type * as z from 'zod';
import { addDays } from '#contract/kit/days.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { respondToOffer } from '#contract/offers/candidate-offers.ts';
import type { OfferInput } from '#contract/offers/offer.ts';
import { makeOffer } from '#contract/offers/recruiter-offers.ts';
import { now } from '#server/platform/clock.ts';
import type { TestServer } from '../server.ts';
import { acceptOne, type TestInterview } from './interviews.ts';

/** A day in India, some days from now. */
export function dayIn(days: number): string {
  return addDays(localDate(now()), days);
}

/** A typical offer: within the range of the request, open for ten days, joining in sixty. */
export function offerBody(): z.input<typeof OfferInput> {
  return { annualSalary: 4_100_000, joiningDate: dayIn(60), expiresOn: dayIn(10) };
}

export interface TestOffer extends TestInterview {
  applicationId: string;
  offerId: string;
}

/** An application whose candidate has accepted a request, so that an offer can be made. */
export async function readyForOffer(
  server: TestServer,
  overrides: Parameters<typeof acceptOne>[1] = {},
): Promise<TestInterview & { applicationId: string }> {
  const interview = await acceptOne(server, overrides);
  const { applicationId } = await server.db
    .selectFrom('interviews')
    .select('applicationId')
    .where('id', '=', interview.id)
    .executeTakeFirstOrThrow();
  return { ...interview, applicationId };
}

/** An offer that waits for its answer, over HTTP. */
export async function offerOne(
  server: TestServer,
  { body, ...overrides }: Parameters<typeof acceptOne>[1] & { body?: object } = {},
): Promise<TestOffer> {
  const ready = await readyForOffer(server, overrides);
  const answer = await server
    .as(ready.recruiter)
    .call(makeOffer, { params: { id: ready.applicationId }, body: { ...offerBody(), ...body } });
  if (answer.status !== 201) throw new Error(answer.message);
  return { ...ready, offerId: answer.data.id };
}

/** An accepted offer. */
export async function agreeOne(
  server: TestServer,
  overrides: Parameters<typeof offerOne>[1] = {},
): Promise<TestOffer> {
  const offer = await offerOne(server, overrides);
  const answer = await server.as(offer.candidate).call(respondToOffer, {
    params: { id: offer.offerId },
    body: { status: 'ACCEPTED', fullName: 'Asha Raghavan' },
  });
  if (answer.status !== 200) throw new Error(answer.message);
  return offer;
}
