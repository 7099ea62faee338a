import { expect, test } from 'vitest';
import { cancelRecruiterInterview } from '#contract/interviews/recruiter.ts';
import { makeOffer } from '#contract/offers/recruiter-offers.ts';
import { acceptOne } from '#server/testing/factories/interviews.ts';
import { offerBody, readyForOffer } from '#server/testing/factories/offers.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

test('an offer is compared with the pay of the latest request, not an earlier one', async () => {
  const first = await readyForOffer(server);
  const { recruiter, candidate, jobId, applicationId } = first;
  const cancelled = await server.as(recruiter).call(cancelRecruiterInterview, {
    params: { id: first.id },
    body: { reason: 'The budget has changed.' },
  });
  expect(cancelled.status).toBe(200);
  await acceptOne(server, { recruiter, candidate, jobId, salaryRange: { min: 4_000_000, max: 4_400_000 } });
  const { status, data } = await server
    .as(recruiter)
    .call(makeOffer, { params: { id: applicationId }, body: offerBody() });
  expect(status).toBe(201);
  expect(data.stated.request).toEqual({ min: 4_000_000, max: 4_400_000 });
});
