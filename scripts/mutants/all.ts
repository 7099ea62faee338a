import type { Area, Mutant } from './area.ts';
import { invoices } from './money/invoices.ts';
import { payouts } from './money/payouts.ts';
import { files } from './privacy/files.ts';
import { leaving } from './privacy/leaving.ts';
import { whoSeesWhom } from './privacy/who-sees-whom.ts';
import { access } from './sessions/access.ts';
import { account } from './sessions/account.ts';
import { codes } from './sessions/codes.ts';
import { sessions } from './sessions/sessions.ts';
import { signIn } from './sessions/sign-in.ts';
import { applications } from './transitions/applications.ts';
import { interviews } from './transitions/interviews.ts';
import { jobs } from './transitions/jobs.ts';

const AREAS: readonly Area[] = [
  invoices,
  payouts,
  files,
  leaving,
  whoSeesWhom,
  access,
  account,
  codes,
  sessions,
  signIn,
  applications,
  interviews,
  jobs,
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

/** One line, for the person who has to adapt the fault to the source. */
export function staleLine({ area, mutant }: Fault, why: string): string {
  return `${area}: ${mutant.fault} (${mutant.in}): ${why}`;
}
