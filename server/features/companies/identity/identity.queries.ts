import type { Insertable, Selectable } from 'kysely';
import { identityChangeMoves } from '#contract/companies/identity.transitions.ts';
import type { IdentityChangeStatus } from '#contract/labels/companies.ts';
import type { CompanyIdentityChangesTable } from '#server/db/schema/accounts.ts';
import type { Db } from '#server/db/schema/database.ts';

export type ChangeRow = Selectable<CompanyIdentityChangesTable>;

export function findWaiting(db: Db, companyId: string) {
  return db
    .selectFrom('companyIdentityChanges as ch')
    .leftJoin('users as u', 'u.id', 'ch.proposedBy')
    .selectAll('ch')
    .select(['u.firstName', 'u.lastName'])
    .where('ch.companyId', '=', companyId)
    .where('ch.status', 'in', identityChangeMoves.statusesIn('WAITING'))
    .executeTakeFirst();
}

/** A change of this company only: another's does not exist. */
export function findChange(db: Db, companyId: string, id: string): Promise<ChangeRow | undefined> {
  return db
    .selectFrom('companyIdentityChanges')
    .selectAll()
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .executeTakeFirst();
}

export async function insertChange(db: Db, change: Insertable<CompanyIdentityChangesTable>): Promise<void> {
  await db.insertInto('companyIdentityChanges').values(change).execute();
}

export interface Settlement {
  status: IdentityChangeStatus;
  settledBy: string;
  settledAt: Date;
  reason?: string;
}

/** Moves the change if it still stands at `from`; false when somebody was faster. */
export async function settleChange(
  db: Db,
  id: string,
  from: IdentityChangeStatus,
  settlement: Settlement,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('companyIdentityChanges')
    .set(settlement)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
