import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import { lockCompany, updateProfile } from '#server/features/companies/companies.queries.ts';
import * as hiding from '#server/features/companies/hiding-keys.service.ts';
import { now } from '#server/platform/clock.ts';
import { changeOf } from './identity.policy.ts';
import { type ChangeRow, findChange } from './identity.queries.ts';
import { announce, type Mover, settle } from './identity.service.ts';

export interface Order extends Mover {
  companyId: string;
  changeId: string;
}

/** The company's row is locked, so that no save comes between; its version counts up, because what it shows does. */
async function begin(db: Db, { companyId, changeId }: Order): Promise<ChangeRow> {
  await lockCompany(db, companyId);
  const change = await findChange(db, companyId, changeId);
  if (!change) throw new AppError('NOT_FOUND');
  return change;
}

export async function withdraw(db: Db, order: Order): Promise<void> {
  const change = await begin(db, order);
  await settle(db, change, { ...order, step: 'WITHDRAW', by: 'RECRUITER' });
  await updateProfile(db, order.companyId, { updatedAt: now() });
  await announce(db, 'change_withdrawn', change, order);
}

/** Shows what was asked for. By what the company was known so far it stays known to those who hide from it. */
export async function approve(db: Db, order: Order): Promise<void> {
  const change = await begin(db, order);
  await settle(db, change, { ...order, step: 'APPROVE', by: 'ADMIN' });
  await hiding.keepKeys(db, order.companyId);
  const { formerName: name, formerWebsite: website, formerGstNumber: gstNumber } = change;
  const shown = changeOf({ name, website, gstNumber }, change);
  await updateProfile(db, order.companyId, { ...shown, updatedAt: now() });
  await announce(db, 'change_approved', change, order);
}

export async function reject(db: Db, order: Order & { reason: string }): Promise<void> {
  const change = await begin(db, order);
  await settle(db, change, { ...order, step: 'REJECT', by: 'ADMIN' });
  await updateProfile(db, order.companyId, { updatedAt: now() });
  await announce(db, 'change_rejected', change, order);
}
