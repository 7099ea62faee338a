import { sql } from 'kysely';
import type { QueueKind } from '#contract/admin-queue/kinds.ts';
import type { Db } from '#server/db/schema/database.ts';
import { fullName } from '#server/features/users/users.sql.ts';

export interface Item {
  kind: QueueKind;
  id: string;
}

export interface ClaimRow {
  kind: QueueKind;
  itemId: string;
  adminId: string;
  adminName: string;
  claimedAt: Date;
}

/** Those that count: their screens have said lately that they are open. */
export function listClaims(db: Db, items: readonly Item[], seenAfter: Date): Promise<ClaimRow[]> {
  const kinds = items.map(({ kind }) => kind);
  const ids = items.map(({ id }) => id);
  return db
    .selectFrom('adminClaims as l')
    .innerJoin('users as u', 'u.id', 'l.adminId')
    .select(['l.kind', 'l.itemId', 'l.adminId', 'l.claimedAt'])
    .select(fullName('u').as('adminName'))
    .where('l.seenAt', '>', seenAfter)
    .where(sql<boolean>`(l.kind, l.item_id) in (select * from unnest(${kinds}::text[], ${ids}::uuid[]))`)
    .execute();
}

interface NewClaim extends Item {
  adminId: string;
  at: Date;
  /** A claim last heard of by then has ended. */
  seenAfter: Date;
}

/** Takes what nobody has, or says that the own claim goes on. True when who has it is another than before. */
export async function claim(db: Db, { kind, id, adminId, at, seenAfter }: NewClaim): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into admin_claims as l (kind, item_id, admin_id, claimed_at, seen_at)
    values (${kind}, ${id}, ${adminId}, ${at}, ${at})
    on conflict (kind, item_id) do update set
      claimed_at = case when l.admin_id = excluded.admin_id and l.seen_at > ${seenAfter}
        then l.claimed_at else excluded.claimed_at end,
      admin_id = excluded.admin_id, seen_at = excluded.seen_at
      where l.admin_id = excluded.admin_id or l.seen_at <= ${seenAfter}
    returning claimed_at = seen_at as "isNew"`.execute(db);
  return rows[0]?.isNew ?? false;
}

/** False when the claim was not theirs. */
export async function release(db: Db, { kind, id }: Item, adminId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('adminClaims')
    .where('kind', '=', kind)
    .where('itemId', '=', id)
    .where('adminId', '=', adminId)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

export async function deleteEnded(db: Db, seenBefore: Date): Promise<number> {
  const deleted = await db.deleteFrom('adminClaims').where('seenAt', '<=', seenBefore).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
