import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LINES = { code: 300, test: 400, screen: 200 };
/** Source files without tests. Folders with fewer files should be merged into their parent. */
const FILES_IN_A_FOLDER = { most: 40, fewest: 4 };
/** Where smaller folders are still allowed. This list may only shrink. */
const SMALL_SO_FAR = /^(bench|e2e|scripts|server\/db|server\/testing)\/|^web\/testing$/;
/** A feature or a role has its own folder, however small. */
const FEATURE = /^((server|web)\/features|web\/screens)\/[^/]+$/;
const BANNED_NAMES = /^(index|utils|helpers|misc|common|types)\./;
const TEST = /\.(test|spec)\.tsx?$/;
const KEBAB = /^[a-z0-9.+_-]+$/;

function limitOf(file: string): number {
  if (TEST.test(file)) return LINES.test;
  return file.endsWith('-screen.tsx') ? LINES.screen : LINES.code;
}

function faultsOf(file: string): string[] {
  const name = path.basename(file);
  const lines = readFileSync(file, 'utf8').split('\n').length - 1;
  const limit = limitOf(file);
  return [
    ...(lines > limit ? [`${file}: ${lines} lines, at most ${limit}`] : []),
    ...(BANNED_NAMES.test(name) ? [`${file}: a file is named for what it holds`] : []),
    ...(KEBAB.test(name) ? [] : [`${file}: file names are kebab-case`]),
  ];
}

function faultsOfFolder(folder: string, files: number): string[] {
  const { most, fewest } = FILES_IN_A_FOLDER;
  if (files > most) return [`${folder}: ${files} files, at most ${most}`];
  if (files >= fewest || FEATURE.test(folder) || SMALL_SO_FAR.test(folder)) return [];
  return [`${folder}: ${files} files, at least ${fewest}`];
}

/** Reports long files, folders that are too large or too small, and meaningless names. */
export function checkSizes(): { ok: boolean; output: string } {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
    encoding: 'utf8',
  });
  const files = stdout.split('\n').filter((file) => file && existsSync(file));
  const sources = files.filter((file) => !TEST.test(file));
  const folders = Map.groupBy(sources, (file) => path.dirname(file));
  const misshapen = [...folders].flatMap(([folder, inside]) => faultsOfFolder(folder, inside.length));
  const faults = [...files.flatMap(faultsOf), ...misshapen];
  return { ok: files.length > 0 && faults.length === 0, output: faults.join('\n') };
}
