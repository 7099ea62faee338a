import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Mutant } from '../mutants/area.ts';

/** A copy of the working tree whose files may be changed; the packages are shared. */
export function copyTree(): { folder: string; remove: () => void } {
  const root = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), 'medallist-mutate-'));
  const files = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) {
    const from = path.join(root, file);
    if (statSync(from, { throwIfNoEntry: false })) cpSync(from, path.join(folder, file), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** One place in one file, with what stands there and what is to stand there. */
export interface Place {
  file: string;
  source: string;
  planted: string;
}

function sourcesIn(folder: string, place: string): string[] {
  const stat = statSync(path.join(folder, place), { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat ? [place] : [];
  return readdirSync(path.join(folder, place), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(place, name));
}

/** Where a fault goes; throws when the source has moved on, reads like this in several places, or would not parse. */
export function placeOf(folder: string, { in: where, find, replace }: Mutant): Place {
  const found = sourcesIn(folder, where).flatMap((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const times = source.split(find).length - 1;
    return Array.from({ length: times }, () => ({ file, source }));
  });
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} places read ${JSON.stringify(find)}`);
  const planted = only.source.replace(find, () => replace);
  stripTypeScriptTypes(planted);
  return { ...only, planted };
}
