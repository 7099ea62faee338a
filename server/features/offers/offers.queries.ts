import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { OfferStatus } from '#contract/labels/offers.ts';
import { STANDING_OFFERS } from '#contract/offers/transitions.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { OfferEventsTable, OffersTable } from '#server/db/schema/hires.ts';
import { isMineJob } from '#server/features/jobs/mine.sql.ts';

export type OfferRow = Selectable<OffersTable>;

/** Whose it must be: offers of others count as not found. */
export interface Owner {
  candidateId?: string;
  companyId?: string;
}

function selectOwned(db: Db, id: string, { candidateId, companyId }: Owner) {
  let query = db.selectFrom('offers').selectAll().where('id', '=', id);
  if (candidateId) query = query.where('candidateId', '=', candidateId);
  if (companyId) query = query.where('companyId', '=', companyId);
  return query;
}

export function getOffer(db: Db, id: string): Promise<OfferRow> {
  return selectOwned(db, id, {}).executeTakeFirstOrThrow();
}

export function findOffer(db: Db, id: string, owner: Owner): Promise<OfferRow | undefined> {
  return selectOwned(db, id, owner).executeTakeFirst();
}

/** Locks the offer until the end of the transaction. */
export function lockOffer(db: Db, id: string): Promise<OfferRow | undefined> {
  return selectOwned(db, id, {}).forUpdate().executeTakeFirst();
}

/** The version of an application that is open or accepted. */
export function lockStanding(db: Db, applicationId: string): Promise<OfferRow | undefined> {
  return db
    .selectFrom('offers')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('status', 'in', STANDING_OFFERS)
    .forUpdate()
    .executeTakeFirst();
}

