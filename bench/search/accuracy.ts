import type { CandidateFilter } from '#contract/search/candidate-filter.ts';
import type { Db } from '#server/db/schema/database.ts';
import {
  gatherStatement,
  groupsOf,
  type PageRequest,
} from '#server/features/search/candidates-page.queries.ts';
import type { FacetGroup } from '#server/features/search/conditions.queries.ts';
import type { FacetRows } from '#server/features/search/facets.service.ts';
import { findExactly, findPage } from '#server/features/search/tiers/find-page.service.ts';
import { getMarket } from '#server/features/search/tiers/sample.queries.ts';
import { oneRow } from '#server/platform/one-row.ts';
import { type Figure, least, most } from '../report/figures.ts';
import { quantile } from '../timings.ts';
import { askedOf } from './asked.ts';

/** Number of choices that a list of facets shows before it is expanded. */
const SHOWN = 8;
const PAGE = 20;

interface Off {
  overlap: number;
  /** Share of the exact total; undefined where it was counted exactly. */
  total: number | undefined;
  /** Error of each shown choice, in percentage points. */
  shares: number[];
}

const GROUPS = ['cities', 'skills', 'institutes'] as const;
type Totals = { told: number; exact: number };

interface Asking {
  db: Db;
  request: PageRequest;
  filter: CandidateFilter;
}

const asFound = async (ids: string[]) => ids;

async function tell({ db, request, filter }: Asking) {
  return findPage(db, await getMarket(db), request, filter, asFound);
}

/**
 * The total that the choices of a group are shares of: for a filtered group, the candidates that
 * the other filters leave.
 */
async function totalsOf(asking: Asking, group: FacetGroup, all: Totals): Promise<Totals> {
  const { db, request } = asking;
  if (!groupsOf(request).apart.has(group)) return all;
  const others = { ...request, conditions: request.conditions.filter((one) => one.group !== group) };
  const { total } = await tell({ ...asking, request: others });
  return { told: total, exact: (await oneRow(db, gatherStatement(others))).total };
}

async function sharesOff(asking: Asking, told: FacetRows, exact: FacetRows, all: Totals): Promise<number[]> {
  const share = (count: number, total: number) => (100 * count) / Math.max(1, total);
  const off = [];
  for (const group of GROUPS) {
    const totals = await totalsOf(asking, group, all);
    const counts = new Map(told[group].map(({ name, count }) => [name, count]));
    for (const { name, count } of exact[group].slice(0, SHOWN))
      off.push(Math.abs(share(counts.get(name) ?? 0, totals.told) - share(count, totals.exact)));
  }
  return off;
}

async function compare(db: Db, companyId: string, question: object): Promise<Off> {
  const asking = { db, ...(await askedOf(db, companyId, question)) };
  const told = await tell(asking);
  const exact = await findExactly(db, asking.request, asFound);
  const best = new Set(exact.shown.slice(0, PAGE));
  const same = told.shown.slice(0, PAGE).filter((id) => best.has(id)).length;
  const totals = { told: told.total, exact: exact.total };
  return {
    overlap: best.size === 0 ? 1 : same / best.size,
    total: told.isEstimate ? Math.abs(told.total - exact.total) / exact.total : undefined,
    shares: await sharesOff(asking, told.facets, exact.facets, totals),
  };
}

/** The error of the answers compared with statements that read every match. */
export async function measureAccuracy(
  db: Db,
  { companyId, questions, of }: { companyId: string; questions: readonly object[]; of: string },
): Promise<Figure[]> {
  const all: Off[] = [];
  for (const question of questions) all.push(await compare(db, companyId, question));
  const totals = all.flatMap(({ total }) => total ?? []);
  const mean = all.reduce((sum, { overlap }) => sum + overlap, 0) / all.length;
  const figures: Figure[] = [
    { name: `${of}, first 20 beside the exact ones, mean`, unit: 'of 1', value: mean, limit: least(0.95) },
    {
      name: `${of}, counts of choices, p95`,
      unit: 'points off',
      value: quantile(
        all.flatMap(({ shares }) => shares),
        0.95,
      ),
      limit: most(3),
    },
  ];
  if (totals.length === 0) return figures;
  const total = {
    name: `${of}, estimated totals, p95`,
    unit: '% off',
    value: 100 * quantile(totals, 0.95),
    limit: most(12),
  };
  return [...figures, total];
}
