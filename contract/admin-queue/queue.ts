import * as z from 'zod';
import { admin } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { Timestamp } from '../core/time.ts';
import { Claim } from './claims.ts';
import { type QueueKind as Kind, QUEUE_KINDS, QueueKind } from './kinds.ts';

const Waiting = z.object({ count: z.number(), oldestSince: Timestamp.nullable() });

export const QueueCounts = z.object({
  kinds: z.object(
    Object.fromEntries(QUEUE_KINDS.map((kind) => [kind, Waiting])) as Record<Kind, typeof Waiting>,
  ),
  /** Everything that waits for a decision, and since when the oldest of it. */
  total: Waiting,
  /** What is paid where money is: refunds of invoices, and rewards of referrers. */
  refundsDue: Waiting,
  payoutsDue: Waiting,
  failedMails: z.number(),
});
export type QueueCounts = z.output<typeof QueueCounts>;

/** What is made or decided elsewhere and so changes the queue. */
const QUEUE = [
  'adminQueue',
  'approval',
  'company',
  'degrees',
  'affiliates',
  'referrals',
  'interviews',
  'hires',
  'reports',
] as const;

export const adminCountQueue = endpoint({
  name: 'adminCountQueue',
  method: 'GET',
  path: '/api/admin/queue/counts',
  summary: 'How much waits for a decision, by kind, and since when; and how many mails failed',
  access: admin,
  reads: [...QUEUE, 'invoices', 'payouts', 'mails'],
  response: QueueCounts,
});

export const QueueItem = z.object({
  kind: QueueKind,
  /** Of what is decided: the recruiter for an application or a change of their company. */
  id: Id,
  title: z.string(),
  detail: z.string(),
  waitingSince: Timestamp,
  /** Which admin has it open. */
  claim: Claim.nullable(),
});
export type QueueItem = z.output<typeof QueueItem>;

export const adminListQueue = endpoint({
  name: 'adminListQueue',
  method: 'GET',
  path: '/api/admin/queue',
  summary: 'What waits for a decision, of all kinds or of one, the longest wait first',
  access: admin,
  reads: QUEUE,
  query: PageQuery.extend({ kind: QueueKind.optional() }),
  response: pageOf(QueueItem),
});
