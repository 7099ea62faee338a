import * as z from 'zod';
import { candidate } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { nothing } from '../core/things.ts';
import { isBlank, required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { DeclineReason } from '../lists/reasons.ts';
import { Offer } from './offer.ts';

const params = z.object({ id: Id });

export const listMyOffers = endpoint({
  name: 'listMyOffers',
  method: 'GET',
  path: '/api/jobseeker/offers',
  summary: "The latest version of each of the candidate's own offers, those to answer first",
  access: candidate,
  reads: ['offers'],
  query: PageQuery,
  response: pageOf(Offer),
});

export const FULL_NAME_REQUIRED = 'Please type your full name.';

export const AcceptOffer = ordered({
  status: z.literal('ACCEPTED'),
  fullName: required(FULL_NAME_REQUIRED).refine(
    (name) => name === '' || name.split(/\s+/).filter((part) => !isBlank(part)).length > 1,
    'Please type your first and your last name.',
  ),
});
export const DeclineOffer = ordered({ status: z.literal('DECLINED'), reason: DeclineReason });

export const respondToOffer = endpoint({
  name: 'respondToOffer',
  method: 'POST',
  path: '/api/jobseeker/offers/{id}/respond',
  summary: 'Accept the latest version with the typed full name, or decline it with a reason',
  access: candidate,
  changes: ['offers', 'applications'],
  params,
  body: z.discriminatedUnion('status', [AcceptOffer, DeclineOffer], {
    error: 'Please accept or decline the offer.',
  }),
  response: Offer,
});

export const getMyOfferLetter = endpoint({
  name: 'getMyOfferLetter',
  method: 'GET',
  path: '/api/jobseeker/offers/{id}/letter',
  summary: 'The offer letter as PDF, with the acceptance once there is one',
  access: candidate,
  reads: nothing('A file, generated for each download'),
  params,
  stream: true,
});
