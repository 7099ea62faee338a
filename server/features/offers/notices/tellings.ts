import { offerAddress } from '#contract/offers/offer-address.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import type { OfferMoved } from '#server/features/offers/offers.events.ts';
import { getOffer, type OfferRow } from '#server/features/offers/offers.queries.ts';
import { CANDIDATE_WORDS, COMPANY_WORDS, reminderOf, type Words } from './offer-words.ts';

/** What one side is told, in the product and by mail. */
export interface Telling {
  offer: OfferRow;
  people: string[];
  words: Words;
  /** Path of the screen where they can act on it. */
  link: string;
}

function toCandidate(offer: OfferRow, words: Words): Telling {
  return { offer, words, people: [offer.candidateId], link: `/offers?offer=${offer.id}` };
}

/** Both sides, as far as a move has something to tell them. Whoever did it reads it on the screen. */
export async function tellingsOf(
  db: Db,
  { offerId, action, reason, actorId }: OfferMoved,
): Promise<Telling[]> {
  const offer = await getOffer(db, offerId);
  const forCandidate = CANDIDATE_WORDS[action]?.(offer, reason, actorId);
  const forCompany = COMPANY_WORDS[action]?.(offer, reason, actorId);
  const tellings = forCandidate ? [toCandidate(offer, forCandidate)] : [];
  if (!forCompany) return tellings;
  const members = await companies.listMemberIds(db, offer.companyId, 'RECRUITER');
  const people = members.filter((id) => id !== actorId);
  const link = offerAddress(offer.applicationId);
  return [...tellings, { offer, people, words: forCompany, link }];
}

export async function reminderTo(db: Db, offerId: string): Promise<Telling> {
  const offer = await getOffer(db, offerId);
  return toCandidate(offer, reminderOf(offer));
}
