import { type RawBuilder, sql } from 'kysely';
import { UNDECIDED_STATUSES } from '#contract/applications/transitions.ts';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import { contains, statusList } from '#server/db/fragments.sql.ts';
import { isNamed, namedPeople } from '#server/features/users/users.sql.ts';

export interface Filter {
  status?: ApplicationStatus | undefined;
  companyId?: string | undefined;
  /** Those alone whose next move was due before this moment. */
  overdueAt?: Date | undefined;
  search?: string | null | undefined;
}

/** Of these an interview says whose turn it is; once there is an offer, the offer does. */
const BEFORE_OFFER = UNDECIDED_STATUSES.filter((status) => status !== 'OFFERED');

/** As `turnOf` says it of one application; `admin-applications.test.ts` compares the two. */
function overdue(at: Date) {
  return sql<boolean>`x.id in (
    select late.id from interviews i join applications late on late.id = i.application_id
     where i.ball_holder is not null and i.due_at <= ${at} and late.status in ${statusList(BEFORE_OFFER)}
    union all
    select late.id from offers o join applications late on late.id = o.application_id
     where o.status = 'EXTENDED' and o.expires_at <= ${at} and late.status = 'OFFERED')`;
}

/** All but those that can still be taken back as if they had never been. */
export function conditions({ companyId, overdueAt }: Omit<Filter, 'status' | 'search'>) {
  const all = [sql`x.id not in (select application_id from application_holds where status is null)`];
  if (companyId) all.push(sql`x.company_id = ${companyId}`);
  if (overdueAt) all.push(overdue(overdueAt));
  return sql.join(all, sql` and `);
}

/** One index for each: what is named either way is found without a look at all the others. */
export function named(search: string, within: RawBuilder<unknown>) {
  const columns = sql`select x.id, x.status, x.status_changed_at from applications x`;
  return sql`
    ${columns} where x.candidate_id in (${namedPeople(search, 'JOBSEEKER')}) and ${within}
     union
    ${columns} where x.job_id in (
      select j.id from jobs j where ${contains(sql`j.title`, search)} and j.deleted_at is null) and ${within}
     union
    ${columns} where x.company_id in (
      select c.id from companies c where ${contains(sql`c.name`, search)}) and ${within}`;
}

/** The same of one application, by its own rows alone. */
export function isFound(search: string) {
  return sql<boolean>`(
    (select ${isNamed('u', search)} from users u where u.id = x.candidate_id)
    or (select ${contains(sql`j.title`, search)} and j.deleted_at is null from jobs j where j.id = x.job_id)
    or (select ${contains(sql`c.name`, search)} from companies c where c.id = x.company_id))`;
}
