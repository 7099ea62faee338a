import { MATCHED_JOB_SORTS } from '#contract/jobs/matched-jobs.ts';
import { JOB_SORTS, type JobsFilter } from '#contract/jobs/public-jobs.ts';
import { EXPERIENCE_LEVELS, JOB_TYPES, WORK_MODES } from '#contract/labels/jobs.ts';
import type { Values } from '#web/lib/address/params.ts';
import * as param from '#web/lib/address/params.ts';

/** The search, filters, order and page of the board, as stored in the address. */
export const BoardSearch = {
  search: param.textUpTo(200),
  city: param.list(param.text),
  workMode: param.list(param.oneOf(WORK_MODES)),
  jobType: param.list(param.oneOf(JOB_TYPES)),
  level: param.list(param.oneOf(EXPERIENCE_LEVELS)),
  skill: param.list(param.text),
  company: param.list(param.id),
  minSalary: param.amount,
  sort: param.oneOf(JOB_SORTS, 'NEWEST'),
  page: param.page,
};
export type BoardSearch = Values<typeof BoardSearch>;

/** The part that a saved search stores: the page and the order are not part of the filter. */
export function filterOf({
  search,
  city,
  workMode,
  jobType,
  level,
  skill,
  company,
  minSalary,
}: Omit<BoardSearch, 'sort' | 'page'>): JobsFilter {
  return { search: search.trim(), city, workMode, jobType, level, skill, company, minSalary };
}

/** The same for a candidate, who can also sort by best match. */
export const MatchedSearch = { ...BoardSearch, sort: param.oneOf(MATCHED_JOB_SORTS, 'NEWEST') };
export type MatchedSearch = Values<typeof MatchedSearch>;

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
