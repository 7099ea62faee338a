import { AppError } from '#contract/core/errors.ts';
import { dayInWords } from '#contract/kit/day-in-words.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as audit from '#server/platform/audit/audit.ts';
import * as users from './users.service.ts';

const TIME = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

interface Decided {
  /** Null once the account is gone. */
  by: string | null;
  at: Date | null;
}

/** The answer to an admin who decides what a colleague has decided before. */
export async function decidedBefore(db: Db, { by, at }: Decided): Promise<AppError> {
  if (!by || !at) return new AppError('ALREADY_DECIDED');
  const { firstName, lastName } = await users.get(db, by);
  const decidedBy = `${firstName} ${lastName}`;
  const message = `${decidedBy} decided this on ${dayInWords(localDate(at))} at ${TIME.format(at)} IST.`;
  return new AppError('ALREADY_DECIDED', { message, data: { decidedBy, decidedAt: at.toISOString() } });
}

/** Decides, or answers which admin was faster: where the last that happened to the subject was an admin's doing. */
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
