import type { JobChoice, JobFacets } from '#contract/jobs/public-jobs.ts';

/** What is chosen can be taken back even when it finds nothing any more; a company then has no name. */
export function optionsOf(
  facet: keyof JobFacets,
  facets: JobFacets | undefined,
  chosen: readonly string[],
): JobChoice[] {
  if (!facets) return [];
  const choices = facets[facet];
  const lost = chosen.filter((value) => !choices.some((choice) => choice.value === value));
  const label = (value: string) => (facet === 'company' ? 'Chosen company' : value);
  return [...choices, ...lost.map((value) => ({ value, label: label(value), count: 0 }))];
}
