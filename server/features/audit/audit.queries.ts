import { type SelectQueryBuilder, sql } from 'kysely';
import { ADMIN_ROLES } from '#contract/admin-team.ts';
import { SYSTEM } from '#contract/audit.ts';
import type { PageQuery } from '#contract/core/page.ts';
import { anyOf, contains } from '#server/db/fragments.sql.ts';
import type { Database, Db } from '#server/db/schema/database.ts';

export interface Filter {
  actor?: string | undefined;
  kind?: string | undefined;
  subject?: string | undefined;
  action?: string | undefined;
  /** `from` is inclusive, `until` exclusive. */
  from?: Date | undefined;
  until?: Date | undefined;
  search?: string | null | undefined;
}

type Events = SelectQueryBuilder<Database & { a: Database['auditEvents'] }, 'a', object>;

function filtered(db: Db, { actor, kind, subject, action, from, until, search }: Filter): Events {
  let found = db.selectFrom('auditEvents as a') as unknown as Events;
  if (actor === SYSTEM) found = found.where('a.actorId', 'is', null);
  else if (actor) found = found.where('a.actorId', '=', actor);
  if (kind) found = found.where('a.subjectType', '=', kind);
  // For a company, also the events within it.
  if (subject) {
    found = found.where((eb) => eb.or([eb('a.subjectId', '=', subject), eb('a.companyId', '=', subject)]));
  }
  if (action) found = found.where('a.action', '=', action);
  if (from) found = found.where('a.at', '>=', from);
  if (until) found = found.where('a.at', '<', until);
  return search ? found.where(contains(sql`a.summary`, search)) : found;
}

const ROW = ['a.id', 'a.at', 'a.actorId', 'a.action', 'a.subjectType', 'a.subjectId', 'a.companyId'] as const;
const WORDS = ['a.summary', 'a.before', 'a.after', 'a.ip'] as const;

export type AuditEventRow = Awaited<ReturnType<typeof listEvents>>[number];

/** Newest first. */
export function listEvents(db: Db, filter: Filter, { page, size }: PageQuery) {
  return filtered(db, filter)
    .select([...ROW, ...WORDS])
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

/** The rows after the given one. */
export function listAfter(db: Db, filter: Filter, after: AuditEventRow | undefined, size: number) {
  let found = filtered(db, filter).select([...ROW, ...WORDS]);
  if (after) found = found.where(sql<boolean>`(a.at, a.id) < (${after.at}, ${after.id}::uuid)`);
  return found.orderBy('a.at', 'desc').orderBy('a.id', 'desc').limit(size).execute();
}

export async function countEvents(db: Db, filter: Filter): Promise<number> {
  const row = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The people who did something, or to whom it was done. */
export function listPeople(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email', 'userType'])
    .where('id', '=', anyOf(ids))
    .execute();
}

export function listCompanies(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('companies').select(['id', 'name']).where('id', '=', anyOf(ids)).execute();
}

/** A loose index scan: there are a few hundred actions, and an unlimited number of events. */
export async function listActions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive found as (
      (select action from audit_events order by action limit 1)
      union all
      select (select e.action from audit_events e where e.action > found.action order by e.action limit 1)
        from found where found.action is not null)
    select action from found where action is not null`.execute(db);
  return rows.map(({ action }) => action);
}

/** Includes former admins, because their events stay. */
export function listAdmins(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName'])
    .where('userType', 'in', ADMIN_ROLES)
    .orderBy('firstName')
    .orderBy('lastName')
    .orderBy('id')
    .execute();
}
