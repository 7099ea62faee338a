import { sql } from 'kysely';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import type { Db } from '#server/db/schema/database.ts';
import { weightUpTo } from '#server/platform/estimate.ts';
import { conditions, type Filter, isFound } from './filter.sql.ts';

/** Of what a fifth finds, a tenth more or less is told. */
const SAMPLE = 2000;

export interface Estimate {
  /** At each stage, of what the search and the other filters leave. */
  counts: Partial<Record<ApplicationStatus, number>>;
  found: number;
  /** Applications of all, whatever is asked. */
  market: number;
}

interface Glance {
  among: number;
  last: number | null;
  counts: Estimate['counts'] | null;
}

/** What a search finds, by a sample; undefined where there are so few that all of them are counted. */
export async function estimate(db: Db, filter: Filter, search: string): Promise<Estimate | undefined> {
  const { rows } = await sql<Glance>`
    with seen as materialized (
      select id, status, candidate_id, job_id, company_id, uuid_hash(id) & 2147483647 as place
        from applications order by uuid_hash(id) & 2147483647 limit ${SAMPLE}::int)
    select count(*) as among, max(place) as last, (select json_object_agg(status, count) from (
      select x.status, count(*) as count from seen x where ${isFound(search)} and ${conditions(filter)}
       group by x.status) each) as counts
      from seen`.execute(db);
  const seen = rows[0];
  if (!seen || seen.among < SAMPLE || seen.last === null) return undefined;
  const weight = weightUpTo(seen.last);
  const counts = Object.fromEntries(
    Object.entries(seen.counts ?? {}).map(([status, count]) => [status, Math.round(count * weight)]),
  ) as Estimate['counts'];
  const found = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { counts, found, market: Math.round(seen.among * weight) };
}
