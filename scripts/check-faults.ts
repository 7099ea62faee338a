import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPlace, Sources } from './lib/planted.ts';
import { FAULTS, type Fault, staleLine } from './mutants/all.ts';

function listTests(): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx'], {
    encoding: 'utf8',
  });
  return stdout.split('\n').filter(existsSync);
}

/** A name stands for all tests whose path contains it, as in Vitest. */
function staleIn({ tests, mutant }: Fault, sources: Sources, files: readonly string[]): string[] {
  const unknown = tests.filter((name) => !files.some((file) => file.includes(name)));
  const missing = unknown.map((name) => `no test is named ${name}`);
  try {
    findPlace(sources, mutant);
    return missing;
  } catch (error) {
    return [(error as Error).message, ...missing];
  }
}

/**
 * Checks that the faults of `npm run mutate` still match the source: otherwise they could no longer be
 * planted.
 */
export function checkFaults(): { ok: boolean; output: string } {
  const sources = new Sources('.');
  const files = listTests();
  const stale = FAULTS.flatMap((fault) => staleIn(fault, sources, files).map((why) => staleLine(fault, why)));
  return { ok: FAULTS.length > 0 && stale.length === 0, output: stale.join('\n') };
}
