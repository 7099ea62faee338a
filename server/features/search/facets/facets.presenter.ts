import { NOTICE_PERIODS } from '#contract/labels/profile.ts';
import {
  type CandidateFacets,
  EXPERIENCE_BANDS,
  SALARY_BARS,
  SALARY_STEP,
} from '#contract/search/candidate-search.ts';
import type { ResolvedFilter } from '../conditions.queries.ts';
import type { FacetRows } from './facets.service.ts';

type Named = { name: string; count: number };

/** Whatever has been chosen is listed, even when it finds nobody. */
function withChosen(found: Named[], chosen: string[]): Named[] {
  const names = new Set(found.map(({ name }) => name.toLowerCase()));
  const missing = chosen.filter((name) => !names.has(name.toLowerCase()));
  return [...found, ...missing.map((name) => ({ name, count: 0 }))];
}

export function toFacets(rows: FacetRows, { filter, skills }: ResolvedFilter): CandidateFacets {
  return {
    institutes: withChosen(rows.institutes, filter.institutes),
    cities: withChosen(rows.cities, filter.cities),
    skills: withChosen(
      rows.skills,
      skills.map(({ name }) => name),
    ),
    experience: EXPERIENCE_BANDS.map((band, place) => ({ ...band, count: rows.experience[place] ?? 0 })),
    noticePeriods: NOTICE_PERIODS.map((value, step) => ({ value, count: rows.notice[step] ?? 0 })),
    expectedSalary: Array.from({ length: SALARY_BARS }, (_, bar) => ({
      min: bar * SALARY_STEP,
      max: bar === SALARY_BARS - 1 ? null : (bar + 1) * SALARY_STEP,
      count: rows.salary[bar] ?? 0,
    })),
  };
}
