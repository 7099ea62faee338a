import { beforeAll, describe, expect, test } from 'vitest';
import { compileWith } from './lib/compile-with.ts';

/** The last state in each noun's list; another one is planted after it. */
const LISTS = {
  'contract/labels/interviews.ts': "  'CANCELLED',\n] as const",
  'contract/labels/applications.ts': "  'WITHDRAWN',\n] as const",
  'contract/labels/companies.ts': "'REPLACED', 'WITHDRAWN'] as const",
  'contract/labels/jobs.ts': "'ARCHIVED'] as const",
  'contract/labels/profile.ts': "'UNVERIFIED', 'PENDING', 'VERIFIED', 'REJECTED'] as const",
  'contract/labels/referrals.ts': "AFFILIATE_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const",
  'contract/core/roles.ts': "  'REJECTED',\n  'SUSPENDED',\n] as const",
};

/** The places that have to handle every state of a noun. */
const PLACES = [
  ['the table of interviews', 'contract/interviews/transitions.ts'],
  ['the table of applications', 'contract/applications/transitions.ts'],
  ['the table of jobs', 'contract/jobs/transitions.ts'],
  ['the table of companies', 'contract/companies/approval.transitions.ts'],
  ['the table of changes of companies', 'contract/companies/identity.transitions.ts'],
  ['the table of affiliates', 'contract/affiliates.transitions.ts'],
  ['the table of degrees', 'contract/verifications/transitions.ts'],
  ['the matrix of its tests', 'contract/nouns.transitions.test.ts'],
  ['the badges of interviews', 'contract/labels/interviews.ts'],
  ['the badges of applications', 'contract/labels/applications.ts'],
  ['the badges of jobs', 'contract/labels/jobs.ts'],
  ['the badges of companies', 'contract/labels/accounts.ts'],
  ['the badges of affiliates', 'contract/labels/referrals.ts'],
  ['the badges of degrees', 'contract/labels/profile.ts'],
  ['the banner of the approval', 'server/features/companies/approval.service.ts'],
  ['the activities of the dashboard', 'server/features/dashboards/dashboards.routes.ts'],
  ['the demo', 'server/db/demo/hiring/interviews.ts'],
  ['the columns of the board', 'web/features/applications/applicants/use-board-moves.tsx'],
  ['the note on a card of the search', 'web/features/search/results/application-note.tsx'],
] as const;

let complaints = '';

beforeAll(() => {
  const plants = Object.entries(LISTS).map(([file, end]) => ({
    file,
    find: end,
    put: end.replace(/,?\n?\] as const$/, ", 'ON_HOLD'] as const"),
  }));
  complaints = compileWith(
    plants,
    PLACES.map(([, file]) => file),
  );
});

describe('a new state of a noun does not compile until it is handled in', () => {
  test.each(PLACES)('%s', (_, file) => {
    expect(complaints).toContain(`${file}(`);
  });
});
