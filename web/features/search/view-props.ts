import type { ReactNode } from 'react';
import type { CandidateCard } from '#contract/search/candidate-card.ts';
import type { ChangeSearch, SearchState } from '#web/features/search/filters/search-state.ts';
import type { Selection } from '#web/ui/table/use-selection.ts';
import type { MatchableJob } from './toolbar.tsx';

/** What both segments of the candidates screen are given. */
export interface ViewProps {
  state: SearchState;
  change: ChangeSearch;
  jobs: readonly (MatchableJob & { skills: readonly string[] })[];
  /** The job to score against; null for none. */
  jobId: string | null;
  /** The jobs are known. */
  isReady: boolean;
  canSave: boolean;
  /** The profile that stands beside the list. */
  panel: (list: readonly CandidateCard[]) => ReactNode;
  selection?: Selection<CandidateCard> | undefined;
  onRequest?: ((candidates: readonly CandidateCard[]) => void) | undefined;
}

/** Skills that count as asked for: the job's and those filtered by. */
export function wantedSkills(
  { jobs, jobId }: Pick<ViewProps, 'jobs' | 'jobId'>,
  also: string[] = [],
): string[] {
  return [...(jobs.find(({ id }) => id === jobId)?.skills ?? []), ...also];
}
