import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '#server/db/fragments.sql.ts';
import { named } from '#server/db/guarded-client.ts';
import type { Db } from '#server/db/schema/database.ts';
import { contactSharedWith, hasBlocked, seenBy } from './visible-to.sql.ts';

export interface HiddenCompany {
  candidateId: string;
  /** Null for a company that is not on the platform. */
  id: string | null;
  /** The current name of the company; for others as typed. */
  name: string;
  /** Names under which it was approved before. */
  formerNames: string[];
}

interface CompanyBlock {
  candidateId: string;
  companyId: string;
  blockedAt: Date;
}

function formerNamesOf(companyId: RawBuilder<unknown>) {
  return sql<string[]>`array(select distinct ch.former_name from company_identity_changes ch
    where ch.company_id = ${companyId} and ch.status = 'APPROVED')`;
}

function hiddenCompanies(db: Db, candidateIds: string[]) {
  return db
    .selectFrom('candidateHiddenCompanies as h')
    .leftJoin('companies as c', 'c.id', 'h.companyId')
    .select((eb) => ['h.candidateId', 'h.companyId as id', eb.fn.coalesce('c.name', 'h.name').as('name')])
    .select(formerNamesOf(sql.ref('h.companyId')).as('formerNames'))
    .where('h.candidateId', '=', anyOf(candidateIds));
}

export function listHiddenCompanies(db: Db, candidateId: string): Promise<HiddenCompany[]> {
  return hiddenCompanies(db, [candidateId])
    .modifyFront(named('list_hidden_companies'))
    .orderBy('h.position')
    .execute();
}

export async function replaceHiddenCompanies(
  db: Db,
  candidateId: string,
  companies: readonly { id: string | null; name: string }[],
): Promise<void> {
  await db.deleteFrom('candidateHiddenCompanies').where('candidateId', '=', candidateId).execute();
  if (companies.length === 0) return;
  await db
    .insertInto('candidateHiddenCompanies')
    .values(companies.map(({ id, name }, position) => ({ candidateId, position, companyId: id, name })))
    .execute();
}

export async function listHidingFrom(db: Db, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('candidateHiddenCompanies')
    .select('candidateId')
    .where('companyId', '=', companyId)
    .union(db.selectFrom('companyBlocks').select('candidateId').where('companyId', '=', companyId))
    .orderBy('candidateId')
    .execute();
  return rows.map(({ candidateId }) => candidateId);
}

/** The companies from which each of these candidates hides, including blocked ones; in no order. */
export function listAvoidedCompanies(db: Db, candidateIds: string[]): Promise<HiddenCompany[]> {
  const blocked = db
    .selectFrom('companyBlocks as b')
    .innerJoin('companies as c', 'c.id', 'b.companyId')
    .select(['b.candidateId', 'b.companyId as id', 'c.name'])
    .select(formerNamesOf(sql.ref('b.companyId')).as('formerNames'))
    .where('b.candidateId', '=', anyOf(candidateIds));
  return hiddenCompanies(db, candidateIds)
    .modifyFront(named('list_avoided_companies'))
    .unionAll(blocked)
    .execute();
}

export async function insertBlock(db: Db, block: CompanyBlock): Promise<void> {
  await db
    .insertInto('companyBlocks')
    .values(block)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBlock(db: Db, candidateId: string, companyId: string): Promise<void> {
  await db
    .deleteFrom('companyBlocks')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .execute();
}

export interface Visibility {
  /** Whether search by the company finds them, or an application connects the two. */
  isSeen: boolean;
  /** Whether the candidate has blocked the company. */
  isBlocked: boolean;
  isContactShared: boolean;
  isSaved: boolean;
}

interface Pair {
  candidateId: string;
  companyId: string;
  /** The keys that identify the company for hiding. */
  companyKeys: string[];
}

export async function isContactShared(db: Db, candidateId: string, companyId: string): Promise<boolean> {
  const { rows } = await sql<{ isShared: boolean }>`/*@contactShared*/
    select ${contactSharedWith({ candidateId, companyId })} as is_shared`.execute(db);
  return rows[0]?.isShared ?? false;
}

/** The visibility of a candidate for a company. */
export async function getVisibility(db: Db, pair: Pair): Promise<Visibility> {
  const { candidateId, companyId } = pair;
  const { rows } = await sql<Visibility>`/*@candidateVisibility*/
    select ${seenBy(pair)} as is_seen, ${hasBlocked(pair)} as is_blocked,
           ${contactSharedWith(pair)} as is_contact_shared,
           exists (select from saved_candidates s where s.candidate_id = ${candidateId}
                     and s.company_id = ${companyId}) as is_saved
      from (select ${candidateId}::uuid as id) asked
      left join candidate_index d on d.candidate_id = asked.id`.execute(db);
  return rows[0] as Visibility;
}

/** Which of the candidates the company can see; in no order. */
export async function listSeen(
  db: Db,
  { companyId, companyKeys }: Omit<Pair, 'candidateId'>,
  candidateIds: readonly string[],
): Promise<string[]> {
  const seen = seenBy({ candidateId: sql.ref('c.user_id'), companyId, companyKeys });
  const { rows } = await sql<{ id: string }>`/*@list_seen_candidates*/
    select c.user_id as id from candidates c left join candidate_index d on d.candidate_id = c.user_id
    where c.user_id = any(${candidateIds}::uuid[]) and ${seen}`.execute(db);
  return rows.map(({ id }) => id);
}
