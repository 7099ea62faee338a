import { sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { CandidateStatus } from '#contract/labels/candidate-accounts.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
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

/** Until they are erased: then nothing is left to look at. */
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

/** The ids first: however deep the page lies, only its own rows are looked up in the other tables. */
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

/** The next portion of an export: oldest first, behind `after`. */
export function listNext(db: Db, filter: Filter, after: Place | undefined, size: number): Promise<Place[]> {
  let query = filtered(db, filter).select(['u.id', 'u.createdAt']);
  if (after) query = query.where(sql<boolean>`(u.created_at, u.id) > (${after.createdAt}, ${after.id})`);
  return query.orderBy('u.createdAt').orderBy('u.id').limit(size).execute();
}
