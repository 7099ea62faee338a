import type { Applicant } from '#contract/applications/application.ts';
import * as selection from '#web/ui/table/use-selection.ts';

export type Chosen = Pick<Applicant, 'id' | 'nextStatuses'>;
export type Selection = selection.Selection<Chosen>;

/** The applications that are ticked for a bulk change. */
export function useSelection(): Selection {
  return selection.useSelection<Chosen>();
}
