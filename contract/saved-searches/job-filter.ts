import { formatLakhs } from '../core/rupees.ts';
import type { JobsFilter } from '../jobs/public-jobs.ts';
import { EXPERIENCE_LEVEL_LABELS, JOB_TYPE_LABELS, WORK_MODE_LABELS } from '../labels/jobs.ts';
import { SEARCH_NAME_MAX } from './saved-search.ts';

/** The conditions of a filter, in a word or two each. `companies` maps ids to names. */
export function wordsOfFilter(filter: JobsFilter, companies: ReadonlyMap<string, string>): string[] {
  const { search, city, workMode, jobType, level, skill, company, minSalary = 0 } = filter;
  return [
    ...(search ? [`“${search}”`] : []),
    ...skill,
    ...level.map((value) => EXPERIENCE_LEVEL_LABELS[value]),
    ...jobType.map((value) => JOB_TYPE_LABELS[value]),
    ...workMode.map((value) => WORK_MODE_LABELS[value]),
    ...city,
    ...company.map((id) => companies.get(id) ?? 'Chosen company'),
    ...(minSalary > 0 ? [`${formatLakhs(minSalary)} and over`] : []),
  ];
}

/** A suggested name: as many of the words as fit. */
export function suggestedName(words: readonly string[]): string {
  if (words.length === 0) return 'All jobs';
  const fitting = words.filter((_, place) => words.slice(0, place + 1).join(', ').length <= SEARCH_NAME_MAX);
  return fitting.join(', ') || (words[0] ?? '').slice(0, SEARCH_NAME_MAX);
}

/** The address of the job board with this filter. */
export function boardPath(filter: JobsFilter): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one) params.append(name, String(one));
  }
  return params.size > 0 ? `/jobs?${params}` : '/jobs';
}
