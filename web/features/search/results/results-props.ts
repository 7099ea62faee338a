import type { CandidateCard as Candidate } from '#contract/search/candidate-card.ts';
import type { Selection } from '#web/ui/table/use-selection.ts';

export interface ResultsProps {
  candidates: readonly Candidate[];
  /** Skills asked for: shown first and ticked. */
  wanted: readonly string[];
  layout: 'cards' | 'table';
  /** Left out for those who may not act. */
  selection?: Selection<Candidate> | undefined;
  canSave: boolean;
  /** Offers to ask for an interview; left out for those who may not. */
  onRequest?: ((candidates: readonly Candidate[]) => void) | undefined;
}
