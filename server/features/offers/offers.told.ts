import { formatRupees } from '#contract/core/rupees.ts';
import { dayInWords } from '#contract/kit/days.ts';
import { offerInWords, payInWords } from '#contract/offers/comparison.ts';
import { offerAddress } from '#contract/offers/offer-address.ts';
import type { OfferAction } from '#contract/offers/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { type News, newsLetter, sendNews, type Words } from '#server/features/notifications/news.service.ts';
import { mail } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { because } from '#server/platform/mail/reason-in-words.ts';
import { type OfferMoved, offerDue, offerMoved } from './offers.events.ts';
import { getOffer, type OfferRow } from './offers.queries.ts';
import { statedOf } from './offers.service.ts';

type Writer = (offer: OfferRow, reason: string | null, actorId: string | null) => Words;

const extended: Writer = (offer) => ({
  title:
    offer.version === 1
      ? `${offer.companyName} makes you an offer`
      : `${offer.companyName} has changed its offer`,
  body: `${offer.jobTitle}. ${offerInWords(offer, statedOf(offer))}, joining ${dayInWords(offer.joiningDate)}. Please answer by ${dayInWords(offer.expiresOn)}.`,
  action: 'Answer the offer',
});

/** The candidate's notifications when an offer moves. */
const CANDIDATE_WORDS: Record<OfferAction, Writer | null> = {
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

/** The notifications for members who may act for the company. */
const COMPANY_WORDS: Record<OfferAction, Writer | null> = {
  EXTEND: null,
  REPLACE: null,
  WITHDRAW: null,
  ACCEPT: (offer) => ({
    title: `${offer.candidateName} accepted the offer`,
    body: `${offer.jobTitle}, joining ${dayInWords(offer.joiningDate)}.`,
    action: 'See the offer',
  }),
  // An account closed by an admin, or a hire elsewhere, also closes offers.
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

function reminderOf(offer: OfferRow): Words {
  return {
    title: `Please answer the offer of ${offer.companyName}`,
    body: `${offer.jobTitle}. It is open until the end of ${dayInWords(offer.expiresOn)}.`,
    action: 'Answer the offer',
  };
}

/** The kind of a notification for each move. */
const NOTICE_KINDS: Record<OfferAction, string> = {
  EXTEND: 'offer.extended',
  REPLACE: 'offer.replaced',
  ACCEPT: 'offer.accepted',
  DECLINE: 'offer.declined',
  WITHDRAW: 'offer.withdrawn',
  EXPIRE: 'offer.expired',
};

const REMINDER_KIND = 'offer.reminder';

interface OfferNews extends News {
  offer: OfferRow;
}

function toCandidate(offer: OfferRow, words: Words): OfferNews {
  return { offer, words, people: [offer.candidateId], link: `/offers?offer=${offer.id}` };
}

/** Both sides, if a move has a notification for them; the acting person sees the result on the screen. */
async function newsOf(db: Db, { offerId, action, reason, actorId }: OfferMoved): Promise<OfferNews[]> {
  const offer = await getOffer(db, offerId);
  const forCandidate = CANDIDATE_WORDS[action]?.(offer, reason, actorId);
  const forCompany = COMPANY_WORDS[action]?.(offer, reason, actorId);
  const news = forCandidate ? [toCandidate(offer, forCandidate)] : [];
  if (!forCompany) return news;
  const members = await companies.listMemberIds(db, offer.companyId, 'RECRUITER');
  const people = members.filter((id) => id !== actorId);
  const link = offerAddress(offer.applicationId);
  return [...news, { offer, people, words: forCompany, link }];
}

async function reminderTo(db: Db, offerId: string): Promise<OfferNews> {
  const offer = await getOffer(db, offerId);
  return toCandidate(offer, reminderOf(offer));
}

export const notices = [
  on(offerMoved, async (db, moved) => {
    for (const item of await newsOf(db, moved)) {
      // The candidate who accepted has the letter by mail and sees the result on the screen.
      const people = item.people.filter((id) => id !== moved.actorId);
      await sendNews(db, NOTICE_KINDS[moved.action], { ...item, people });
    }
  }),
  on(offerDue, async (db, { offerId }) => sendNews(db, REMINDER_KIND, await reminderTo(db, offerId))),
];

function factsOf(offer: OfferRow): [string, string][] {
  const { variablePay } = offer;
  return [
    ['Role', offer.jobTitle],
    ['Company', offer.companyName],
    ['Candidate', offer.candidateName],
    ['Annual salary', formatRupees(offer.annualSalary)],
    ...(variablePay > 0 ? [['Of which variable', formatRupees(variablePay)] as [string, string]] : []),
    ['Joining date', dayInWords(offer.joiningDate)],
    ['Open until', dayInWords(offer.expiresOn)],
  ];
}

async function send(db: Db, kind: string, item: OfferNews): Promise<void> {
  await mail(db, item.people, { kind, write: newsLetter(item, factsOf(item.offer)) });
}

export const mails = [
  on(offerMoved, async (db, moved) => {
    for (const item of await newsOf(db, moved)) await send(db, NOTICE_KINDS[moved.action], item);
  }),
  on(offerDue, async (db, { offerId }) => send(db, REMINDER_KIND, await reminderTo(db, offerId))),
];
