import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { nothing } from '../core/things.ts';
import { Mine } from '../kit/mine.ts';
import { OfferStatus } from '../labels/offers.ts';
import { Offer, OfferInput, WithdrawOffer } from './offer.ts';

const reads = workspace('VIEWER');
const writes = workspace('RECRUITER');
const params = z.object({ id: Id });

/** `versions`: latest first. `mayOffer`: whether a new version can be made now. */
const ApplicationOffers = z.object({
  mayOffer: z.boolean(),
  stated: Offer.shape.stated,
  versions: z.array(Offer),
});
export type ApplicationOffers = z.output<typeof ApplicationOffers>;

export const listApplicationOffers = endpoint({
  name: 'listApplicationOffers',
  method: 'GET',
  path: '/api/recruiter/applications/{id}/offers',
  summary: 'All versions of the offer for one application, and what its candidate had been told before',
  access: reads,
  reads: ['offers', 'applications', 'interviews', 'hires'],
  params,
  response: ApplicationOffers,
});

export const makeOffer = endpoint({
  name: 'makeOffer',
  method: 'POST',
  path: listApplicationOffers.path,
  summary: 'Make an offer; a version that still waits for its answer is withdrawn for it',
  access: writes,
  changes: ['offers', 'applications'],
  params,
  body: OfferInput,
  response: Offer,
  status: 201,
  message: 'Offer sent',
});

export const withdrawOffer = endpoint({
  name: 'withdrawOffer',
  method: 'POST',
  path: '/api/recruiter/offers/{id}/withdraw',
  summary: 'Take an offer back before it is answered',
  access: writes,
  changes: ['offers', 'applications'],
  params,
  body: WithdrawOffer,
  response: Offer,
  message: 'Offer withdrawn',
});

export const listOffers = endpoint({
  name: 'listOffers',
  method: 'GET',
  path: '/api/recruiter/offers',
  summary: 'The latest version of every offer of the company, those that wait for an answer first',
  access: reads,
  reads: ['offers', 'applications', 'hires'],
  query: PageQuery.extend({ status: OfferStatus.optional(), mine: Mine }),
  response: pageOf(Offer).extend({ counts: z.record(OfferStatus, z.number()) }),
});

export const getCompanyOfferLetter = endpoint({
  name: 'getCompanyOfferLetter',
  method: 'GET',
  path: '/api/recruiter/offers/{id}/letter',
  summary: 'The offer letter as PDF, with the acceptance once there is one',
  access: reads,
  reads: nothing('A file, generated for each download'),
  params,
  stream: true,
});
