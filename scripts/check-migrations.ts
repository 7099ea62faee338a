import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'server/db/migrations';

function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 });
  return status === 0 ? stdout : '';
}

/**
 * Databases in use have run the migrations of the last release, so these must not be renamed, removed or
 * changed, and new ones must come after them. Before the first tag `v…` everything may change.
 */
export function checkMigrations(): { ok: boolean; output: string } {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*').trim();
  if (!tag) return { ok: true, output: '' };
  const released = git('ls-tree', '--name-only', `${tag}:${FOLDER}`).split('\n').filter(Boolean).sort();
  const newest = released.at(-1) ?? '';
  const faults = [
    ...released.flatMap((name) => {
      const file = path.join(FOLDER, name);
      if (!existsSync(file)) return [`${file}: was released with ${tag} and is gone`];
      const isSame = readFileSync(file, 'utf8') === git('show', `${tag}:${FOLDER}/${name}`);
      return isSame ? [] : [`${file}: was released with ${tag} and has changed`];
    }),
    ...readdirSync(FOLDER)
      .filter((name) => !released.includes(name) && name < newest)
      .map((name) => `${path.join(FOLDER, name)}: comes before ${newest}, which was released with ${tag}`),
  ];
  return { ok: faults.length === 0, output: faults.join('\n') };
}
