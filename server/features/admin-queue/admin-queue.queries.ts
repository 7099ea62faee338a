import { type RawBuilder, sql } from 'kysely';
import { QUEUE_KINDS, type QueueKind } from '#contract/admin-queue.ts';
import { WAITING_STATUSES } from '#contract/companies/approval.transitions.ts';
import type { PageQuery } from '#contract/core/page.ts';
import type { ReferralFlag } from '#contract/labels/referrals.ts';
import { statusList } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import { fullName } from '#server/features/users/users.sql.ts';

interface Line {
  /** The id of the item, and since when it is pending. */
  id: RawBuilder<unknown>;
  since: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  /** Must match the index of the queue. */
  order: RawBuilder<unknown>;
}

/** What a person requested is not listed after they have deleted the account. */
const isHere = sql`exists (select from users here where here.id = w.user_id and here.status <> 'DELETED')`;

/** The pending items by kind: the single definition for the counts and for the list. */
const WAITING: Readonly<Record<QueueKind, Line>> = {
  RECRUITER: {
    id: sql`w.founder_id`,
    since: sql`coalesce(w.submitted_at, w.created_at)`,
    from: sql`companies w where w.approval_status in ${statusList(WAITING_STATUSES)}`,
    order: sql`w.submitted_at, w.id`,
  },
  IDENTITY: {
    id: sql`(select c.founder_id from companies c where c.id = w.company_id)`,
    since: sql`w.proposed_at`,
    from: sql`company_identity_changes w where w.status = 'PENDING'`,
    order: sql`w.proposed_at, w.id`,
  },
  DEGREE: {
    id: sql`w.id`,
    since: sql`w.created_at`,
    from: sql`degree_verifications w where w.method = 'DOCUMENT' and w.status = 'PENDING'`,
    order: sql`w.created_at, w.id`,
  },
  AFFILIATE: {
    id: sql`w.user_id`,
    since: sql`w.created_at`,
    from: sql`affiliates w where w.status = 'PENDING' and ${isHere}`,
    order: sql`w.created_at, w.user_id`,
  },
  REFERRAL: {
    id: sql`w.id`,
    since: sql`w.signed_up_at`,
    from: sql`referrals w where w.flags <> '{}' and w.review is null and w.signed_up_at is not null`,
    order: sql`w.signed_up_at, w.id`,
  },
  CONTEST: {
    id: sql`w.id`,
    since: sql`w.contested_at`,
    from: sql`interviews w where w.contested_at is not null and w.contest_settled_at is null`,
    order: sql`w.contested_at, w.id`,
  },
  HIRE: {
    id: sql`w.id`,
    since: sql`coalesce(w.disputed_at, w.recorded_at)`,
    from: sql`hires w where w.status = 'DISPUTED'`,
    order: sql`w.disputed_at, w.id`,
  },
  REPORT: {
    id: sql`w.id`,
    since: sql`w.created_at`,
    from: sql`reports w where w.decided_at is null`,
    order: sql`w.created_at, w.id`,
  },
};

function all(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(parts, sql` union all `);
}

interface CountRow {
  kind: QueueKind;
  count: number;
  since: Date | null;
}

export async function countQueue(db: Db): Promise<CountRow[]> {
  const counts = QUEUE_KINDS.map((kind) => {
    const { since, from } = WAITING[kind];
    return sql`(select ${sql.lit(kind)} as kind, count(*) as count, min(${since}) as since from ${from})`;
  });
  return (await sql<CountRow>`${all(counts)}`.execute(db)).rows;
}

export interface ItemRow {
  kind: QueueKind;
  id: string;
  since: Date;
}

/**
 * The longest wait first. For each kind, only as many rows are read as fit on this page and those before it.
 */
export async function listItems(
  db: Db,
  kinds: readonly QueueKind[],
  { page, size }: PageQuery,
): Promise<ItemRow[]> {
  const offset = page * size;
  const lines = kinds.map((kind) => {
    const { id, since, from, order } = WAITING[kind];
    return sql`(select ${sql.lit(kind)} as kind, ${id} as id, ${since} as since from ${from}
      order by ${order} limit ${offset + size})`;
  });
  const { rows } = await sql<ItemRow>`select * from (${all(lines)}) waiting
    order by since, kind, id limit ${size} offset ${offset}`.execute(db);
  return rows;
}

interface WordsRow {
  kind: QueueKind;
  id: string;
  title: string;
  detail: string | null;
  /** Only for a referral. */
  flags: ReferralFlag[] | null;
}

/** The subject of each item; reports are described by their own feature. */
export async function listWords(db: Db, items: readonly ItemRow[]): Promise<WordsRow[]> {
  const of = (kind: QueueKind) =>
    sql`any(${items.flatMap((item) => (item.kind === kind ? [item.id] : []))}::uuid[])`;
  const none = sql`null::text[] as flags`;
  const { rows } = await sql<WordsRow>`
    select 'RECRUITER' as kind, u.id, ${fullName('u')} as title, c.name as detail, ${none}
      from companies c join users u on u.id = c.founder_id where u.id = ${of('RECRUITER')}
    union all
    select 'IDENTITY', c.founder_id, c.name, 'Asks to be ' || ch.name, ${none}
      from company_identity_changes ch join companies c on c.id = ch.company_id
      where ch.status = 'PENDING' and c.founder_id = ${of('IDENTITY')}
    union all
    select 'DEGREE', v.id, ${fullName('u')}, v.education_degree || ', ' || v.university_name, ${none}
      from degree_verifications v join users u on u.id = v.candidate_id where v.id = ${of('DEGREE')}
    union all
    select 'AFFILIATE', u.id, ${fullName('u')}, a.website, ${none}
      from affiliates a join users u on u.id = a.user_id where u.id = ${of('AFFILIATE')}
    union all
    select 'REFERRAL', r.id, ${fullName('n')}, ${fullName('u')}, r.flags
      from referrals r join users u on u.id = r.referrer_id join users n on n.id = r.referred_user_id
      where r.id = ${of('REFERRAL')}
    union all
    select 'CONTEST', i.id, ${fullName('u')} || ' and ' || c.name, j.title, ${none}
      from interviews i join users u on u.id = i.candidate_id join companies c on c.id = i.company_id
      join jobs j on j.id = i.job_id where i.id = ${of('CONTEST')}
    union all
    select 'HIRE', h.id, h.candidate_name || ' and ' || h.company_name, h.job_title, ${none}
      from hires h where h.id = ${of('HIRE')}`.execute(db);
  return rows;
}

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

/** Active claims: their screens have reported recently that they are open. */
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
  /** A claim without a report since then has ended. */
  seenAfter: Date;
}

/** Claims a free item, or renews the own claim. True when the holder has changed. */
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
