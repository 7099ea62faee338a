import { type Selectable, sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { AuditEventsTable } from '#server/db/schema/platform.ts';
import { type AuditAction, subjectOf } from './actions.ts';

export interface AuditEntry {
  action: AuditAction;
  subjectId: string | null;
  companyId?: string | null;
  /** The person whom the subject belongs to. It is needed to remove their name on erasure. */
  personId?: string | null;
  /** One sentence for display. */
  summary: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

interface NewEntry extends AuditEntry {
  id: string;
  /** The actor; null for the system. */
  actorId: string | null;
  ip: string | null;
  at: Date;
  /** Only the first entry with a given key is stored. */
  onceKey?: string;
}

export async function insertAuditEvent(db: Db, entry: NewEntry): Promise<void> {
  const { before, after, ...rest } = entry;
  await db
    .insertInto('auditEvents')
    .values({
      ...rest,
      subjectType: subjectOf(entry.action),
      companyId: rest.companyId ?? null,
      personId: rest.personId ?? null,
      onceKey: rest.onceKey ?? null,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .onConflict((conflict) => conflict.column('onceKey').where('onceKey', 'is not', null).doNothing())
    .execute();
}

/** A person's own actions, and events of the account without a known actor. */
function ownEntries(db: Db, userId: string) {
  return db
    .selectFrom('auditEvents')
    .where((eb) =>
      eb.or([
        eb('actorId', '=', userId),
        eb.and([eb('subjectType', '=', 'user'), eb('subjectId', '=', userId), eb('actorId', 'is', null)]),
      ]),
    );
}

/** The last event of a subject, and its actor's kind of account. */
export function findLast(db: Db, subjectType: string, subjectId: string) {
  return db
    .selectFrom('auditEvents as e')
    .innerJoin('users as u', 'u.id', 'e.actorId')
    .select(['e.actorId', 'e.at', 'u.userType'])
    .where('e.subjectType', '=', subjectType)
    .where('e.subjectId', '=', subjectId)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type OwnEntry = Selectable<AuditEventsTable>;

/** Newest first. */
export function listOwn(db: Db, userId: string, { page, size }: PageQuery): Promise<OwnEntry[]> {
  return ownEntries(db, userId)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

/** The entries after the given one. */
export function listOwnAfter(
  db: Db,
  userId: string,
  after: OwnEntry | undefined,
  size: number,
): Promise<OwnEntry[]> {
  let found = ownEntries(db, userId).selectAll();
  if (after) found = found.where(sql<boolean>`(at, id) < (${after.at}, ${after.id}::uuid)`);
  return found.orderBy('at', 'desc').orderBy('id', 'desc').limit(size).execute();
}

export async function countOwn(db: Db, userId: string): Promise<number> {
  const row = await ownEntries(db, userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export interface FormerAddress {
  address: string;
  until: Date;
  /** Whether it was confirmed by then: anybody can sign up with somebody else's address. */
  wasProved: boolean;
}

/** Addresses that this person has changed away from, and when. */
export async function listFormerAddresses(db: Db, userId: string): Promise<FormerAddress[]> {
  const changed: AuditAction = 'user.email_changed';
  const { rows } = await sql<FormerAddress>`
    select before ->> 'email' as address, at as until,
           coalesce((before ->> 'isVerified')::boolean, false) as was_proved
      from audit_events
     where subject_type = ${subjectOf(changed)} and subject_id = ${userId} and action = ${changed}`.execute(
    db,
  );
  return rows;
}

/** Earlier names of this person. */
export async function listFormerNames(db: Db, userId: string): Promise<string[]> {
  const renamed: AuditAction = 'user.renamed';
  const { rows } = await sql<{ name: string }>`
    select distinct concat_ws(' ', before ->> 'firstName', before ->> 'lastName') as name
      from audit_events
     where subject_type = ${subjectOf(renamed)} and subject_id = ${userId} and action = ${renamed}`.execute(
    db,
  );
  return rows.map(({ name }) => name).filter(Boolean);
}

function leftOf(column: 'before' | 'after', userId: string) {
  return sql<string | null>`case when subject_id = ${userId} then null
    when person_id = ${userId} then ${sql.ref(column)} - 'reason' else ${sql.ref(column)} end`;
}

/**
 * Removes a person's name from what they did and from what was done to them, and the reasons, which are free
 * text.
 */
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
      // Changes that an admin made to others stay on record.
      before: leftOf('before', userId),
      after: leftOf('after', userId),
    })
    .where((eb) =>
      eb.or([eb('actorId', '=', userId), eb('subjectId', '=', userId), eb('personId', '=', userId)]),
    )
    .execute();
}
