import { dayInWords } from '#contract/kit/day-in-words.ts';
import { offerInWords, payInWords } from '#contract/offers/comparison.ts';
import type { OfferAction } from '#contract/offers/transitions.ts';
import type { OfferRow } from '#server/features/offers/offers.queries.ts';
import { statedOf } from '#server/features/offers/stated.policy.ts';
import { because } from '#server/platform/mail/reason-in-words.ts';

/** What somebody is told, in the product and by mail. */
export interface Words {
  title: string;
  body: string;
  /** Of the button in the mail. */
  action: string;
}

type Telling = (offer: OfferRow, reason: string | null, actorId: string | null) => Words;

const extended: Telling = (offer) => ({
  title:
    offer.version === 1
      ? `${offer.companyName} makes you an offer`
      : `${offer.companyName} has changed its offer`,
  body: `${offer.jobTitle}. ${offerInWords(offer, statedOf(offer))}, joining ${dayInWords(offer.joiningDate)}. Please answer by ${dayInWords(offer.expiresOn)}.`,
  action: 'Answer the offer',
});

/** What the candidate is told when an offer moves. */
export const CANDIDATE_WORDS: Record<OfferAction, Telling | null> = {
  EXTEND: extended,
  REPLACE: null,
  DECLINE: null,
  ACCEPT: (offer) => ({
    title: `You accepted the offer of ${offer.companyName}`,
    body: `${offer.jobTitle}, ${payInWords(offer.annualSalary)} a year, joining ${dayInWords(offer.joiningDate)}. The offer letter is beside the offer.`,
    action: 'See the offer',
  }),
  WITHDRAW: (offer, reason) => ({
    title: `${offer.companyName} has withdrawn its offer`,
    body: `${offer.jobTitle}.${because(reason)}`,
    action: 'See your offers',
  }),
  EXPIRE: (offer) => ({
    title: `The offer of ${offer.companyName} has expired`,
    body: `${offer.jobTitle}. The time to answer has passed.`,
    action: 'See your offers',
  }),
};

/** What those are told who may act for the company. */
export const COMPANY_WORDS: Record<OfferAction, Telling | null> = {
  EXTEND: null,
  REPLACE: null,
  WITHDRAW: null,
  ACCEPT: (offer) => ({
    title: `${offer.candidateName} accepted the offer`,
    body: `${offer.jobTitle}, joining ${dayInWords(offer.joiningDate)}.`,
    action: 'See the offer',
  }),
  // An account that an admin ends, or a hire elsewhere, closes what the candidate did not.
  DECLINE: (offer, reason, actorId) => ({
    title:
      actorId === offer.candidateId
        ? `${offer.candidateName} declined the offer`
        : `The offer to ${offer.candidateName} is closed`,
    body: `${offer.jobTitle}.${because(reason)}`,
    action: 'See the offer',
  }),
  EXPIRE: (offer) => ({
    title: `${offer.candidateName} did not answer the offer in time`,
    body: `${offer.jobTitle}. The offer has expired.`,
    action: 'See the offer',
  }),
};

export function reminderOf(offer: OfferRow): Words {
  return {
    title: `Please answer the offer of ${offer.companyName}`,
    body: `${offer.jobTitle}. It is open until the end of ${dayInWords(offer.expiresOn)}.`,
    action: 'Answer the offer',
  };
}

/** What a notification calls the move. */
export const NOTICE_KINDS: Record<OfferAction, string> = {
  EXTEND: 'offer.extended',
  REPLACE: 'offer.replaced',
  ACCEPT: 'offer.accepted',
  DECLINE: 'offer.declined',
  WITHDRAW: 'offer.withdrawn',
  EXPIRE: 'offer.expired',
};

export const REMINDER_KIND = 'offer.reminder';
