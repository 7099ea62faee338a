import { useState } from 'react';
import type { Applicant } from '#contract/applications/application.ts';

export type Chosen = Pick<Applicant, 'id' | 'nextStatuses'>;

export interface Selection {
  chosen: readonly Chosen[];
  has: (id: string) => boolean;
  toggle: (applicant: Chosen) => void;
  clear: () => void;
}

/** The applications ticked for a bulk change. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const has = (id: string) => chosen.some((one) => one.id === id);
  return {
    chosen,
    has,
    toggle: (applicant) =>
      setChosen((now) =>
        has(applicant.id) ? now.filter(({ id }) => id !== applicant.id) : [...now, applicant],
      ),
    clear: () => setChosen([]),
  };
}
