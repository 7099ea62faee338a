import { type Insertable, sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { Waitlist } from '#contract/waitlist.ts';
import { anyOf, contains } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { WaitlistEntriesTable } from '#server/db/schema/public-area.ts';
import type { ProvedAddress } from '#server/features/users/users.events.ts';

/**
 * Removes from every list a person who has signed up with one of these addresses while it was theirs, or with
 * this phone.
 */
export async function deleteEntries(
  db: Db,
  addresses: readonly ProvedAddress[],
  phone: string | null,
): Promise<void> {
  await db
    .deleteFrom('waitlistEntries')
    .where((eb) =>
      eb.or([
        ...addresses.map(({ address, until }) =>
          eb.and([eb('email', '=', address), eb('createdAt', '<=', until)]),
        ),
        ...(phone ? [eb('phone', '=', phone)] : []),
      ]),
    )
    .execute();
}

/** False when the list already has this address or phone; of several concurrent inserts one succeeds. */
export async function insertEntry(db: Db, entry: Insertable<WaitlistEntriesTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('waitlistEntries')
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export interface Filter {
  list?: Waitlist | undefined;
  waiting: 'true' | 'false';
  search?: string | null | undefined;
}

function filtered(db: Db, { list, waiting, search }: Filter) {
  let query = db.selectFrom('waitlistEntries as w');
  if (list) query = query.where('w.list', '=', list);
  if (waiting === 'true') query = query.where('w.invitedAt', 'is', null);
  if (search) {
    query = query.where(contains(sql`concat_ws(' ', w.name, w.email::text, w.college, w.company)`, search));
  }
  return query;
}

function withAccounts(query: ReturnType<typeof filtered>) {
  return query
    .select(['w.id', 'w.list', 'w.name', 'w.email', 'w.phone', 'w.college', 'w.experience', 'w.company'])
    .select(['w.createdAt', 'w.invitedAt'])
    .select((eb) =>
      eb
        .exists(eb.selectFrom('users as u').select('u.id').whereRef('u.email', '=', 'w.email'))
        .$castTo<boolean>()
        .as('hasAccount'),
    );
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

/** The ids first, so that only the rows of the page are compared with the accounts, however deep it is. */
export async function listEntries(db: Db, filter: Filter, { page, size }: PageQuery) {
  const found = await filtered(db, filter)
    .select('w.id')
    .orderBy('w.createdAt', 'desc')
    .orderBy('w.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  const ids = found.map(({ id }) => id);
  return withAccounts(db.selectFrom('waitlistEntries as w'))
    .where('w.id', '=', anyOf(ids))
    .orderBy(sql`array_position(${ids}::uuid[], w.id)`)
    .execute();
}

export async function countByList(db: Db, filter: Filter): Promise<Map<Waitlist, number>> {
  const rows = await filtered(db, { ...filter, list: undefined })
    .select((eb) => ['w.list', eb.fn.countAll<number>().as('count')])
    .groupBy('w.list')
    .execute();
  return new Map(rows.map(({ list, count }) => [list, count]));
}

export interface Place {
  createdAt: Date;
  id: string;
}

/** The next batch of an export: oldest first, after `after`. */
export function listNext(db: Db, filter: Filter, after: Place | undefined, size: number) {
  let query = withAccounts(filtered(db, filter));
  if (after) query = query.where(sql<boolean>`(w.created_at, w.id) > (${after.createdAt}, ${after.id})`);
  return query.orderBy('w.createdAt').orderBy('w.id').limit(size).execute();
}

export function findEntry(db: Db, id: string) {
  return withAccounts(db.selectFrom('waitlistEntries as w').where('w.id', '=', id)).executeTakeFirst();
}

/** False when they were already invited. */
export async function markInvited(
  db: Db,
  id: string,
  { invitedAt, invitedBy }: { invitedAt: Date; invitedBy: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('waitlistEntries')
    .set({ invitedAt, invitedBy })
    .where('id', '=', id)
    .where('invitedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
