import type * as z from 'zod';
import type {
  AdminApplication,
  AdminApplicationRow,
  AdminApplicationSort,
} from '#contract/applications/admin-applications.ts';
import { turnOf } from '#contract/applications/thread.ts';
import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#contract/labels/applications.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { COUNTED, roundEstimate, walkOf } from '#server/platform/estimate.ts';
import { sumOf, tallyOf } from '#server/platform/tally.ts';
import * as queries from './admin-applications.queries.ts';
import { type Estimate, estimate } from './admin-applications.queries.ts';
import * as threads from './applicants.queries.ts';

type Filter = Parameters<typeof queries.find>[1];
type Counts = Record<ApplicationStatus, number>;

interface Found {
  ids: string[];
  total: number;
  totalIsEstimate: boolean;
  counts: Counts;
  countOfAll: number;
  countsAreEstimates: boolean;
}

type Asked = PageQuery & { sort: AdminApplicationSort };

async function findAll(db: Db, filter: Filter, query: Asked): Promise<Found> {
  const { ids, counts: found } = await queries.find(db, filter, query);
  const counts = tallyOf(APPLICATION_STATUSES, Object.entries(found));
  const countOfAll = sumOf(counts);
  const total = filter.status ? counts[filter.status] : countOfAll;
  return { ids, total, totalIsEstimate: false, counts, countOfAll, countsAreEstimates: false };
}

/**
 * For a search with many matches: the page from a scan along its order, the counts from a sample. Undefined
 * when the scan would be too long.
 */
async function findSome(
  db: Db,
  filter: Filter & { search: string },
  query: Asked,
  { counts: sampled, found, market }: Estimate,
): Promise<Found | undefined> {
  const { status } = filter;
  const counts = tallyOf(APPLICATION_STATUSES, Object.entries(sampled));
  for (const each of APPLICATION_STATUSES) counts[each] = roundEstimate(counts[each]);
  const estimates = { counts, countOfAll: roundEstimate(found), countsAreEstimates: true };
  const here = status ? (sampled[status] ?? 0) : found;
  if (status && here <= COUNTED) {
    const { ids, total } = await queries.findAtStage(db, { ...filter, status }, query);
    counts[status] = total;
    return { ids, total, totalIsEstimate: false, ...estimates };
  }
  const steps = walkOf((query.page + 1) * query.size, market, here);
  const ids = steps > market ? [] : await queries.findAlong(db, filter, query, steps);
  if (ids.length < query.size) return undefined;
  return { ids, total: roundEstimate(here), totalIsEstimate: true, ...estimates };
}

/** A page of the matching applications. A small result is read in full, a large one only in part. */
async function findPage(db: Db, filter: Filter, query: Asked): Promise<Found> {
  const { search } = filter;
  const likely = search ? await estimate(db, filter, search) : undefined;
  const some =
    search && likely && likely.found > COUNTED
      ? await findSome(db, { ...filter, search }, query, likely)
      : undefined;
  return some ?? (await findAll(db, filter, query));
}

type Interview = Awaited<ReturnType<typeof threads.listLatestInterviews>>[number];
type Offer = Awaited<ReturnType<typeof threads.listLatestOffers>>[number];

/** In addition to the candidate's view: the deadline for the company's follow-up after an interview. */
function turnOfRow({ status, statusChangedAt }: queries.Row, interview?: Interview, offer?: Offer) {
  const at = now();
  const turn = turnOf(
    {
      status,
      statusChangedAt,
      interview: interview ? { ...interview, movedAt: interview.updatedAt } : null,
      offer: offer ?? null,
    },
    at,
  );
  if (!turn) return null;
  const decideBy = turn.act === 'DECIDE' && interview?.ballHolder === 'RECRUITER' ? interview.dueAt : null;
  const dueAt = turn.dueAt ?? decideBy;
  return { ...turn, dueAt, isOverdue: dueAt !== null && dueAt <= at };
}

function toRow(row: queries.Row, interview?: Interview, offer?: Offer): z.input<typeof AdminApplicationRow> {
  const { id, status, ending, source, createdAt, statusChangedAt } = row;
  return {
    id,
    candidate: { id: row.candidateId, name: fullName(row) },
    job: { id: row.jobId, title: row.title },
    company: { id: row.companyId, name: row.companyName },
    status,
    ending,
    source,
    createdAt,
    statusChangedAt,
    turn: turnOfRow(row, interview, offer),
  };
}

async function present(db: Db, rows: readonly queries.Row[]) {
  const ids = rows.map(({ id }) => id);
  const interviews = new Map(
    (await threads.listLatestInterviews(db, ids)).map((one) => [one.applicationId, one]),
  );
  const offers = new Map((await threads.listLatestOffers(db, ids)).map((one) => [one.applicationId, one]));
  return rows.map((row) => toRow(row, interviews.get(row.id), offers.get(row.id)));
}

interface Listed extends PageQuery {
  status?: ApplicationStatus | undefined;
  companyId?: string | undefined;
  overdue: boolean;
  search?: string | null | undefined;
  sort: AdminApplicationSort;
}

export async function list(db: Db, { overdue, ...query }: Listed) {
  const filter = { ...query, overdueAt: overdue ? now() : undefined };
  const { ids, total, ...counted } = await findPage(db, filter, query);
  const rows = await present(db, await queries.listRows(db, ids));
  return { ...toPage(rows, query, total), ...counted };
}

export async function get(db: Db, id: string): Promise<z.input<typeof AdminApplication>> {
  const [row] = await queries.listRows(db, [id]);
  const [shown] = row ? await present(db, [row]) : [];
  if (!row || !shown) throw new AppError('NOT_FOUND');
  const words = new Map((await queries.listWords(db, id)).map(({ id: event, ...said }) => [event, said]));
  const history = (await threads.listThreadEvents(db, [id])).map(
    ({ applicationId: _, hasReason: __, ...event }) => ({
      ...event,
      ...(words.get(event.id) ?? { actorName: null, reason: null }),
    }),
  );
  return { ...shown, appliedAt: row.appliedAt, candidateNote: row.candidateNote, history };
}

export const findCompanies = queries.findCompanies;
