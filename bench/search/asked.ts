import { CandidateFilter } from '#contract/search/candidate-filter.ts';
import { withWords } from '#contract/search/words/understand.ts';
import type { Db } from '#server/db/schema/database.ts';
import { keysOf } from '#server/features/companies/hiding-keys.service.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { toMatchJob } from '#server/features/jobs/listings.service.ts';
import type { PageRequest } from '#server/features/search/candidates-page.queries.ts';
import { readText, resolve } from '#server/features/search/resolve.service.ts';
import { pageRequest } from '#server/features/search/search.service.ts';

export interface Asked {
  request: PageRequest;
  filter: CandidateFilter;
}

/** The database query for a company's search: words parsed, names resolved. */
export async function askedOf(db: Db, companyId: string, question: object): Promise<Asked> {
  const asked = CandidateFilter.parse(question);
  const companyKeys = await keysOf(db, companyId);
  const read = await readText(db, companyKeys, asked);
  const { resolved } = await resolve(db, companyKeys, withWords(asked, read));
  const job = asked.jobId ? toMatchJob(await jobs.getOwn(db, companyId, asked.jobId)) : null;
  const { isUnfinished } = read;
  const request = await pageRequest(db, { resolved, companyKeys, job, isUnfinished });
  return { request, filter: resolved.filter };
}
