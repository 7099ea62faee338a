import { type Insertable, type Selectable, sql } from 'kysely';
import { identityChangeMoves } from '#contract/companies/identity.transitions.ts';
import type { ApprovalStatus } from '#contract/core/roles.ts';
import type { IdentityChangeStatus } from '#contract/labels/companies.ts';
import type { CompanyIdentityChangesTable } from '#server/db/schema/accounts.ts';
import type { Db } from '#server/db/schema/database.ts';
import { fullName } from '#server/features/users/users.sql.ts';

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

/** Only for this company's changes: those of others count as not found. */
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

interface Settlement {
  status: IdentityChangeStatus;
  settledBy: string;
  settledAt: Date;
  reason?: string;
}

/** Moves the change if its state is still `from`; false when another decision came first. */
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

export interface Claimant {
  id: string;
  founderId: string;
  companyName: string;
  website: string | null;
  gstNumber: string | null;
  city: string | null;
  approvalStatus: ApprovalStatus;
  createdAt: Date;
  founderName: string;
  founderEmail: string;
  /** The mail domains of its members' confirmed addresses. */
  mailHosts: string[];
}

export interface Claim {
  companyId: string;
  /** Names as single words that any similar name contains; null when no name is requested. */
  names: string[] | null;
  domain: string | null;
  gstNumber: string | null;
}

/** More than anybody reads; the exact comparison removes some of them. */
const MAX = 50;

/** Other companies that may be known by one of these: a superset, because names have many spellings. */
export async function listClaimants(db: Db, claim: Claim): Promise<Claimant[]> {
  const { companyId, names, domain, gstNumber } = claim;
  const { rows } = await sql<Claimant>`/*@listClaimants*/
    select c.id, c.founder_id, c.name as company_name, c.website, c.gst_number, c.city, c.approval_status,
           c.created_at, ${fullName('f')} as founder_name, f.email as founder_email, h.mail_hosts
      from companies c join users f on f.id = c.founder_id
     cross join lateral (
       select array(select distinct lower(split_part(u.email::text, '@', 2))
         from company_members m join users u on u.id = m.user_id
        where m.company_id = c.id and u.email_verified_at is not null) as mail_hosts) h
     where c.id <> ${companyId} and (
       exists (select from unnest(${names ?? []}::text[]) as name where strpos(
         regexp_replace(replace(lower(unaccent(c.name)), '&', 'and'), '[^[:alnum:]]', '', 'g'), name) > 0)
       or strpos(lower(c.website), ${domain}::text) > 0
       or exists (select from unnest(h.mail_hosts) as host
         where host = ${domain}::text or right(host, length(${domain}::text) + 1) = '.' || ${domain}::text)
       or c.gst_number = ${gstNumber}::text)
     order by c.created_at, c.id limit ${MAX}`.execute(db);
  return rows;
}

/** The current names, domain and GST number of a company. */
export function getOwnClaim(db: Db, companyId: string) {
  return db
    .selectFrom('companies as c')
    .innerJoin('users as f', 'f.id', 'c.founderId')
    .select(['c.name as companyName', 'c.website', 'c.gstNumber', 'f.email as founderEmail'])
    .where('c.id', '=', companyId)
    .executeTakeFirstOrThrow();
}
