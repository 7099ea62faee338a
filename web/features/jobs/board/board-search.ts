import * as z from 'zod';
import { MatchedJobSort } from '#contract/jobs/matched-jobs.ts';
import { JobSort } from '#contract/jobs/public-jobs.ts';
import { ExperienceLevel, JobType, WorkMode } from '#contract/labels/jobs.ts';
import { listParam } from '#web/ui/filters/list-param.ts';

/** The search, filters, order and page of the board, as the address keeps them. */
export const BoardSearch = z.object({
  search: z.string().max(200).default(''),
  city: listParam(z.string()),
  workMode: listParam(WorkMode),
  jobType: listParam(JobType),
  level: listParam(ExperienceLevel),
  skill: listParam(z.string()),
  company: listParam(z.uuid()),
  minSalary: z.coerce.number().int().min(0).default(0),
  sort: JobSort.default('NEWEST'),
  page: z.coerce.number().int().min(0).default(0),
});
export type BoardSearch = z.output<typeof BoardSearch>;

/** The same for a candidate, who may also ask for the best match first. */
export const MatchedSearch = BoardSearch.extend({ sort: MatchedJobSort.default('NEWEST') });
export type MatchedSearch = z.output<typeof MatchedSearch>;

export type ChangeSearch = (changes: Partial<MatchedSearch>, how?: { replace: boolean }) => void;

export const NO_FILTERS = {
  search: '',
  city: [],
  workMode: [],
  jobType: [],
  level: [],
  skill: [],
  company: [],
  minSalary: 0,
} satisfies Partial<BoardSearch>;

export function isFiltered(search: Omit<BoardSearch, 'sort'>): boolean {
  return Object.entries(NO_FILTERS).some(
    ([name, none]) => JSON.stringify(search[name as keyof typeof NO_FILTERS]) !== JSON.stringify(none),
  );
}
