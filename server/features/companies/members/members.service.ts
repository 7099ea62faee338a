import type { RecruiterProfile, RecruiterProfileInput } from '#contract/companies/recruiter-profile.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import * as queries from './members.queries.ts';

/** The people who recruit, whatever company they work for. */
export async function getProfile(db: Db, userId: string): Promise<RecruiterProfile> {
  const { profileSavedAt, ...row } = await queries.getPerson(db, userId);
  return { ...row, isSaved: profileSavedAt !== null };
}

/** Saves in any state of approval; throws STALE_VERSION with the current profile. */
export async function saveProfile(
  db: Db,
  userId: string,
  input: RecruiterProfileInput,
  seen: number | undefined,
): Promise<RecruiterProfile> {
  const { firstName, lastName, ...rest } = input;
  const before = await queries.getPerson(db, userId);
  const at = now();
  const change = {
    designation: rest.designation,
    phoneNumber: rest.phoneNumber,
    experienceYears: rest.experienceYears,
    linkedinUrl: rest.linkedinUrl,
    bio: rest.bio,
    profileSavedAt: before.profileSavedAt ?? at,
    updatedAt: at,
  };
  if (!(await queries.updatePerson(db, userId, change, seen))) {
    throw new AppError('STALE_VERSION', { data: await getProfile(db, userId) });
  }
  await users.rename(db, userId, { firstName, lastName, phone: rest.phoneNumber });
  return getProfile(db, userId);
}
