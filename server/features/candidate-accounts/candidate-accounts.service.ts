import type * as z from 'zod';
import type { CandidateAccountRow } from '#contract/candidate-accounts.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import { fileAddress } from '#contract/files.ts';
import { USER_STATUS_BADGES } from '#contract/labels/candidate-accounts.ts';
import type { Db } from '#server/db/schema/database.ts';
import { CSV_START, csvLine } from '#server/platform/csv.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { inPortions } from '#server/platform/portions.ts';
import { candidatesExported } from './candidate-accounts.events.ts';
import * as queries from './candidate-accounts.queries.ts';

type Listed = Parameters<typeof queries.listIds>[1] & PageQuery;

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

export function toRow(row: queries.CandidateRow): z.input<typeof CandidateAccountRow> {
  return {
    ...row,
    profilePictureUrl: fileAddress(row.pictureFileId),
    primaryUniversity: row.universityName,
    primaryDegree: row.educationDegree,
    experienceYears: tenths((row.experienceMonths ?? 0) / 12),
    expectedSalary: row.expectedTotal || null,
    emailVerified: row.emailVerifiedAt !== null,
  };
}

async function listRows(db: Db, ids: readonly string[]) {
  return (await queries.listRows(db, ids)).map(toRow);
}

export async function list(db: Db, query: Listed) {
  const ids = await queries.listIds(db, query, query);
  return toPage(await listRows(db, ids), query, await queries.countCandidates(db, query));
}

export async function search(db: Db, text: string, limit: number) {
  const newest = { searchQuery: text, sortBy: 'createdAt', sortDirection: 'DESC' } as const;
  return listRows(db, await queries.listIds(db, newest, { page: 0, size: limit }));
}

export async function getStats(db: Db) {
  const { total, active, suspended, averageMonths } = await queries.countByStatus(db);
  return {
    totalCandidates: total,
    activeCandidates: active,
    suspendedCandidates: suspended,
    averageExperienceYears: tenths(averageMonths / 12),
  };
}

const percentageOf = (count: number, total: number) => (total === 0 ? 0 : tenths((count / total) * 100));

const UNIVERSITIES = 20;

export async function listUniversities(db: Db) {
  const total = await queries.countCandidates(db, {});
  const rows = await queries.listUniversities(db, UNIVERSITIES);
  return rows.map((row) => ({ ...row, percentage: percentageOf(row.candidateCount, total) }));
}

const RANGES = [
  { experienceRange: 'Less than 1 year', minYears: 0, maxYears: 1 },
  { experienceRange: '1 to 3 years', minYears: 1, maxYears: 3 },
  { experienceRange: '3 to 5 years', minYears: 3, maxYears: 5 },
  { experienceRange: '5 to 10 years', minYears: 5, maxYears: 10 },
  { experienceRange: '10 years or more', minYears: 10, maxYears: null },
] as const;

export async function listExperience(db: Db) {
  const ranges = RANGES.map(({ minYears, maxYears }) => ({
    from: minYears * 12,
    to: maxYears === null ? null : maxYears * 12,
  }));
  const counts = await queries.countByMonths(db, ranges);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return RANGES.map((range, at) => ({
    ...range,
    candidateCount: counts[at] ?? 0,
    percentage: percentageOf(counts[at] ?? 0, total),
  }));
}

/** A row of a candidate is large. */
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

/** The lines of the file, read from the database only as fast as they are consumed. */
export async function* exportLines(db: Db, filter: queries.Filter): AsyncGenerator<string> {
  yield CSV_START + csvLine(COLUMNS);
  const next = (after: queries.Place | undefined, size: number) => queries.listNext(db, filter, after, size);
  for await (const places of inPortions(next, PORTION)) {
    const ids = places.map(({ id }) => id);
    yield (await queries.listRows(db, ids)).map(line).join('');
  }
}

/** The search text is omitted: it may name a person, and the event stays after their erasure. */
export async function recordExport(
  db: Db,
  deed: PersonsDeed,
  { status, university }: queries.Filter,
): Promise<void> {
  await emit(db, candidatesExported, { ...deed, filter: { status, university } });
}
