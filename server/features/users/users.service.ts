import { AppError } from '#contract/core/errors.ts';
import type { UserType } from '#contract/core/roles.ts';
import { fileAddress } from '#contract/files.ts';
import { dayInWords } from '#contract/kit/days.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { userCreated } from './users.events.ts';
import * as queries from './users.queries.ts';

export type { UserRow } from './users.queries.ts';

export interface NewUser {
  userType: UserType;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  phone: string | null;
}

/** Creates a user; the address must be unused, regardless of case. */
export async function create(db: Db, user: NewUser): Promise<queries.UserRow> {
  const id = newId();
  const at = now();
  const inserted = await queries.insertUser(db, {
    ...user,
    id,
    createdAt: at,
    updatedAt: at,
    emailVerifiedAt: null,
    pictureFileId: null,
    lastLoginAt: null,
  });
  if (!inserted) {
    throw new AppError('EMAIL_TAKEN', {
      errors: [{ path: 'email', message: 'An account with this email address already exists.' }],
    });
  }
  await emit(db, userCreated, { userId: id, userType: user.userType });
  return queries.getUser(db, id);
}

export const findByEmail = queries.findUserByEmail;
export const get = queries.getUser;

export async function nameOf(db: Db, userId: string): Promise<string> {
  return fullName(await get(db, userId));
}

/** Of an account, what its owner reads everywhere. */
export function shownOf(user: queries.UserRow) {
  const { id, userType, firstName, lastName, email, emailVerifiedAt, pictureFileId } = user;
  const person = { id, userType, firstName, lastName, email };
  return {
    ...person,
    emailVerified: emailVerifiedAt !== null,
    profilePictureUrl: fileAddress(pictureFileId),
  };
}

export const listAdminIds = queries.listAdminIds;
export const lock = queries.lockUser;
export const findAndLock = queries.findAndLockUser;
export const update = queries.updateUser;
export const moveStatus = queries.moveStatus;
export const listSuperAdmins = queries.listSuperAdmins;
export const holdStatuses = queries.holdStatuses;
export const listToErase = queries.listToErase;
export const claimToErase = queries.claimToErase;

export function markVerified(db: Db, userId: string): Promise<void> {
  return queries.markEmailVerified(db, userId, now());
}

export function setPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  return queries.updatePassword(db, userId, passwordHash, now());
}

export function markLogin(db: Db, userId: string): Promise<void> {
  return queries.markLogin(db, userId, now());
}

export function rename(db: Db, userId: string, change: queries.NameChange): Promise<void> {
  return queries.updateNames(db, userId, change, now());
}

/** Suspends the account; throws STATE_CHANGED unless it is active. */
export async function suspend(db: Db, userId: string): Promise<void> {
  if (!(await queries.suspendUser(db, userId, now()))) throw new AppError('STATE_CHANGED');
}

/** Ends the suspension. */
export async function reinstate(db: Db, userId: string): Promise<void> {
  const move = { from: ['SUSPENDED'], status: 'ACTIVE', updatedAt: now() } as const;
  if (!(await moveStatus(db, userId, move))) throw new AppError('STATE_CHANGED');
}

const TIME = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

interface Decided {
  /** Null once the account is deleted. */
  by: string | null;
  at: Date | null;
}

/** The error for an admin whose decision came after a colleague's. */
export async function decidedBefore(db: Db, { by, at }: Decided): Promise<AppError> {
  if (!by || !at) return new AppError('ALREADY_DECIDED');
  const decidedBy = await nameOf(db, by);
  const message = `${decidedBy} decided this on ${dayInWords(localDate(at))} at ${TIME.format(at)} IST.`;
  return new AppError('ALREADY_DECIDED', { message, data: { decidedBy, decidedAt: at.toISOString() } });
}

/** Runs a decision. If it came too late and the last event was an admin's, the error names that admin. */
export async function unlessDecided<T>(
  db: Db,
  [subjectType, subjectId]: readonly [subjectType: string, subjectId: string],
  decide: () => Promise<T>,
): Promise<T> {
  try {
    return await decide();
  } catch (error) {
    const isLate = error instanceof AppError && error.code === 'STATE_CHANGED';
    const last = isLate ? await audit.lastByAdmin(db, subjectType, subjectId) : undefined;
    throw last ? await decidedBefore(db, last) : error;
  }
}
