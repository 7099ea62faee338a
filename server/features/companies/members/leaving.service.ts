import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import { lockCompany } from '#server/features/companies/companies.queries.ts';
import { keepKeys } from '#server/features/companies/hiding-keys.service.ts';
import * as queries from './leaving.queries.ts';

/** Takes a person out of every company. Throws LAST_OWNER where nobody else could lead one. */
export async function leaveAll(db: Db, userId: string): Promise<void> {
  for (const { companyId, role } of await queries.listRoles(db, userId)) {
    await lockCompany(db, companyId);
    await keepKeys(db, companyId);
    if (role === 'OWNER' && !(await queries.hasOtherOwner(db, companyId, userId))) {
      throw new AppError('LAST_OWNER');
    }
  }
  await queries.deleteMemberships(db, userId);
}
