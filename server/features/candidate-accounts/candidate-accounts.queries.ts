import { type Insertable, sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { CandidateStatus } from '#contract/labels/candidate-accounts.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { AccountSuspensionsTable } from '#server/db/schema/accounts.ts';
import type { Db } from '#server/db/schema/database.ts';
import { isNamed } from '#server/features/users/users.sql.ts';

export interface Filter {
  status?: CandidateStatus | undefined;
  university?: string | null | undefined;
  searchQuery?: string | null | undefined;
}

interface Order {
  sortBy: 'createdAt' | 'firstName';
  sortDirection: 'ASC' | 'DESC';
}

/** Candidates who are not erased yet; afterwards there is nothing to show. */
function candidates(db: Db) {
  return db.selectFrom('users as u').where('u.userType', '=', 'JOBSEEKER').where('u.erasedAt', 'is', null);
}

function filtered(db: Db, { status, university, searchQuery }: Filter) {
  let query = candidates(db);
  if (status) query = query.where('u.status', '=', status);
  if (university) {
    query = query.where(
      sql<boolean>`exists (select from candidate_educations e
        where e.candidate_id = u.id and lower(e.university_name) = lower(${university}))`,
    );
  }
  if (searchQuery) query = query.where(isNamed('u', searchQuery));
  return query;
}

/** The ids first, so that only the rows of the page are looked up in the other tables, however deep it is. */
export async function listIds(
  db: Db,
  { sortBy, sortDirection, ...filter }: Filter & Order,
  { page, size }: PageQuery,
): Promise<string[]> {
  const direction = sortDirection === 'ASC' ? 'asc' : 'desc';
  const columns =
    sortBy === 'firstName' ? (['u.firstName', 'u.lastName'] as const) : (['u.createdAt'] as const);
  let query = filtered(db, filter).select('u.id');
  for (const column of columns) query = query.orderBy(column, direction);
  const rows = await query
    .orderBy('u.id', direction)
    .limit(size)
    .offset(page * size)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countCandidates(db: Db, filter: Filter): Promise<number> {
  const count = filtered(db, filter).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await count.executeTakeFirstOrThrow()).count;
}

export type CandidateRow = Awaited<ReturnType<typeof listRows>>[number];

/** In the order of `ids`. */
export function listRows(db: Db, ids: readonly string[]) {
  return candidates(db)
    .leftJoin('candidates as c', 'c.userId', 'u.id')
    .leftJoin('candidateIndex as d', 'd.candidateId', 'u.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('candidateEducations as e')
          .select(['e.universityName', 'e.educationDegree'])
          .whereRef('e.candidateId', '=', 'u.id')
          .orderBy('e.endYear', 'desc')
          .orderBy('e.position')
          .limit(1)
          .as('e'),
      (join) => join.onTrue(),
    )
    .select(['u.id', 'u.firstName', 'u.lastName', 'u.email', 'u.phone', 'u.status', 'u.createdAt'])
    .select(['u.pictureFileId', 'u.emailVerifiedAt', 'u.lastLoginAt', 'c.headline', 'c.expectedTotal'])
    .select(['d.experienceMonths', 'e.universityName', 'e.educationDegree'])
    .where('u.id', '=', anyOf(ids))
    .orderBy(sql`array_position(${ids}::uuid[], u.id)`)
    .execute();
}

export interface Place {
  createdAt: Date;
  id: string;
}

/** The next batch of an export: oldest first, after `after`. */
export function listNext(db: Db, filter: Filter, after: Place | undefined, size: number): Promise<Place[]> {
  let query = filtered(db, filter).select(['u.id', 'u.createdAt']);
  if (after) query = query.where(sql<boolean>`(u.created_at, u.id) > (${after.createdAt}, ${after.id})`);
  return query.orderBy('u.createdAt').orderBy('u.id').limit(size).execute();
}

interface Counts {
  /** The same set as in the list: deleted accounts are included until they are erased. */
  total: number;
  active: number;
  suspended: number;
  averageMonths: number;
}

/** Counts all candidates by an index-only scan, then subtracts the few who are deleted. */
const months = sql`
  select experience_months as months, count(*) as count from candidate_index group by experience_months
   union all
  select d.experience_months, -count(*) from users u join candidate_index d on d.candidate_id = u.id
   where u.user_type = 'JOBSEEKER' and u.status = 'DELETED' group by d.experience_months`;

export async function countByStatus(db: Db): Promise<Counts> {
  const { rows } = await sql<Counts>`
    with standing as (
      select u.status, count(*) as count from users u
       where u.user_type = 'JOBSEEKER' and u.erased_at is null group by u.status)
    select coalesce((select sum(count) from standing), 0)::bigint as total,
           coalesce((select count from standing where status = 'ACTIVE'), 0) as active,
           coalesce((select count from standing where status = 'SUSPENDED'), 0) as suspended,
           coalesce((select sum(m.months * m.count) from (${months}) m)
             / nullif((select sum(count) from standing where status <> 'DELETED'), 0), 0)::float8 as average_months`.execute(
    db,
  );
  return rows[0] ?? { total: 0, active: 0, suspended: 0, averageMonths: 0 };
}

interface University {
  universityName: string;
  candidateCount: number;
}

/**
 * Spellings that differ only in case count as one university. Counts the candidates of the list, along the
 * index: erased candidates have no education rows left.
 */
export async function listUniversities(db: Db, most: number): Promise<University[]> {
  const { rows } = await sql<University>`
    with largest as (
      select lower(e.university_name) as key, count(distinct e.candidate_id) as candidate_count
        from candidate_educations e
       group by lower(e.university_name)
       order by candidate_count desc, key
       limit ${most})
    select spelt.university_name, l.candidate_count
      from largest l
      cross join lateral (select e.university_name from candidate_educations e
                           where lower(e.university_name) = l.key order by e.candidate_id limit 1) spelt
     order by l.candidate_count desc, l.key`.execute(db);
  return rows;
}

/** How many have at least `from` and less than `to` months of experience, for each of `ranges`. */
export async function countByMonths(
  db: Db,
  ranges: readonly { from: number; to: number | null }[],
): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    with known as (${months}),
    counted as (
      select months, count from known
       union all
      -- Candidates who have not saved a profile have no experience.
      select 0, (select count(*) from users u
                    where u.user_type = 'JOBSEEKER' and u.status <> 'DELETED' and u.erased_at is null)
        - coalesce((select sum(count) from known), 0))
    select coalesce(sum(m.count), 0)::bigint as count
      from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as r("from" int, "to" int)
      left join counted m on m.months >= r."from" and (r."to" is null or m.months < r."to")
     group by r."from" order by r."from"`.execute(db);
  return rows.map(({ count }) => count);
}

export async function insertSuspension(db: Db, row: Insertable<AccountSuspensionsTable>): Promise<void> {
  await db.insertInto('accountSuspensions').values(row).execute();
}

export async function deleteSuspension(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('accountSuspensions').where('userId', '=', userId).execute();
}

export function findSuspension(db: Db, userId: string) {
  return db
    .selectFrom('accountSuspensions as s')
    .leftJoin('users as u', 'u.id', 's.suspendedBy')
    .select(['s.reason', 's.suspendedAt', 's.endsAt', 'u.firstName', 'u.lastName'])
    .where('s.userId', '=', userId)
    .executeTakeFirst();
}

/** Whose suspension has expired, the longest ago first. */
export function listEnded(db: Db, at: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom('accountSuspensions')
    .select('userId as id')
    .where('endsAt', '<=', at)
    .orderBy('endsAt')
    .limit(100)
    .execute();
}

/** Checked again under the account's lock: another process, or a new suspension, may have come first. */
export async function isEnded(db: Db, userId: string, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('accountSuspensions')
    .select('userId')
    .where('userId', '=', userId)
    .where('endsAt', '<=', at)
    .executeTakeFirst();
  return row !== undefined;
}
