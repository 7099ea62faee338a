import type { Db } from '#server/db/schema/database.ts';
import { searchStatement } from '#server/features/search/candidates-page.queries.ts';
import type { FacetRows } from '#server/features/search/facets.queries.ts';
import { findPage } from '#server/features/search/tiers/find-page.service.ts';
import { getMarket } from '#server/features/search/tiers/sample.queries.ts';
import { oneRow } from '#server/platform/one-row.ts';
import { type Figure, least, most } from '../report/figures.ts';
import { quantile } from '../timings.ts';
import { askedOf } from './asked.ts';

/** The choices that a list of facets shows before it is opened. */
const SHOWN = 8;
const PAGE = 20;

interface Off {
  overlap: number;
  /** Share of the exact total; undefined where it was counted. */
  total: number | undefined;
  /** Of each choice shown, in points. */
  shares: number[];
}

function sharesOff(told: FacetRows, exact: FacetRows, totals: { told: number; exact: number }): number[] {
  const share = (count: number, total: number) => (100 * count) / Math.max(1, total);
  return (['cities', 'skills', 'institutes'] as const).flatMap((group) => {
    const counts = new Map(told[group].map(({ name, count }) => [name, count]));
    return exact[group]
      .slice(0, SHOWN)
      .map(({ name, count }) =>
        Math.abs(share(counts.get(name) ?? 0, totals.told) - share(count, totals.exact)),
      );
  });
}

async function compare(db: Db, companyId: string, question: object): Promise<Off> {
  const { request, filter } = await askedOf(db, companyId, question);
  const told = await findPage(db, await getMarket(db), request, filter, async (ids) => ids);
  const exact = await oneRow(db, searchStatement(request));
  const best = new Set(exact.ids.slice(0, PAGE));
  const same = told.shown.slice(0, PAGE).filter((id) => best.has(id)).length;
  return {
    overlap: best.size === 0 ? 1 : same / best.size,
    total: told.isEstimate ? Math.abs(told.total - exact.total) / exact.total : undefined,
    shares: sharesOff(told.facets, exact.facets, { told: told.total, exact: exact.total }),
  };
}

/** How far the answers are from those of statements that read everyone found. */
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
