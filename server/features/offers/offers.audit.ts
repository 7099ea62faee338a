import type { OfferAction } from '#contract/offers/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { AuditAction } from '#server/platform/audit/actions.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { type OfferMoved, offerMoved } from './offers.events.ts';
import { getOffer } from './offers.queries.ts';

/** What the person who did it reads later. */
const DONE: Record<OfferAction, [AuditAction, string] | null> = {
  EXTEND: ['offer.extended', 'Made an offer'],
  ACCEPT: ['offer.accepted', 'Accepted an offer'],
  DECLINE: ['offer.declined', 'Declined an offer'],
  WITHDRAW: ['offer.withdrawn', 'Withdrew an offer'],
  // The version that comes in its place is told instead.
  REPLACE: null,
  EXPIRE: null,
};

async function leaveTrace(db: Db, { action: move, actorId, offerId: subjectId }: OfferMoved): Promise<void> {
  const done = DONE[move];
  if (!actorId || !done) return;
  const { jobTitle, companyName, companyId, version } = await getOffer(db, subjectId);
  const [action, words] = done;
  const summary = `${words}: ${jobTitle}, ${companyName}, version ${version}`;
  await audit.record(db, { actorId, action, subjectId, companyId, summary });
}

export const traces = [on(offerMoved, leaveTrace)];
