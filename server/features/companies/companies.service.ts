import type { MemberRole } from '#contract/core/roles.ts';
import { hasRole } from '#contract/core/roles.ts';
import type { Db } from '#server/db/schema/database.ts';
import { insertRecruiter } from '#server/features/companies/members/members.queries.ts';
import { now } from '#server/platform/clock.ts';
import { newId } from '#server/platform/new-id.ts';
import * as queries from './companies.queries.ts';

export interface Founding {
  name: string;
  founderId: string;
  phone: string | null;
}

/** A recruiter's sign-up makes their company; they own it. */
export async function found(db: Db, { name, founderId, phone }: Founding): Promise<string> {
  const at = now();
  const id = newId();
  await queries.insertCompany(db, { id, name, founderId, createdAt: at, updatedAt: at });
  await queries.insertMember(db, { companyId: id, userId: founderId, role: 'OWNER', createdAt: at });
  await insertRecruiter(db, { userId: founderId, phoneNumber: phone, updatedAt: at });
  return id;
}

interface Joining {
  companyId: string;
  userId: string;
  role: MemberRole;
  phone: string | null;
}

/** False when the person belongs to the company already. */
export async function join(db: Db, { companyId, userId, role, phone }: Joining): Promise<boolean> {
  const at = now();
  await insertRecruiter(db, { userId, phoneNumber: phone, updatedAt: at });
  return queries.insertMember(db, { companyId, userId, role, createdAt: at });
}

/** What those read who waited for a company that closed. */
export const CLOSED_REASON = 'The company has left Medallist.';

export const listMemberships = queries.listMemberships;
export const listMembers = queries.listMembers;

/** The ids of the members with at least this role. */
export async function listMemberIds(
  db: Db,
  companyId: string,
  least: MemberRole = 'VIEWER',
): Promise<string[]> {
  const members = await queries.listMembers(db, companyId);
  return members.filter(({ role }) => hasRole(role, least)).map(({ userId }) => userId);
}

/** Whether this person works in the company, and it may use its workspace. */
export async function mayWork(db: Db, companyId: string, userId: string): Promise<boolean> {
  const memberships = await queries.listMemberships(db, userId);
  return memberships.some(({ id, approvalStatus }) => id === companyId && approvalStatus === 'APPROVED');
}
