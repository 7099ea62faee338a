import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import { takeTurns } from '#server/db/turns.ts';
import { keepKeys } from '#server/features/companies/hiding-keys.service.ts';
import * as queries from './leaving.queries.ts';

/** Takes a person out of every company. Throws LAST_OWNER where nobody else could lead one. */
export async function leaveAll(db: Db, userId: string): Promise<void> {
  const roles = await queries.listRoles(db, userId);
  const companyIds = roles.map(({ companyId }) => companyId);
  await takeTurns(db, 'leaving', companyIds);
  for (const { companyId, role } of roles) {
    await keepKeys(db, companyId);
    if (role === 'OWNER' && !(await queries.hasOtherOwner(db, companyId, userId))) {
      throw new AppError('LAST_OWNER');
    }
  }
  await queries.deleteMemberships(db, userId);
}
