import { formatLakhs } from '#contract/core/rupees.ts';
import { type JobListing, JobsFilter, VIA } from '#contract/jobs/public-jobs.ts';
import { boardPath, wordsOfFilter } from '#contract/saved-searches/job-filter.ts';
import { withoutHidden } from '#server/features/candidates/privacy.service.ts';
import * as companies from '#server/features/companies/hiding-keys.service.ts';
import * as listings from '#server/features/jobs/listings.service.ts';
import type { Search } from './search-kind.ts';

type Told = Pick<JobListing, 'location' | 'workMode' | 'salary' | 'company'>;

function noteOf({ company, location, workMode, salary }: Told): string {
  const pay =
    salary.period === 'YEARLY' && salary.max > 0
      ? [salary.min, salary.max].filter((amount) => amount > 0).map((amount) => formatLakhs(amount))
      : [];
  const place = location.isRemote || workMode === 'REMOTE' ? 'Remote' : location.city;
  return [company.name, place, pay.join(' to ')].filter(Boolean).join(', ');
}

/** A candidate's searches of the board of jobs. */
export const jobSearches: Search<JobsFilter> = {
  filter: JobsFilter,
  nouns: ['job', 'jobs'],
  async words(db, filters) {
    const ids = [...new Set(filters.flatMap(({ company }) => company))];
    const named = ids.length > 0 ? await companies.listNamesOf(db, ids) : [];
    const names = new Map(named.map(({ id, name }) => [id, name]));
    return filters.map((filter) => wordsOfFilter(filter, names));
  },
  path: boardPath,
  home: '/jobs/saved?tab=searches',
  async listNew(db, { ownerId, toldBefore, toldUntil }, filter) {
    const period = { after: toldBefore, until: toldUntil };
    const jobs = await withoutHidden(db, ownerId, await listings.listNew(db, ownerId, filter, period));
    return jobs.map(({ id }) => id);
  },
  async present(db, ids) {
    const jobs = await listings.byId(db, ids);
    return ids.flatMap((id) => {
      const job = jobs.get(id);
      return job
        ? [{ id, title: job.title, note: noteOf(job), path: `/jobs/${id}?${VIA.name}=${VIA.savedSearch}` }]
        : [];
    });
  },
};
