import { approvalMoved, companyClosed } from '#server/features/companies/companies.events.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { offerMoved } from './offers.events.ts';
import { getOffer } from './offers.queries.ts';
import { closeWaiting } from './offers.service.ts';

export const reactions = [
  on(offerMoved, async (db, { offerId }) => {
    const { candidateId, companyId } = await getOffer(db, offerId);
    const members = await companies.listMemberIds(db, companyId);
    await live.changed(db, [candidateId, ...members], ['offers', 'applications']);
  }),
  on(approvalMoved, async (db, { action, companyId }) => {
    if (action !== 'suspended') return;
    const reason = 'The company is suspended on Medallist.';
    await closeWaiting(db, { companyId }, { party: 'RECRUITER', actorId: null, reason });
  }),
  on(companyClosed, (db, { companyId, actorId }) =>
    closeWaiting(db, { companyId }, { party: 'RECRUITER', actorId, reason: companies.CLOSED_REASON }),
  ),
];
