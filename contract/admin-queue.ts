import * as z from 'zod';
import { admin } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { Id } from './core/ids.ts';
import { PageQuery, pageOf } from './core/page.ts';
import { Timestamp } from './core/time.ts';

/** Items that need a decision of an admin. */
export const QUEUE_KINDS = [
  'RECRUITER',
  'IDENTITY',
  'DEGREE',
  'AFFILIATE',
  'REFERRAL',
  'CONTEST',
  'HIRE',
  'REPORT',
] as const;
export const QueueKind = z.enum(QUEUE_KINDS);
export type QueueKind = z.output<typeof QueueKind>;
export const QUEUE_KIND_LABELS: Readonly<Record<QueueKind, string>> = {
  RECRUITER: 'Recruiters',
  IDENTITY: 'Company changes',
  DEGREE: 'Degree proofs',
  AFFILIATE: 'Affiliates',
  REFERRAL: 'Flagged referrals',
  CONTEST: 'Contested no-shows',
  HIRE: 'Disputed hires',
  REPORT: 'Reports',
};
/** For a single item. */
export const QUEUE_ITEM_LABELS: Readonly<Record<QueueKind, string>> = {
  RECRUITER: 'Recruiter',
  IDENTITY: 'Company change',
  DEGREE: 'Degree proof',
  AFFILIATE: 'Affiliate',
  REFERRAL: 'Flagged referral',
  CONTEST: 'Contested no-show',
  HIRE: 'Disputed hire',
  REPORT: 'Report',
};

/** How often a screen renews its claim on the open item, and when a claim that is not renewed expires. */
export const CLAIM_BEAT_SECONDS = 60;
export const CLAIM_SECONDS = 180;

export const Claim = z.object({
  adminName: z.string(),
  since: Timestamp,
  /** The claim is the caller's. */
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
  summary: 'Claim an open item, or renew the claim; the first claim holds',
  access: admin,
  changes: ['adminQueue'],
  params,
  response,
});

export const adminReleaseItem = endpoint({
  name: 'adminReleaseItem',
  method: 'DELETE',
  path,
  summary: 'Release the own claim on an item; claims of others stay',
  access: admin,
  changes: ['adminQueue'],
  params,
});

const Waiting = z.object({ count: z.number(), oldestSince: Timestamp.nullable() });

export const QueueCounts = z.object({
  kinds: z.object(
    Object.fromEntries(QUEUE_KINDS.map((kind) => [kind, Waiting])) as Record<QueueKind, typeof Waiting>,
  ),
  /** All pending items, and since when the oldest of them waits. */
  total: Waiting,
  /** Payments that are due: refunds of invoices, and rewards of referrers. */
  refundsDue: Waiting,
  payoutsDue: Waiting,
  failedMails: z.number(),
});
export type QueueCounts = z.output<typeof QueueCounts>;

/** What is created or decided on other screens and therefore changes the queue. */
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
  /** The id of the item; for an application or a change of a company, the id of the recruiter. */
  id: Id,
  title: z.string(),
  detail: z.string(),
  waitingSince: Timestamp,
  /** Which admin has the item open. */
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
