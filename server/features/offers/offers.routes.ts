import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { toPage } from '#contract/core/page.ts';
import { type Party, partyOfMember } from '#contract/kit/transitions.ts';
import { OFFER_STATUSES } from '#contract/labels/offers.ts';
import { getMyOfferLetter, listMyOffers, respondToOffer } from '#contract/offers/candidate-offers.ts';
import type { Offer } from '#contract/offers/offer.ts';
import {
  getCompanyOfferLetter,
  listApplicationOffers,
  listOffers,
  makeOffer,
  withdrawOffer,
} from '#contract/offers/recruiter-offers.ts';
import { offerMoves } from '#contract/offers/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as applications from '#server/features/applications/applications.service.ts';
import { toCompany } from '#server/features/companies/companies.service.ts';
import { route } from '#server/http/route.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { mineOf } from '#server/http/session/mine-of.ts';
import { companyOf } from '#server/http/session/session.ts';
import { now } from '#server/platform/clock.ts';
import { asCandidate } from '#server/platform/deed.ts';
import { sendPdf } from '#server/platform/pdf/send-pdf.ts';
import { sumOf, tallyOf } from '#server/platform/tally.ts';
import { HeavyWork } from '#server/platform/workers/heavy-work.ts';
import type letterPdf from './letter-pdf.ts';
import * as queries from './offers.queries.ts';
import { findOffer, type OfferView, type Owner } from './offers.queries.ts';
import * as offers from './offers.service.ts';
import { statedOf } from './offers.service.ts';

const drawing = new HeavyWork<typeof letterPdf>(new URL('./letter-pdf.ts', import.meta.url), {
  timeoutMs: 10_000,
  maxMemoryMb: 256,
  waiting: 20,
});

/** The letter of one version, for the candidate or the company it belongs to. */
async function sendLetter(
  db: Db,
  { id, owner, reply }: { id: string; owner: Owner; reply: FastifyReply },
): Promise<FastifyReply> {
  const offer = await findOffer(db, id, owner);
  if (!offer) throw new AppError('NOT_FOUND');
  const bytes = await drawing.run(offer);
  const company = offer.companyName.replaceAll(/[\p{C}/\\]/gu, '').trim();
  const name = `Offer letter - ${company} - version ${offer.version}.pdf`;
  return sendPdf(reply, bytes, name);
}

function beforeOf({ beforeSalary, beforeVariable, beforeJoining, beforeExpires }: OfferView) {
  if (beforeSalary === null || beforeVariable === null || !beforeJoining || !beforeExpires) return null;
  return {
    annualSalary: beforeSalary,
    variablePay: beforeVariable,
    joiningDate: beforeJoining,
    expiresOn: beforeExpires,
  };
}

/** `party` determines the possible actions; undefined for a VIEWER, who has none. */
function toOffer(view: OfferView, party: Party | undefined): z.input<typeof Offer> {
  const { id, applicationId, version, status, annualSalary, variablePay, joiningDate, expiresOn } = view;
  const { expiresAt, note, extendedAt, closedAt, acceptedName, closingReason } = view;
  return {
    ...{ id, applicationId, version, status, annualSalary, variablePay, joiningDate, expiresOn },
    ...{ expiresAt, note, extendedAt, closedAt, acceptedName, closingReason },
    job: { id: view.jobId, title: view.jobTitle },
    company: toCompany(view),
    candidate: { id: view.candidateId, name: view.candidateName },
    stated: statedOf(view),
    before: beforeOf(view),
    extendedBy: view.extendedByName,
    mayRecordJoining: party === 'RECRUITER' && status === 'ACCEPTED' && !view.hasHire,
    allowedActions: offerMoves.allowedActions(view, party, now()),
  };
}

async function get(db: Db, id: string, party: 'CANDIDATE' | 'RECRUITER') {
  return toOffer(await queries.findView(db, id), party);
}

function partyOf(actor: Actor) {
  return partyOfMember(companyOf(actor).role);
}

export const routes = [
  route(listApplicationOffers, async ({ db, actor, params }) => {
    const company = companyOf(actor);
    const { mayOffer, ...application } = await applications.findOfferable(db, params.id, company.id);
    const versions = await queries.listVersions(db, company.id, params.id);
    const party = partyOf(actor);
    return {
      mayOffer: mayOffer && party !== undefined && versions[0]?.status !== 'ACCEPTED',
      stated: await offers.statedPay(db, application),
      versions: versions.map((view) => toOffer(view, party)),
    };
  }),
  route(makeOffer, async ({ db, actor, params, body }) =>
    get(db, await offers.extend(db, actor, params.id, body), 'RECRUITER'),
  ),
  route(withdrawOffer, async ({ db, actor, params, body }) => {
    await offers.withdraw(db, actor, params.id, body.reason);
    return get(db, params.id, 'RECRUITER');
  }),
  route(listOffers, async ({ db, actor, query }) => {
    const company = companyOf(actor).id;
    const filter = { ...query, mineOf: mineOf(actor, query) };
    const rows = await queries.listLatest(db, company, filter);
    const tallies = await queries.countLatest(db, company, filter);
    const found = tallies.map(({ status, count }) => [status, count] as const);
    const counts = tallyOf(OFFER_STATUSES, found);
    const total = query.status ? counts[query.status] : sumOf(counts);
    const party = partyOf(actor);
    const content = rows.map((view) => toOffer(view, party));
    return { ...toPage(content, query, total), counts };
  }),
  route(getCompanyOfferLetter, ({ db, actor, params, reply }) =>
    sendLetter(db, { id: params.id, owner: { companyId: companyOf(actor).id }, reply }),
  ),
  route(listMyOffers, async ({ db, actor, query }) => {
    const rows = await queries.listMine(db, actor.userId, query);
    const content = rows.map((view) => toOffer(view, 'CANDIDATE'));
    return toPage(content, query, await queries.countMine(db, actor.userId));
  }),
  route(respondToOffer, async ({ db, actor, params, body }) => {
    if (body.status === 'ACCEPTED') await offers.accept(db, asCandidate(actor), params.id, body.fullName);
    else await offers.decline(db, asCandidate(actor), params.id, body.reason);
    return get(db, params.id, 'CANDIDATE');
  }),
  route(getMyOfferLetter, ({ db, actor, params, reply }) =>
    sendLetter(db, { id: params.id, owner: { candidateId: actor.userId }, reply }),
  ),
];
