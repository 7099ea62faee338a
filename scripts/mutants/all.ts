import type { Area, Mutant } from './area.ts';
import { edges } from './ground/edges.ts';
import { http } from './ground/http.ts';
import { kit } from './ground/kit.ts';
import { matching } from './ground/matching.ts';
import { notices } from './ground/notices.ts';
import { applications } from './hiring/applications.ts';
import { companies } from './hiring/companies.ts';
import { interviews } from './hiring/interviews.ts';
import { jobs } from './hiring/jobs.ts';
import { meetings } from './hiring/meetings.ts';
import { notes } from './hiring/notes.ts';
import { search } from './hiring/search.ts';
import { teams } from './hiring/teams.ts';
import { invoices } from './money/invoices.ts';
import { payouts } from './money/payouts.ts';
import { auth } from './people/auth.ts';
import { candidates } from './people/candidates.ts';
import { codes } from './people/codes.ts';
import { erasing } from './people/erasing.ts';
import { holding } from './people/holding.ts';
import { keeping } from './people/keeping.ts';
import { leaving } from './people/leaving.ts';
import { people } from './people/people.ts';
import { privacy } from './people/privacy.ts';
import { programmes } from './people/programmes.ts';
import { replays } from './people/replays.ts';
import { sessions } from './people/sessions.ts';

const AREAS: readonly Area[] = [
  kit,
  matching,
  http,
  edges,
  notices,
  auth,
  sessions,
  codes,
  people,
  holding,
  leaving,
  erasing,
  keeping,
  replays,
  candidates,
  privacy,
  programmes,
  search,
  jobs,
  applications,
  interviews,
  meetings,
  companies,
  notes,
  teams,
  payouts,
  invoices,
];

/** A fault with its area and the tests that should notice it. */
export interface Fault {
  area: string;
  tests: readonly string[];
  mutant: Mutant;
}

export const FAULTS: readonly Fault[] = AREAS.flatMap(({ name, tests, mutants }) =>
  mutants.map((mutant) => ({ area: name, tests: mutant.tests ?? tests, mutant })),
);

/** In one line, for whoever has to bring it along with the source. */
export function staleLine({ area, mutant }: Fault, why: string): string {
  return `${area}: ${mutant.fault} (${mutant.in}): ${why}`;
}
