import * as z from 'zod';
import { admin } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';
import { QueueKind } from './kinds.ts';

/** How often a screen says that it still has the item open, and when it counts as closed if it no longer does. */
export const CLAIM_BEAT_SECONDS = 60;
export const CLAIM_SECONDS = 180;

export const Claim = z.object({
  adminName: z.string(),
  since: Timestamp,
  /** Of the caller. */
  isOwn: z.boolean(),
});
export type Claim = z.output<typeof Claim>;

const path = '/api/admin/queue/{kind}/{id}/claim';
const params = z.object({ kind: QueueKind, id: Id });
const response = z.object({ claim: Claim.nullable() });

export const adminGetClaim = endpoint({
  name: 'adminGetClaim',
  method: 'GET',
  path,
  summary: 'Which admin has an item of the queue open',
  access: admin,
  offline: false,
  reads: ['adminQueue'],
  params,
  response,
});

export const adminClaimItem = endpoint({
  name: 'adminClaimItem',
  method: 'POST',
  path,
  summary: 'Say that the caller has the item open, or still has; whoever was first keeps it',
  access: admin,
  changes: ['adminQueue'],
  params,
  response,
});

export const adminReleaseItem = endpoint({
  name: 'adminReleaseItem',
  method: 'DELETE',
  path,
  summary: 'Say that the caller has closed the item; nobody else’s claim ends by it',
  access: admin,
  changes: ['adminQueue'],
  params,
});
