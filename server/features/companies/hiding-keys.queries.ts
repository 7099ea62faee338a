import { sql } from 'kysely';
import { identityChangeMoves } from '#contract/companies/identity.transitions.ts';
import { anyOf, statusList } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';

export interface EmployerFacts {
  id: string;
  name: string;
  website: string | null;
  /** The mail domains of its members' confirmed addresses. */
  mailHosts: string[];
  /** The names it has requested, and those it had before. */
  proposedName: string | null;
  proposedWebsite: string | null;
  formerKeys: string[];
}

const formerKeys = sql`array(
  select k.key from company_former_keys k where k.company_id = c.id) as former_keys`;

export async function listEmployerFacts(db: Db, companyIds: readonly string[]): Promise<EmployerFacts[]> {
  const { rows } = await sql<EmployerFacts>`/*@listEmployerFacts*/
    select c.id, c.name, c.website, array(
      select distinct lower(split_part(u.email::text, '@', 2))
        from company_members m join users u on u.id = m.user_id
       where m.company_id = c.id and u.email_verified_at is not null) as mail_hosts,
      ch.name as proposed_name, ch.website as proposed_website, ${formerKeys}
      from companies c
      left join company_identity_changes ch
        on ch.company_id = c.id and ch.status in ${statusList(identityChangeMoves.statusesIn('WAITING'))}
     where c.id = any(${companyIds}::uuid[])`.execute(db);
  return rows;
}

export interface Sister {
  id: string;
  name: string;
  formerKeys: string[];
  /** The hosts, among those asked for, where its recruiters have confirmed addresses. */
  hosts: string[];
}

/** Companies whose recruiters have confirmed addresses at these hosts. */
export async function listSisters(db: Db, hosts: readonly string[]): Promise<Sister[]> {
  const { rows } = await sql<Sister>`/*@listSisterCompanies*/
    select c.id, c.name, ${formerKeys}, array_agg(distinct lower(split_part(u.email::text, '@', 2))) as hosts
      from users u join company_members m on m.user_id = u.id join companies c on c.id = m.company_id
     where u.user_type = 'RECRUITER' and u.email_verified_at is not null
       and lower(split_part(u.email::text, '@', 2)) = any(${hosts}::text[])
     group by c.id`.execute(db);
  return rows;
}

/** Approved companies whose name contains the text; those that begin with it come first. */
export async function listCompanyNames(
  db: Db,
  text: string,
  { page, size }: { page: number; size: number },
): Promise<{ companies: { id: string; name: string }[]; total: number }> {
  const found = db
    .selectFrom('companies')
    .where('approvalStatus', '=', 'APPROVED')
    .where(sql<boolean>`strpos(lower(name), lower(${text}::text)) > 0`);
  const companies = await found
    .select(['id', 'name'])
    .orderBy(sql`starts_with(lower(name), lower(${text}::text))`, 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(size)
    .offset(page * size)
    .execute();
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { companies, total };
}

export function listNamesOf(db: Db, ids: string[]): Promise<{ id: string; name: string }[]> {
  return db.selectFrom('companies').select(['id', 'name']).where('id', '=', anyOf(ids)).execute();
}

/** Never deleted: a candidate who hid from the company stays hidden from it. */
export async function insertFormerKeys(
  db: Db,
  companyId: string,
  keys: string[],
  since: Date,
): Promise<void> {
  await sql`
    insert into company_former_keys (company_id, key, since)
    select ${companyId}, key, ${since} from unnest(${keys}::text[]) as key
        on conflict do nothing`.execute(db);
}
