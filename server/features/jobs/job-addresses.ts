import type { SiteMapSource } from '#server/http/pages/site-map.ts';
import { inPortions } from '#server/platform/portions.ts';
import { listOpenJobAddresses } from './public-jobs.queries.ts';

const PORTION = 1000;

/** The pages of all open jobs, newest first, for search engines. */
export const jobAddresses: SiteMapSource = async function* (db) {
  const next = (last: { id: string } | undefined, size: number) => listOpenJobAddresses(db, last?.id, size);
  for await (const rows of inPortions(next, PORTION))
    for (const { id, updatedAt } of rows) yield { path: `/jobs/${id}`, changedAt: updatedAt };
};
