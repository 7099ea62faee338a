import type { ReactNode } from 'react';
import type { CandidateCard } from '#contract/search/candidate-card.ts';
import type { ChangeSearch, SearchState } from '#web/features/search/filters/search-state.ts';
import type { Selection } from '#web/ui/table/use-selection.ts';
import type { MatchableJob } from './toolbar.tsx';

/** The props of each view of the candidates screen. */
export interface ViewProps {
  state: SearchState;
  change: ChangeSearch;
  jobs: readonly (MatchableJob & { skills: readonly string[] })[];
  /** The job to score against; null for none. */
  jobId: string | null;
  /** True once the jobs have loaded. */
  isReady: boolean;
  canSave: boolean;
  /** The profile that is open beside the list. */
  panel: (list: readonly CandidateCard[]) => ReactNode;
  selection?: Selection<CandidateCard> | undefined;
  onRequest?: ((candidates: readonly CandidateCard[]) => void) | undefined;
}

/** The skills to highlight: those of the job and of the filters. */
export function wantedSkills(
  { jobs, jobId }: Pick<ViewProps, 'jobs' | 'jobId'>,
  also: string[] = [],
): string[] {
  return [...(jobs.find(({ id }) => id === jobId)?.skills ?? []), ...also];
}
