import type { OfferAction } from '#contract/offers/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import { approvalMoved, companyClosed } from '#server/features/companies/companies.events.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { FORMER_NAME } from '#server/features/notifications/notifications.service.ts';
import { accountDeleted, accountErased, exportRequested } from '#server/features/users/users.events.ts';
import type { AuditAction } from '#server/platform/audit/actions.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { type OfferMoved, offerMoved } from './offers.events.ts';
import { blankPerson, getOffer, listForExport } from './offers.queries.ts';
import { closeWaiting } from './offers.service.ts';

/** The audit entry for the acting person. */
const DONE: Record<OfferAction, [AuditAction, string] | null> = {
  EXTEND: ['offer.extended', 'Made an offer'],
  ACCEPT: ['offer.accepted', 'Accepted an offer'],
  DECLINE: ['offer.declined', 'Declined an offer'],
  WITHDRAW: ['offer.withdrawn', 'Withdrew an offer'],
  // The new version is reported instead.
  REPLACE: null,
  EXPIRE: null,
};

async function recordMove(db: Db, { action: move, offerId: subjectId, ...deed }: OfferMoved): Promise<void> {
  const done = DONE[move];
  if (!deed.actorId || !done) return;
  const { jobTitle, companyName, companyId, version } = await getOffer(db, subjectId);
  const [action, words] = done;
  const summary = `${words}: ${jobTitle}, ${companyName}, version ${version}`;
  await audit.record(db, deed, { action, subjectId, companyId, summary });
}

export const auditEntries = [on(offerMoved, recordMove)];

export const follows = [
  on(offerMoved, async (db, { offerId }) => {
    const { candidateId, companyId } = await getOffer(db, offerId);
    const members = await companies.listMemberIds(db, companyId);
    await live.changed(db, [candidateId, ...members], ['offers', 'applications']);
  }),
  on(approvalMoved, async (db, { action, companyId }) => {
    if (action !== 'suspended') return;
    const reason = 'The company is suspended on Medallist.';
    await closeWaiting(db, { party: 'RECRUITER', actorId: null }, { companyId }, reason);
  }),
  on(companyClosed, (db, { companyId, actorId }) =>
    closeWaiting(db, { party: 'RECRUITER', actorId }, { companyId }, companies.CLOSED_REASON),
  ),
];

/**
 * What happens to offers when an account ends: they end before their applications, which can then be
 * withdrawn.
 */
export const departures = [
  on(accountDeleted, async (db, { userId, userType, actorId }) => {
    if (userType !== 'JOBSEEKER') return;
    const reason = 'The account was deleted.';
    await closeWaiting(db, { party: 'CANDIDATE', actorId }, { candidateId: userId }, reason);
  }),
  on(accountErased, async (db, { userId, userType, forget }) => {
    if (userType !== 'JOBSEEKER') return;
    forget(await blankPerson(db, userId, FORMER_NAME));
  }),
  on(exportRequested, async (db, { userId, userType, add }) => {
    if (userType === 'JOBSEEKER') await add('offers', await listForExport(db, userId));
  }),
];
