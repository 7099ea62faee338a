import type * as z from 'zod';
import {
  type adminCountQueue,
  type adminListQueue,
  CLAIM_SECONDS,
  type Claim,
  QUEUE_KINDS,
  type QueueKind,
} from '#contract/admin-queue.ts';
import type { ResultOf } from '#contract/core/endpoint.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import { REFERRAL_FLAG_LABELS } from '#contract/labels/referrals.ts';
import { REPORT_CAUSE_LABELS, REPORT_KIND_LABELS } from '#contract/reports.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as invoices from '#server/features/invoices/invoices.service.ts';
import * as mails from '#server/features/mails/mails.service.ts';
import * as reports from '#server/features/reports/reports.service.ts';
import * as rewards from '#server/features/rewards/rewards.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { inSeconds, now } from '#server/platform/clock.ts';
import * as live from '#server/platform/live.ts';
import { defineSweep } from '#server/platform/tasks.ts';
import * as queries from './admin-queue.queries.ts';

type Item = queries.Item;

const seenAfter = () => inSeconds(-CLAIM_SECONDS);

function toClaim(row: queries.ClaimRow | undefined, adminId: string): z.input<typeof Claim> | null {
  if (!row) return null;
  return { adminName: row.adminName, since: row.claimedAt, isOwn: row.adminId === adminId };
}

async function listClaims(db: Db, items: readonly Item[]): Promise<queries.ClaimRow[]> {
  return queries.listClaims(db, items, seenAfter());
}

export async function getClaim(db: Db, item: Item, adminId: string) {
  const [row] = await listClaims(db, [item]);
  return { claim: toClaim(row, adminId) };
}

async function tellAdmins(db: Db): Promise<void> {
  await live.changed(db, await users.listAdminIds(db), ['adminQueue']);
}

/** An existing claim is not taken over; the answer says who holds it. */
export async function claim(db: Db, item: Item, adminId: string) {
  if (await queries.claim(db, { ...item, adminId, at: now(), seenAfter: seenAfter() })) await tellAdmins(db);
  return getClaim(db, item, adminId);
}

export async function release(db: Db, item: Item, adminId: string): Promise<undefined> {
  if (await queries.release(db, item, adminId)) await tellAdmins(db);
}

/** Ends the claims of screens that were closed without releasing the item. */
async function endSilent(db: Db): Promise<void> {
  if ((await queries.deleteEnded(db, seenAfter())) > 0) await tellAdmins(db);
}

export const endSilentClaims = defineSweep('endSilentClaims', (db) => db.transaction().execute(endSilent));

type Counts = ResultOf<typeof adminCountQueue>;
type List = ResultOf<typeof adminListQueue>;

export async function count(db: Db): Promise<Counts> {
  const rows = new Map((await queries.countQueue(db)).map((row) => [row.kind, row]));
  const of = (kind: QueueKind) => {
    const { count: waiting = 0, since = null } = rows.get(kind) ?? {};
    return { count: waiting, oldestSince: since };
  };
  const kinds = Object.fromEntries(QUEUE_KINDS.map((kind) => [kind, of(kind)])) as Counts['kinds'];
  const times = [...rows.values()].flatMap(({ since }) => since ?? []);
  const oldestSince = times.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
  const total = [...rows.values()].reduce((sum, row) => sum + row.count, 0);
  const payouts = await rewards.countPayoutsDue(db);
  const [refund] = await invoices.listRefundsDue(db, { page: 0, size: 1 });
  return {
    kinds,
    total: { count: total, oldestSince },
    refundsDue: { count: await invoices.countRefundsDue(db), oldestSince: refund?.since ?? null },
    payoutsDue: { count: payouts.count, oldestSince: payouts.oldestAt },
    failedMails: (await mails.counts(db)).FAILED,
  };
}

interface Words {
  title: string;
  detail: string;
}

const keyOf = ({ kind, id }: { kind: QueueKind; id: string }) => `${kind}:${id}`;

async function wordsOf(db: Db, items: readonly queries.ItemRow[]): Promise<Map<string, Words>> {
  const rows = await queries.listWords(db, items);
  const words = rows.map(({ title, detail, flags, ...item }): [string, Words] => {
    const why = flags?.map((flag) => REFERRAL_FLAG_LABELS[flag].toLowerCase()).join(', ');
    return [keyOf(item), { title, detail: why ? `Referred by ${detail}: ${why}` : (detail ?? '') }];
  });
  const reported = items.flatMap(({ kind, id }) => (kind === 'REPORT' ? [id] : []));
  const told = (await reports.listByIds(db, reported)).map((report): [string, Words] => [
    keyOf({ kind: 'REPORT', id: report.id }),
    {
      title: report.title,
      detail: `${REPORT_KIND_LABELS[report.kind]}: ${REPORT_CAUSE_LABELS[report.cause].toLowerCase()}`,
    },
  ]);
  return new Map([...words, ...told]);
}

export async function list(
  db: Db,
  { kind, ...query }: PageQuery & { kind?: QueueKind | undefined },
  adminId: string,
): Promise<List> {
  const items = await queries.listItems(db, kind ? [kind] : QUEUE_KINDS, query);
  const words = await wordsOf(db, items);
  const held = new Map(
    (await listClaims(db, items)).map((claim) => [keyOf({ kind: claim.kind, id: claim.itemId }), claim]),
  );
  const content = items.map((item) => ({
    kind: item.kind,
    id: item.id,
    ...(words.get(keyOf(item)) ?? { title: '', detail: '' }),
    waitingSince: item.since,
    claim: toClaim(held.get(keyOf(item)), adminId),
  }));
  const counts = await queries.countQueue(db);
  const total = counts.reduce((sum, row) => (kind && row.kind !== kind ? sum : sum + row.count), 0);
  return toPage(content, query, total);
}
