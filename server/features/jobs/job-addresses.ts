import type { SiteMapSource } from '#server/http/pages/site-map.ts';
import { listOpenJobAddresses } from './public-jobs.queries.ts';

const PORTION = 1000;

/** The pages of all open jobs, newest first, for search engines. */
export const jobAddresses: SiteMapSource = async function* (db) {
  let before: string | undefined;
  do {
    const rows = await listOpenJobAddresses(db, before, PORTION);
    for (const { id, updatedAt } of rows) yield { path: `/jobs/${id}`, changedAt: updatedAt };
    before = rows.length === PORTION ? rows.at(-1)?.id : undefined;
  } while (before);
};
