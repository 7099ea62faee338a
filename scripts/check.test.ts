import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const PLANTS = {
  'server/platform/planted-import.ts':
    "export { signUpCandidate } from '#server/features/auth/auth.service.ts';\n",
  'server/features/search/planted-sql.ts':
    "export { foundBy } from '#server/features/candidates/visible-to.sql.ts';\n",
  'server/features/jobs/planted-way.ts':
    "import type { Account } from '#server/features/planted/planted-way.ts';\n\nexport type Owner = Account;\n",
  'server/features/planted/planted-way.ts':
    "import type { Owner } from '../jobs/planted-way.ts';\n\nexport type Account = Owner;\n",
  'web/features/planted/planted-from.ts': "import '../jobs/planted-to.ts';\n",
  'web/features/jobs/planted-to.ts': "export { one } from '#web/features/planted/planted-from.ts';\n",
  'web/features/profiles/planted-feature.ts':
    "export { SearchState } from '#web/features/search/filters/search-state.ts';\n",
  'server/platform/planted/alone.ts': 'export const alone = 1;\n',
  'contract/planted-unused.ts': 'export const nobodyNeedsThis = 1;\n',
  'web/lib/planted-long.ts': `${'// a line\n'.repeat(400)}`,
  'server/planted-type-error.ts': "export const count: number = 'three';\n",
  'server/platform/planted-cache.ts': 'export const answers = new Map<string, string>();\n',
  'server/planted-style.ts': 'export const loose: any = 1;\n',
  'scripts/mutants/privacy/files.ts': `export const files = { name: 'files', tests: ['contract/kit'], mutants: [
  { fault: 'one', in: 'contract/planted-unused.ts', find: 'somebodyNeeds', replace: '' },
  { fault: 'two', in: 'contract/planted-unused.ts', find: '=', replace: '', tests: ['contract/planted.test.ts'] },
  { fault: 'three', in: 'server/planted-style.ts', find: 's', replace: '' },
] };\n`,
};

const MIGRATIONS = 'server/db/migrations';
const FIRST = `${MIGRATIONS}/0001_first_release.sql`;

let copy: string;
let output: string;
let status: number | null;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'medallist-check-'));
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of listed.stdout.split('\n').filter(Boolean)) {
    cpSync(file, path.join(copy, file), { force: true, errorOnExist: false });
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  releaseMigrations();
  for (const [file, text] of Object.entries(PLANTS)) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    writeFileSync(path.join(copy, file), text);
  }
  const result = spawnSync(process.execPath, ['scripts/check.ts'], { cwd: copy, encoding: 'utf8' });
  ({ status } = result);
  output = result.stdout + result.stderr;
}, 240_000);

/** Tags a release, then changes one of its migrations, renames one, and inserts one in between. */
function releaseMigrations(): void {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: copy });
  const renamed = path.join(copy, MIGRATIONS, '0003_planted.sql');
  writeFileSync(renamed, 'select 1;\n');
  git('init', '-q');
  git('add', MIGRATIONS);
  git('-c', 'user.name=Test', '-c', 'user.email=test@mail.test', 'commit', '-qm', 'release');
  git('tag', 'v1.0.0');
  rmSync(renamed);
  appendFileSync(path.join(copy, FIRST), 'select 1;\n');
  writeFileSync(path.join(copy, MIGRATIONS, '0002_planted.sql'), 'select 1;\n');
  writeFileSync(path.join(copy, MIGRATIONS, '0004_planted.sql'), 'select 1;\n');
}

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run check', () => {
  test('fails if something is wrong', () => {
    expect(status).not.toBe(0);
  });

  test.each([
    ['a type error', 'types', 'server/planted-type-error.ts'],
    ['a lint error', 'style', 'server/planted-style.ts'],
    ['an import against the rules', 'imports', 'server/platform/planted-import.ts'],
    ['an SQL condition outside the queries', 'imports', 'server/features/search/planted-sql.ts'],
    ['a feature in the code that all features share', 'imports', 'web/features/profiles/planted-feature.ts'],
    ['an unused file', 'unused', 'contract/planted-unused.ts'],
    [
      'a cycle of features through types only',
      'circles',
      'server/features/jobs → server/features/planted → server/features/jobs',
    ],
    [
      'a cycle of features through screens',
      'circles',
      'web/features/jobs → web/features/planted → web/features/jobs',
    ],
    ['a migration that changed after its release', 'migrations', `${FIRST}: was released with v1.0.0`],
    [
      'one that was renamed',
      'migrations',
      `${MIGRATIONS}/0003_planted.sql: was released with v1.0.0 and is gone`,
    ],
    ['one before them', 'migrations', `${MIGRATIONS}/0002_planted.sql: comes before 0003_planted.sql`],
    ['a file of 400 lines', 'sizes', 'web/lib/planted-long.ts'],
    [
      'a collection that grows with what people send',
      'caches',
      'server/platform/planted-cache.ts: nothing bounds answers',
    ],
    ['a folder of one file', 'sizes', 'server/platform/planted: 1 files, at least 4'],
    ['a fault of mutate whose code is gone', 'faults', 'files: one (contract/planted-unused.ts): 0 places'],
    ['one that could go to two places', 'faults', 'files: three (server/planted-style.ts): 2 places'],
    ['one whose tests are gone', 'faults', 'no test is named contract/planted.test.ts'],
  ])('with %s, fails in the step "%s" and names the place', (_, step, place) => {
    const part = new RegExp(`FAILED ${step}[\\s\\S]*?(?=\\n(?:ok    |FAILED )|$)`).exec(output)?.[0];
    expect(part).toContain(place);
  });

  test('allows a migration after the released ones', () => {
    expect(output).not.toContain('0004_planted.sql');
  });
});
