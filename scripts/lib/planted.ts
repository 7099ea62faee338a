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

/** A place in a file, with its source before and after the change. */
export interface Place {
  file: string;
  source: string;
  planted: string;
}

/** The sources of a tree that does not change meanwhile: each folder is listed and each file is read once. */
export class Sources {
  private readonly root: string;
  private readonly lists = new Map<string, string[]>();
  private readonly texts = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
  }

  /** The file itself, or the sources in a folder; empty if there is neither. */
  list(place: string): string[] {
    return kept(this.lists, place, () => {
      const stat = statSync(path.join(this.root, place), { throwIfNoEntry: false });
      if (!stat?.isDirectory()) return stat ? [place] : [];
      return readdirSync(path.join(this.root, place), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => path.join(place, name));
    });
  }

  read(file: string): string {
    return kept(this.texts, file, () => readFileSync(path.join(this.root, file), 'utf8'));
  }
}

function kept<T>(known: Map<string, T>, key: string, make: () => T): T {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** Where a fault belongs; throws if the source has changed, or has the text in several places. */
export function findPlace(sources: Sources, { in: where, find }: Mutant): Omit<Place, 'planted'> {
  const found = sources.list(where).flatMap((file) => {
    const source = sources.read(file);
    const times = source.split(find).length - 1;
    return Array.from({ length: times }, () => ({ file, source }));
  });
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} places read ${JSON.stringify(find)}`);
  return only;
}

/** The same with the planted source; also throws if that does not parse. */
export function placeOf(sources: Sources, mutant: Mutant): Place {
  const only = findPlace(sources, mutant);
  const planted = only.source.replace(mutant.find, () => mutant.replace);
  stripTypeScriptTypes(planted);
  return { ...only, planted };
}
