import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

export interface EmployerFacts {
  name: string;
  website: string | null;
  /** Hosts of the confirmed addresses of its members. */
  mailHosts: string[];
}

export async function getEmployerFacts(db: Db, companyId: string): Promise<EmployerFacts> {
  const { rows } = await sql<EmployerFacts>`/*@getEmployerFacts*/
    select c.name, c.website, array(
      select distinct lower(split_part(u.email::text, '@', 2))
        from company_members m join users u on u.id = m.user_id
       where m.company_id = c.id and u.email_verified_at is not null) as mail_hosts
      from companies c where c.id = ${companyId}`.execute(db);
  return rows[0] as EmployerFacts;
}

/** Other companies whose recruiters have confirmed addresses at these hosts. */
export async function listSisters(
  db: Db,
  companyId: string,
  hosts: string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`/*@listSisterCompanies*/
    select distinct c.id, c.name
      from users u join company_members m on m.user_id = u.id join companies c on c.id = m.company_id
     where u.user_type = 'RECRUITER' and u.email_verified_at is not null
       and lower(split_part(u.email::text, '@', 2)) = any(${hosts}::text[]) and c.id <> ${companyId}`.execute(
    db,
  );
  return rows;
}

/** Approved companies whose name contains the text, those that begin with it first. */
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
  return db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}
