import type * as z from 'zod';
import { CLAIM_SECONDS, type Claim } from '#contract/admin-queue/claims.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as users from '#server/features/users/users.service.ts';
import { inSeconds, now } from '#server/platform/clock.ts';
import * as live from '#server/platform/live.ts';
import * as queries from './claims.queries.ts';

type Item = queries.Item;

const seenAfter = () => inSeconds(-CLAIM_SECONDS);

export function toClaim(row: queries.ClaimRow | undefined, adminId: string): z.input<typeof Claim> | null {
  if (!row) return null;
  return { adminName: row.adminName, since: row.claimedAt, isOwn: row.adminId === adminId };
}

export async function list(db: Db, items: readonly Item[]): Promise<queries.ClaimRow[]> {
  return queries.listClaims(db, items, seenAfter());
}

export async function get(db: Db, item: Item, adminId: string) {
  const [row] = await list(db, [item]);
  return { claim: toClaim(row, adminId) };
}

async function tellAdmins(db: Db): Promise<void> {
  await live.changed(db, await users.listAdminIds(db), ['adminQueue']);
}

/** Whoever has it keeps it; the answer says who that is. */
export async function claim(db: Db, item: Item, adminId: string) {
  if (await queries.claim(db, { ...item, adminId, at: now(), seenAfter: seenAfter() })) await tellAdmins(db);
  return get(db, item, adminId);
}

export async function release(db: Db, item: Item, adminId: string): Promise<undefined> {
  if (await queries.release(db, item, adminId)) await tellAdmins(db);
}

/** A screen that was closed without a word has the item open no longer. */
export async function endSilent(db: Db): Promise<void> {
  if ((await queries.deleteEnded(db, seenAfter())) > 0) await tellAdmins(db);
}
