import { type RawBuilder, sql } from 'kysely';
import { QUEUE_KINDS, type QueueKind } from '#contract/admin-queue/kinds.ts';
import type { PageQuery } from '#contract/core/page.ts';
import type { ReferralFlag } from '#contract/labels/referrals.ts';
import type { Db } from '#server/db/schema/database.ts';
import { fullName } from '#server/features/users/users.sql.ts';
import { WAITING } from './waiting.sql.ts';

function all(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(parts, sql` union all `);
}

export interface CountRow {
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

/** The longest wait first. Of each kind only so many are read as could stand on this page and those before it. */
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

export interface WordsRow {
  kind: QueueKind;
  id: string;
  title: string;
  detail: string | null;
  /** Of a referral. */
  flags: ReferralFlag[] | null;
}

/** What each item is about; reports are put into words by their own feature. */
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
