import { candidateAccountMoves } from '#contract/candidate-account.transitions.ts';
import { DELETION_REASON } from '#contract/candidate-account.ts';
import { AppError } from '#contract/core/errors.ts';
import type { UserStatus } from '#contract/core/roles.ts';
import type { CandidateStatus } from '#contract/labels/candidate-accounts.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as closing from '#server/features/account/account.service.ts';
import { announce } from '#server/features/account/account.service.ts';
import * as sessions from '#server/features/auth/sessions.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import { BY_TIME, type Deed, type PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { defineSweep, forEachDue } from '#server/platform/tasks.ts';
import { candidateActivated, candidateSuspended } from './candidate-accounts.events.ts';
import * as queries from './candidate-accounts.queries.ts';
import { deleteSuspension, listEnded } from './candidate-accounts.queries.ts';

/** The candidate with an exclusive lock, which serialises decisions. */
async function hold(db: Db, userId: string): Promise<users.UserRow> {
  const user = await users.findAndLock(db, userId, ['JOBSEEKER']);
  if (!user || user.erasedAt) throw new AppError('CANDIDATE_NOT_FOUND');
  return user;
}

async function moveTo(db: Db, { id, status: from }: users.UserRow, status: UserStatus): Promise<void> {
  const move = { from: [from], status, updatedAt: now() };
  if (!(await users.moveStatus(db, id, move))) throw new AppError('STATE_CHANGED');
  await announce(db, await users.get(db, id));
}

interface Suspension {
  userId: string;
  reason: string;
  until: Date | null;
}

/** Ends all sessions at once, and cancels open processes. */
export async function suspend(
  db: Db,
  deed: PersonsDeed,
  { userId, reason, until }: Suspension,
): Promise<void> {
  const user = await hold(db, userId);
  const status = candidateAccountMoves.admit('SUSPEND', user, 'ADMIN', now());
  await queries.insertSuspension(db, {
    userId,
    reason,
    suspendedBy: deed.actorId,
    suspendedAt: now(),
    endsAt: until,
  });
  // Before the status changes, because a suspended account gets no notifications: a booking must still be
  // removed from the candidate's calendar.
  await emit(db, candidateSuspended, { ...deed, userId, reason, until });
  await moveTo(db, user, status);
  await sessions.revokeAll(db, userId, 'ACCOUNT_SUSPENDED');
}

async function open(db: Db, deed: Deed, user: users.UserRow) {
  const status = candidateAccountMoves.admit('ACTIVATE', user, deed.party, now());
  const reason = (await queries.findSuspension(db, user.id))?.reason ?? null;
  await queries.deleteSuspension(db, user.id);
  await moveTo(db, user, status);
  await emit(db, candidateActivated, { ...deed, userId: user.id, reason });
}

export async function activate(db: Db, deed: Deed, userId: string): Promise<void> {
  await open(db, deed, await hold(db, userId));
}

/** Of several processes, and of a concurrent admin, exactly one ends it. */
export async function end(db: Db, userId: string): Promise<void> {
  const user = await hold(db, userId);
  if (await queries.isEnded(db, userId, now())) await open(db, BY_TIME, user);
}

interface Reasoned {
  userId: string;
  reason?: string | null | undefined;
}

/** The same deletion as by the owner. */
export async function closeAccount(db: Db, deed: PersonsDeed, { userId, reason }: Reasoned): Promise<void> {
  const user = await hold(db, userId);
  candidateAccountMoves.admit('DELETE', user, 'ADMIN', now());
  await deleteSuspension(db, userId);
  await closing.remove(db, { ...deed, userId, reason: reason ?? DELETION_REASON });
}

async function rest(db: Db, deed: PersonsDeed, { userId, reason }: Reasoned): Promise<void> {
  const user = await hold(db, userId);
  candidateAccountMoves.admit('REST', user, 'ADMIN', now());
  await closing.deactivate(db, { ...deed, userId, reason: reason ?? '' });
}

/** Ends a suspension or a deactivation. */
async function openAgain(db: Db, deed: PersonsDeed, { userId, reason }: Reasoned): Promise<void> {
  const user = await hold(db, userId);
  if (user.status !== 'INACTIVE') return activate(db, deed, userId);
  candidateAccountMoves.admit('WAKE', user, 'ADMIN', now());
  await closing.reactivate(db, { ...deed, userId, reason: reason ?? '' });
}

const STEPS: Record<CandidateStatus, (db: Db, deed: PersonsDeed, whom: Reasoned) => Promise<void>> = {
  ACTIVE: openAgain,
  INACTIVE: rest,
  SUSPENDED: (db, deed, { userId, reason }) =>
    suspend(db, deed, { userId, reason: reason ?? '', until: null }),
  DELETED: closeAccount,
};

export function setStatus(
  db: Db,
  deed: PersonsDeed,
  { status, ...whom }: Reasoned & { status: CandidateStatus },
): Promise<void> {
  return STEPS[status](db, deed, whom);
}

export const endSuspensions = defineSweep('endSuspensions', async (db) => {
  await forEachDue(db, await listEnded(db, now()), end);
});
