import type { AdminApplicationSort } from '#contract/applications/admin-applications.ts';
import type { PageQuery } from '#contract/core/page.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#contract/labels/applications.ts';
import type { Db } from '#server/db/schema/database.ts';
import { COUNTED, roundEstimate, walkOf } from '#server/platform/estimate.ts';
import * as queries from './admin-applications.queries.ts';
import { type Estimate, estimate } from './sample.queries.ts';

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

function countsOf(found: Partial<Counts>): Counts {
  return Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, found[status] ?? 0])) as Counts;
}

async function findAll(db: Db, filter: Filter, query: Asked): Promise<Found> {
  const { ids, counts: found } = await queries.find(db, filter, query);
  const counts = countsOf(found);
  const countOfAll = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const total = filter.status ? counts[filter.status] : countOfAll;
  return { ids, total, totalIsEstimate: false, counts, countOfAll, countsAreEstimates: false };
}

/** Of a search that finds many: the page along its order, the counts by a sample. Undefined where the way is too long. */
async function findSome(
  db: Db,
  filter: Filter & { search: string },
  query: Asked,
  { counts: sampled, found, market }: Estimate,
): Promise<Found | undefined> {
  const { status } = filter;
  const counts = countsOf(sampled);
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

/** A page of the applications that pass. Of few all are read; of what a common search finds, some. */
export async function findPage(db: Db, filter: Filter, query: Asked): Promise<Found> {
  const { search } = filter;
  const likely = search ? await estimate(db, filter, search) : undefined;
  const some =
    search && likely && likely.found > COUNTED
      ? await findSome(db, { ...filter, search }, query, likely)
      : undefined;
  return some ?? (await findAll(db, filter, query));
}