export async function countVersions(db: Db, applicationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('offers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('applicationId', '=', applicationId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertOffer(db: Db, offer: Insertable<OffersTable>): Promise<void> {
  await db.insertInto('offers').values(offer).execute();
}

export async function insertEvent(db: Db, event: Insertable<OfferEventsTable>): Promise<void> {
  await db.insertInto('offerEvents').values(event).execute();
}

/** False when the offer is no longer in the state the caller read. */
export async function updateFrom(
  db: Db,
  { id, status }: Pick<OfferRow, 'id' | 'status'>,
  changes: Updateable<OffersTable>,
): Promise<boolean> {
  const updated = await db
    .updateTable('offers')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** The pay in the latest interview request of this application. */
export function findRequestPay(db: Db, applicationId: string) {
  return db
    .selectFrom('interviews')
    .select(['salaryMin', 'salaryMax'])
    .where('applicationId', '=', applicationId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Those that wait for an answer, in the order of their applications, which is also their lock order. */
export async function listWaitingIds(db: Db, { candidateId, companyId }: Owner): Promise<string[]> {
  let query = db.selectFrom('offers').select('id').where('status', '=', 'EXTENDED');
  if (candidateId) query = query.where('candidateId', '=', candidateId);
  if (companyId) query = query.where('companyId', '=', companyId);
  return (await query.orderBy('applicationId').execute()).map(({ id }) => id);
}

/** Offers whose last day is over. */
export function listExpired(db: Db, at: Date) {
  return db
    .selectFrom('offers')
    .select('id')
    .where('status', '=', 'EXTENDED')
    .where('expiresAt', '<=', at)
    .orderBy('expiresAt')
    .execute();
}

export function listToRemind(db: Db, at: Date) {
  return db
    .selectFrom('offers')
    .select('id')
    .where('status', '=', 'EXTENDED')
    .where('expiresAt', '>', at)
    .where(sql<boolean>`least(remind_half_at, remind_last_at) <= ${at}`)
    .orderBy('id')
    .execute();
}

/** Claims both reminders, as far as they are due. Exactly one of several processes gets true. */
export async function claimReminder(db: Db, id: string, at: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('offers')
    .set({
      remindHalfAt: sql`case when remind_half_at > ${at} then remind_half_at end`,
      remindLastAt: sql`case when remind_last_at > ${at} then remind_last_at end`,
    })
    .where('id', '=', id)
    .where('status', '=', 'EXTENDED')
    .where('expiresAt', '>', at)
    .where(sql<boolean>`least(remind_half_at, remind_last_at) <= ${at}`)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

interface Slice {
  page: number;
  size: number;
}

interface Mine {
  /** Only for jobs that this person owns, or hires for. */
  mineOf?: string | undefined;
}

/** With the previous version and the company data of a list. */
function selectViews(db: Db) {
  return db
    .selectFrom('offers as o')
    .innerJoin('companies as c', 'c.id', 'o.companyId')
    .leftJoin('offers as b', (join) =>
      join.onRef('b.applicationId', '=', 'o.applicationId').on(sql<boolean>`b.version = o.version - 1`),
    )
    .selectAll('o')
    .select(
      sql<boolean>`exists (select 1 from hires h where h.application_id = o.application_id)`.as('hasHire'),
    )
    .select(['c.logoFileId', 'b.annualSalary as beforeSalary', 'b.variablePay as beforeVariable'])
    .select(['b.joiningDate as beforeJoining', 'b.expiresOn as beforeExpires']);
}

export type OfferView = Awaited<ReturnType<typeof listVersions>>[number];

export function listVersions(db: Db, companyId: string, applicationId: string) {
  return selectViews(db)
    .where('o.companyId', '=', companyId)
    .where('o.applicationId', '=', applicationId)
    .orderBy('o.version', 'desc')
    .execute();
}

export function findView(db: Db, id: string): Promise<OfferView> {
  return selectViews(db).where('o.id', '=', id).executeTakeFirstOrThrow();
}

const isLatest = sql<boolean>`not exists (select 1 from offers later
  where later.application_id = o.application_id and later.version > o.version)`;

const isWaiting = sql<boolean>`o.status = 'EXTENDED'`;

export function listMine(db: Db, candidateId: string, { page, size }: Slice): Promise<OfferView[]> {
  return selectViews(db)
    .where('o.candidateId', '=', candidateId)
    .where(isLatest)
    .orderBy(isWaiting, 'desc')
    .orderBy('o.extendedAt', 'desc')
    .orderBy('o.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countMine(db: Db, candidateId: string): Promise<number> {
  const { count } = await db
    .selectFrom('offers as o')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('o.candidateId', '=', candidateId)
    .where(isLatest)
    .executeTakeFirstOrThrow();
  return count;
}

/** The page is selected along its index before anything is joined. */
export function listLatest(
  db: Db,
  companyId: string,
  { page, size, status, mineOf }: Slice & Mine & { status?: OfferStatus },
): Promise<OfferView[]> {
  let listed = db
    .selectFrom('offers as o')
    .select('o.id')
    .where('o.companyId', '=', companyId)
    .where(isLatest);
  if (mineOf) listed = listed.where(isMineJob('o.jobId', mineOf));
  if (status) listed = listed.where('o.status', '=', status);
  const ids = listed
    .orderBy(isWaiting, 'desc')
    .orderBy('o.extendedAt', 'desc')
    .orderBy('o.id', 'desc')
    .limit(size)
    .offset(page * size);
  return selectViews(db)
    .where('o.id', 'in', ids)
    .orderBy(isWaiting, 'desc')
    .orderBy('o.extendedAt', 'desc')
    .orderBy('o.id', 'desc')
    .execute();
}

/**
 * Counts by status. The latest versions are computed among the company's own offers only, not over all
 * offers.
 */
export function countLatest(db: Db, companyId: string, { mineOf }: Mine) {
  let latest = db
    .selectFrom('offers as o')
    .distinctOn('o.applicationId')
    .select('o.status')
    .where('o.companyId', '=', companyId)
    .orderBy('o.applicationId')
    .orderBy('o.version', 'desc');
  if (mineOf) latest = latest.where(isMineJob('o.jobId', mineOf));
  return db
    .selectFrom(latest.as('latest'))
    .select('status')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy('status')
    .execute();
}

export function listForExport(db: Db, candidateId: string): Promise<OfferRow[]> {
  return db
    .selectFrom('offers')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .orderBy('extendedAt')
    .execute();
}

/** What remains of an erased candidate: that there was an offer, and its terms. */
export async function blankPerson(db: Db, candidateId: string, name: string): Promise<string[]> {
  const rows = await db
    .updateTable('offers')
    .set({
      candidateName: name,
      note: null,
      closingReason: null,
      acceptedName: sql`case when accepted_name is not null then ${name} end`,
    })
    .where('candidateId', '=', candidateId)
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await db.updateTable('offerEvents').set({ reason: null }).where('offerId', '=', anyOf(ids)).execute();
  }
  return ids;
}
