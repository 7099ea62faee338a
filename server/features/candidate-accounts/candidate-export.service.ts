import { USER_STATUS_BADGES } from '#contract/labels/candidate-accounts.ts';
import type { Db } from '#server/db/schema/database.ts';
import { CSV_START, csvLine } from '#server/platform/csv/csv.ts';
import { emit } from '#server/platform/events.ts';
import { inPortions } from '#server/platform/portions.ts';
import { candidatesExported } from './candidate-accounts.events.ts';
import * as queries from './candidate-accounts.queries.ts';
import { toRow } from './candidate-accounts.service.ts';

/** A line of a candidate is long. */
const PORTION = 200;

const COLUMNS = [
  'Id',
  'First name',
  'Last name',
  'Email',
  'Email verified',
  'Phone',
  'Headline',
  'University',
  'Degree',
  'Experience (years)',
  'Expected salary (INR)',
  'Status',
  'Registered',
];

function line(row: queries.CandidateRow): string {
  const shown = toRow(row);
  return csvLine([
    row.id,
    row.firstName,
    row.lastName,
    row.email,
    shown.emailVerified ? 'Yes' : 'No',
    row.phone,
    row.headline,
    shown.primaryUniversity,
    shown.primaryDegree,
    shown.experienceYears,
    shown.expectedSalary,
    USER_STATUS_BADGES[row.status].label,
    row.createdAt.toISOString(),
  ]);
}

/** The lines of the file, read as fast as they are fetched. */
export async function* lines(db: Db, filter: queries.Filter): AsyncGenerator<string> {
  yield CSV_START + csvLine(COLUMNS);
  const next = (after: queries.Place | undefined, size: number) => queries.listNext(db, filter, after, size);
  for await (const places of inPortions(next, PORTION)) {
    const ids = places.map(({ id }) => id);
    yield (await queries.listRows(db, ids)).map(line).join('');
  }
}

/** What is searched for is left out: it may name a person, whom an entry outlives. */
export async function leaveTrace(
  db: Db,
  { adminId, ip, status, university }: queries.Filter & { adminId: string; ip: string },
): Promise<void> {
  await emit(db, candidatesExported, { adminId, ip, filter: { status, university } });
}
