import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** The last state of each noun's list; one more is planted behind it. */
const LISTS = {
  'contract/labels/interviews.ts': "  'CANCELLED',\n] as const",
  'contract/labels/applications.ts': "  'WITHDRAWN',\n] as const",
  'contract/labels/companies.ts': "'REPLACED', 'WITHDRAWN'] as const",
  'contract/labels/jobs.ts': "'ARCHIVED'] as const",
  'contract/labels/profile.ts': "'UNVERIFIED', 'PENDING', 'VERIFIED', 'REJECTED'] as const",
  'contract/labels/referrals.ts': "AFFILIATE_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const",
  'contract/core/roles.ts': "  'REJECTED',\n  'SUSPENDED',\n] as const",
};

/** Where every state of a noun has its place. */
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
  ['the columns of the board', 'web/features/applications/stages.ts'],
  ['the note on a card of the search', 'web/features/search/results/application-note.tsx'],
] as const;

let copy: string;
let complaints: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'medallist-state-'));
  for (const part of ['contract', 'server', 'web', 'package.json', 'tsconfig.json']) {
    cpSync(part, path.join(copy, part), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  for (const [file, end] of Object.entries(LISTS)) {
    const text = readFileSync(path.join(copy, file), 'utf8');
    const planted = text.replace(end, end.replace(/,?\n?\] as const$/, ", 'ON_HOLD'] as const"));
    if (planted === text) throw new Error(`${file}: no state could be planted`);
    writeFileSync(path.join(copy, file), planted);
  }
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  // Those alone and what they import: the whole would take ten times the work to say the same.
  const places = { extends: './tsconfig.json', include: [], files: PLACES.map(([, file]) => file) };
  writeFileSync(path.join(copy, 'places.json'), JSON.stringify(places));
  const args = [tsc, '--noEmit', '--project', 'places.json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  complaints = stdout;
}, 240_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a new state of a noun does not compile until it has its place in', () => {
  test.each(PLACES)('%s', (_, file) => {
    expect(complaints).toContain(`${file}(`);
  });
});
