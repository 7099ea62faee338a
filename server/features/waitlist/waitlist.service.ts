import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import { WAITLISTS, type Waitlist } from '#contract/waitlist.ts';
import { WAITLIST_LABELS, type WaitlistEntry } from '#contract/waitlist-entries.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import { CSV_START, csvLine } from '#server/platform/csv.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { newId } from '#server/platform/new-id.ts';
import { sumOf, tallyOf } from '#server/platform/tally.ts';
import { waitlistExported, waitlistInvited, waitlistJoined } from './waitlist.events.ts';
import * as queries from './waitlist.queries.ts';
import { insertEntry } from './waitlist.queries.ts';

interface Applicant {
  name: string;
  email: string;
  phone: string;
  college?: string;
  experience?: string;
  company?: string;
}

/**
 * Adds a person to a list and confirms it by mail. A second entry with the same address or phone is refused.
 */
export async function join(db: Db, list: Waitlist, applicant: Applicant): Promise<undefined> {
  const { name, email, phone, college = null, experience = null, company = null } = applicant;
  const entry = { id: newId(), list, name, email, phone, college, experience, company, createdAt: now() };
  if (!(await insertEntry(db, entry))) throw new AppError('ALREADY_ON_WAITLIST');
  await emit(db, waitlistJoined, { list, email, name });
}

type Sent = z.input<typeof WaitlistEntry>;

export async function listEntries(db: Db, query: queries.Filter & PageQuery) {
  const rows: Sent[] = await queries.listEntries(db, query, query);
  const counts = tallyOf(WAITLISTS, await queries.countByList(db, query));
  const total = query.list ? counts[query.list] : sumOf(counts);
  return { ...toPage(rows, query, total), counts };
}

/** When two admins invite at once the first one wins. */
export async function inviteEntries(db: Db, deed: PersonsDeed, id: string): Promise<Sent> {
  const entry = await queries.findEntry(db, id);
  if (!entry) throw new AppError('NOT_FOUND');
  if (entry.hasAccount) throw new AppError('EMAIL_TAKEN');
  const invitedAt = now();
  if (!(await queries.markInvited(db, id, { invitedAt, invitedBy: deed.actorId }))) {
    throw new AppError('STATE_CHANGED');
  }
  const { list: joined, name, email } = entry;
  await emit(db, waitlistInvited, { ...deed, entryId: id, list: joined, name, email });
  await live.changed(db, await users.listAdminIds(db), ['waitlist']);
  return { ...entry, invitedAt };
}

const COLUMNS = [
  'List',
  'Name',
  'Email',
  'Phone',
  'College',
  'Experience',
  'Company',
  'Joined',
  'Invited',
  'Has an account',
];

/** At most this many rows are held in memory at once. */
const PORTION = 500;

function line(row: queries.EntryRow): string {
  return csvLine([
    WAITLIST_LABELS[row.list],
    row.name,
    row.email,
    row.phone,
    row.college,
    row.experience,
    row.company,
    row.createdAt.toISOString(),
    row.invitedAt?.toISOString() ?? null,
    row.hasAccount ? 'Yes' : 'No',
  ]);
}

/** The lines of the file, read from the database only as fast as they are consumed. */
export async function* exportLines(db: Db, filter: queries.Filter): AsyncGenerator<string> {
  yield CSV_START + csvLine(COLUMNS);
  let after: queries.Place | undefined;
  for (;;) {
    const rows = await queries.listNext(db, filter, after, PORTION);
    if (rows.length > 0) yield rows.map(line).join('');
    if (rows.length < PORTION) return;
    after = rows.at(-1);
  }
}

export async function recordExport(db: Db, deed: PersonsDeed, filter: queries.Filter): Promise<void> {
  const { list: only, waiting, search } = filter;
  await emit(db, waitlistExported, { ...deed, filter: { list: only, waiting, search } });
}
