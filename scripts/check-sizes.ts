import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LINES = { code: 300, test: 400, screen: 120 };
/** Sources; the tests beside them do not count. */
const FILES_IN_A_FOLDER = 40;
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

/** Long files, crowded folders and names that say nothing. */
export function checkSizes(): { ok: boolean; output: string } {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
    encoding: 'utf8',
  });
  const files = stdout.split('\n').filter((file) => file && existsSync(file));
  const sources = files.filter((file) => !TEST.test(file));
  const folders = Map.groupBy(sources, (file) => path.dirname(file));
  const crowded = [...folders]
    .filter(([, inside]) => inside.length > FILES_IN_A_FOLDER)
    .map(([folder, inside]) => `${folder}: ${inside.length} files, at most ${FILES_IN_A_FOLDER}`);
  const faults = [...files.flatMap(faultsOf), ...crowded];
  return { ok: files.length > 0 && faults.length === 0, output: faults.join('\n') };
}
