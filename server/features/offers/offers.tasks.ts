import { offerMoves } from '#contract/offers/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { defineSweep, forEachDue } from '#server/platform/tasks.ts';
import { offerDue } from './offers.events.ts';
import * as queries from './offers.queries.ts';
import { expire, findOfferToMove } from './offers.service.ts';

/** The row's lock makes processes take turns; whoever comes second finds it done. */
async function expireIfDue(tx: Db, id: string): Promise<void> {
  const offer = await findOfferToMove(tx, id, {});
  if (offer && !offerMoves.refusal('EXPIRE', offer, 'SYSTEM', now())) await expire(tx, offer);
}

export const expireOffers = defineSweep('expireOffers', async (db) => {
  await forEachDue(db, await queries.listExpired(db, now()), expireIfDue);
});

export const remindOfOffers = defineSweep('remindOfOffers', async (db) => {
  const at = now();
  await forEachDue(db, await queries.listToRemind(db, at), async (tx, id) => {
    if (await queries.claimReminder(tx, id, at)) await emit(tx, offerDue, { offerId: id });
  });
});
