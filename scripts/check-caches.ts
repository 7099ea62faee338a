import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Not what runs for other people: tests, and the makers of demo data. */
const APART = /\.test\.ts$|^server\/(testing|db\/demo)\//;
/** A collection of a module that starts empty, so that it is filled while the process lives. */
const EMPTY =
  /^(?:export )?(?:const|let) (\w+)[^=\n]*= (?:new (?:Map|Set|WeakMap|WeakSet)(?:<[^\n]*>)?\(\)|\[\]|\{\});/gm;
const REASON = /\/\/ Bounded: \S.*\n$/;

/**
 * A collection at the top of a module lives as long as its process: if requests decide about its keys, it grows without
 * end. `boundedCache` is for answers; anything else says in a comment what bounds it.
 */
export function checkCaches(): { ok: boolean; output: string } {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'contract/*.ts', 'server/*.ts'],
    { encoding: 'utf8' },
  );
  const files = stdout.split('\n').filter((file) => file && !APART.test(file) && existsSync(file));
  const faults = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(EMPTY)]
      .filter(({ 0: line, index }) => !line.includes(': Readonly') && !REASON.test(text.slice(0, index)))
      .map(
        ({ 1: name }) => `${file}: nothing bounds ${name}; use boundedCache, or say why in "// Bounded: …"`,
      );
  });
  return { ok: files.length > 0 && faults.length === 0, output: faults.join('\n') };
}
