import { useState } from 'react';
import type { Applicant } from '#contract/applications/application.ts';

export type Chosen = Pick<Applicant, 'id' | 'status'>;

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
    toggle: ({ id, status }) =>
      setChosen((now) => (has(id) ? now.filter((one) => one.id !== id) : [...now, { id, status }])),
    clear: () => setChosen([]),
  };
}
