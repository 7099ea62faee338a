import { AppError } from '#contract/core/errors.ts';
import type { Waitlist } from '#contract/waitlist.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { waitlistJoined } from './waitlist.events.ts';
import { insertEntry } from './waitlist.queries.ts';

interface Applicant {
  name: string;
  email: string;
  phone: string;
  college?: string;
  experience?: string;
  company?: string;
}

/** Puts somebody on a list and confirms it by mail. A second time with the same address or phone is refused. */
export async function join(db: Db, list: Waitlist, applicant: Applicant): Promise<undefined> {
  const { name, email, phone, college = null, experience = null, company = null } = applicant;
  const entry = { id: newId(), list, name, email, phone, college, experience, company, createdAt: now() };
  if (!(await insertEntry(db, entry))) throw new AppError('ALREADY_ON_WAITLIST');
  await emit(db, waitlistJoined, { list, email, name });
}
