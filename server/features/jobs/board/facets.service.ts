import type { JobsFilter } from '#contract/jobs/public-jobs.ts';
import type { Db } from '#server/db/schema/database.ts';
import { COUNTED } from '#server/platform/estimate.ts';
import { FACETS, type FacetRow, listCounted, listSampled, usedOf } from './facets.queries.ts';
import { glanceNarrowed, isFew, marketOf } from './sample.queries.ts';

/** What the filters can be set to: counted where few are found, else told from a sample. */
export async function listFacets(db: Db, filter: JobsFilter): Promise<FacetRow[]> {
  if (isFew(await glanceNarrowed(db, filter))) return listCounted(db, filter);
  const sample = await listSampled(db, filter);
  const weight = marketOf(sample) / sample.among;
  const few = FACETS.filter((facet) => sample.sizes[facet] * weight <= COUNTED);
  const told = sample.rows
    .filter(({ facet }) => !few.includes(facet))
    .map((row) => {
      const size = sample.sizes[row.facet];
      return { ...row, count: Math.round((row.count * weight * size) / usedOf(size)) };
    });
  return few.length > 0 ? [...told, ...(await listCounted(db, filter, few))] : told;
}
