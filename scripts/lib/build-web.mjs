import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { runQuietly } from './run.mjs';
import { step } from './step.mjs';

const INPUTS = [
  'web',
  'contract',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const STAMP = 'build/.web-stamp';

/** Builds the web unless build/ was made from exactly the current files. `meanwhile` runs in parallel. */
export async function buildWebIfStale(node, meanwhile = async () => {}) {
  if (isFresh()) return;
  await oneAtATime(async () => {
    if (isFresh()) return;
    const [built] = await Promise.allSettled([build(node), meanwhile()]);
    if (built.status === 'rejected') throw built.reason;
  });
}

function isFresh() {
  return existsSync('build/client') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();
}

async function build(node) {
  const made = fingerprint();
  rmSync(STAMP, { force: true });
  const command = ['node_modules/@react-router/dev/bin.cjs', 'build'];
  await step('Building the web', () => runQuietly(node, command, { NODE_ENV: 'production' }));
  writeFileSync(STAMP, made);
}

/** A hash of the contents, because a checkout or a copy changes the file times. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(filesIn)) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(place, entry.name);
      if (entry.isDirectory()) return filesIn(file);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [file];
    });
}
