import type { JobFacets } from '#contract/jobs/public-jobs.ts';

/** The filters of several choices, in the order in which they are offered. */
export const FACET_NAMES = {
  city: 'City',
  workMode: 'Work mode',
  jobType: 'Job type',
  level: 'Level',
  skill: 'Skills',
  company: 'Company',
} as const satisfies Record<keyof JobFacets, string>;
export const FACETS = Object.keys(FACET_NAMES) as (keyof JobFacets)[];
