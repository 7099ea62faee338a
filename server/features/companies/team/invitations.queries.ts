import type { Insertable, Selectable } from 'kysely';
import { invitationMoves } from '#contract/companies/invitation.transitions.ts';
import type { TeamInvitationsTable } from '#server/db/schema/accounts.ts';
import type { Db } from '#server/db/schema/database.ts';
import { fullName } from '#server/features/users/users.sql.ts';

type InvitationRow = Selectable<TeamInvitationsTable>;

const OPEN = invitationMoves.statusesIn('WAITING');

/** With the names that are shown to its readers. */
export type NamedInvitation = Awaited<ReturnType<typeof findByToken>>;

function selectNamed(db: Db) {
  return db
    .selectFrom('teamInvitations as t')
    .innerJoin('companies as c', 'c.id', 't.companyId')
    .leftJoin('users as u', 'u.id', 't.invitedBy')
    .selectAll('t')
    .select(['c.name as companyName', 'c.approvalStatus', fullName<string | null>('u').as('inviterName')]);
}

export function listOpen(db: Db, companyId: string) {
  return selectNamed(db)
    .where('t.companyId', '=', companyId)
    .where('t.status', 'in', OPEN)
    .orderBy('t.sentAt', 'desc')
    .orderBy('t.id')
    .execute();
}

export function findByToken(db: Db, tokenHash: string) {
  return selectNamed(db).where('t.tokenHash', '=', tokenHash).executeTakeFirst();
}

/** An invitation of the company, in any state. */
export function find(db: Db, companyId: string, id: string) {
  return selectNamed(db).where('t.companyId', '=', companyId).where('t.id', '=', id).executeTakeFirst();
}

/** False when the address already has an open one. */
export async function insert(db: Db, invitation: Insertable<TeamInvitationsTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('teamInvitations')
    .values(invitation)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

type Change = Partial<Pick<InvitationRow, 'status' | 'tokenHash' | 'sentAt' | 'expiresAt' | 'settledAt'>>;

/** False when it is no longer in the state the caller read, or has another link by now. */
export async function updateFrom(
  db: Db,
  { id, status, tokenHash }: Pick<InvitationRow, 'id' | 'status' | 'tokenHash'>,
  change: Change,
): Promise<boolean> {
  const moved = await db
    .updateTable('teamInvitations')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', status)
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

/** The company closes: its links become invalid. */
export async function revokeAll(db: Db, companyId: string, at: Date): Promise<void> {
  await db
    .updateTable('teamInvitations')
    .set({ status: 'REVOKED', settledAt: at })
    .where('companyId', '=', companyId)
    .where('status', 'in', OPEN)
    .execute();
}

/** Addresses are stored only as long as questions about them are likely. */
export async function deleteOver(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('teamInvitations')
    .where('expiresAt', '<', before)
    .where((eb) => eb.or([eb('settledAt', 'is', null), eb('settledAt', '<', before)]))
    .execute();
}
