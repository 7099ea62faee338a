import { expect, test } from 'vitest';
import { fullName } from '#contract/kit/full-name.ts';
import { makeOffer, withdrawOffer } from '#contract/offers/recruiter-offers.ts';
import { createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { agreeOne, offerBody, offerOne } from '#server/testing/factories/offers.ts';
import { pdfPages } from '#server/testing/pdf-text.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

function fetchLetter(account: TestAccount, side: 'recruiter' | 'jobseeker', id: string) {
  return server.as(account).fetch(`/api/${side}/offers/${id}/letter`);
}

async function letterOf(account: TestAccount, side: 'recruiter' | 'jobseeker', id: string) {
  const answer = await fetchLetter(account, side, id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain('Offer%20letter');
  return pdfPages(Buffer.from(await answer.arrayBuffer())).join(' ');
}

test('both sides get the same letter with the terms and the acceptance', async () => {
  const { offerId, recruiter, candidate } = await agreeOne(server, {
    body: { variablePay: 300_000, note: 'The first review is after six months.' },
  });
  const letter = await letterOf(candidate, 'jobseeker', offerId);
  for (const words of [
    'Offer of employment, version 1',
    'Annual salary ₹41,00,000',
    'of which fixed ₹38,00,000',
    'of which variable ₹3,00,000',
    'The first review is after six months.',
    'I accept this offer on the terms stated above.',
    'Full name, as typed Asha Raghavan',
    fullName(candidate),
    fullName(recruiter),
    offerId,
  ]) {
    expect(letter.replaceAll('- ', '-')).toContain(words);
  }
  expect(await letterOf(recruiter, 'recruiter', offerId)).toBe(letter);
});

test('of an open or ended offer shows its status', async () => {
  const { offerId, recruiter, applicationId } = await offerOne(server);
  expect(await letterOf(recruiter, 'recruiter', offerId)).toContain('has not been answered yet');
  const next = await server
    .as(recruiter)
    .call(makeOffer, { params: { id: applicationId }, body: offerBody() });
  expect(await letterOf(recruiter, 'recruiter', offerId)).toContain('This version was withdrawn on');
  const reason = 'The role was frozen.';
  await server.as(recruiter).call(withdrawOffer, { params: { id: next.data.id }, body: { reason } });
  expect(await letterOf(recruiter, 'recruiter', next.data.id)).toContain(`Reason: ${reason}`);
});

test('a VIEWER can read it, others get not found', async () => {
  const { offerId, recruiter } = await offerOne(server);
  const viewer = await createMember(server.db, recruiter.companyId, 'VIEWER');
  expect((await fetchLetter(viewer, 'recruiter', offerId)).status).toBe(200);
  const stranger = await createRecruiter(server.db);
  expect((await fetchLetter(stranger, 'recruiter', offerId)).status).toBe(404);
  const other = await createSearchableCandidate(server.db);
  expect((await fetchLetter(other, 'jobseeker', offerId)).status).toBe(404);
});
