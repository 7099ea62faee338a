import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

export interface HiddenCompany {
  candidateId: string;
  /** Null for a company that is not on the platform. */
  id: string | null;
  /** As the company is called now; for others as it was typed. */
  name: string;
}

export function listHiddenCompanies(db: Db, candidateIds: string[]): Promise<HiddenCompany[]> {
  return db
    .selectFrom('candidateHiddenCompanies as h')
    .leftJoin('companies as c', 'c.id', 'h.companyId')
    .select((eb) => ['h.candidateId', 'h.companyId as id', eb.fn.coalesce('c.name', 'h.name').as('name')])
    .where('h.candidateId', '=', sql<string>`any(${candidateIds}::uuid[])`)
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
