import { type Selectable, sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { AuditEventsTable } from '#server/db/schema/platform.ts';
import { type AuditAction, subjectOf } from './audit-actions.ts';

export interface AuditEntry {
  /** Who did it; null for the system. */
  actorId: string | null;
  action: AuditAction;
  subjectId: string | null;
  companyId?: string | null;
  /** One sentence a person understands. */
  summary: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  ip?: string | null;
}

export async function insertAuditEvent(db: Db, entry: AuditEntry & { id: string; at: Date }): Promise<void> {
  const { before, after, ...rest } = entry;
  await db
    .insertInto('auditEvents')
    .values({
      ...rest,
      subjectType: subjectOf(entry.action),
      companyId: rest.companyId ?? null,
      ip: rest.ip ?? null,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute();
}

/** What a person did, newest first. */
export function listOwn(
  db: Db,
  actorId: string,
  { page, size }: PageQuery,
): Promise<Selectable<AuditEventsTable>[]> {
  return db
    .selectFrom('auditEvents')
    .selectAll()
    .where('actorId', '=', actorId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countOwn(db: Db, actorId: string): Promise<number> {
  const row = await db
    .selectFrom('auditEvents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('actorId', '=', actorId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Addresses this person has changed away from, and when. */
export async function listFormerAddresses(
  db: Db,
  userId: string,
): Promise<{ address: string; until: Date }[]> {
  const changed: AuditAction = 'user.email_changed';
  const { rows } = await sql<{ address: string; until: Date }>`
    select before ->> 'email' as address, at as until from audit_events
     where subject_type = ${subjectOf(changed)} and subject_id = ${userId} and action = ${changed}`.execute(
    db,
  );
  return rows;
}

/** Makes a person nameless in what they did and in what was done to them. */
export async function anonymise(
  db: Db,
  userId: string,
  names: readonly string[],
  replacement: string,
): Promise<void> {
  const summary = names.reduce(
    (text, name) => sql<string>`replace(${text}, ${name}, ${replacement})`,
    sql<string>`summary`,
  );
  await db
    .updateTable('auditEvents')
    .set({
      summary,
      ip: sql<string | null>`case when actor_id = ${userId} then null else ip end`,
      // What an admin changed about others stays on record.
      before: sql<string | null>`case when subject_id = ${userId} then null else before end`,
      after: sql<string | null>`case when subject_id = ${userId} then null else after end`,
    })
    .where((eb) => eb.or([eb('actorId', '=', userId), eb('subjectId', '=', userId)]))
    .execute();
}
