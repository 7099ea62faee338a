import { parseArgs } from 'node:util';
import { run as api } from './api.ts';
import { run as board } from './board.ts';
import { run as jobs } from './jobs.ts';
import { run as landing } from './landing.ts';
import { run as lists } from './lists.ts';
import { run as live } from './live.ts';
import { run as livez } from './livez.ts';
import { run as pages } from './pages/pages.ts';
import { keepEvidence, type Measured, measured } from './report/evidence.ts';
import type { Bench } from './report/figures.ts';
import { writeFiguresPage } from './report/figures-page.ts';
import { run as resumes } from './resumes.ts';
import { run as scaleOut } from './scale-out.ts';
import { run as clicks } from './search/clicks.ts';
import { run as search } from './search.ts';
import { run as signIn } from './sign-in.ts';
import { run as words } from './words.ts';

const BENCHES: Record<string, Bench> = {
  words,
  resumes,
  search,
  clicks,
  jobs,
  lists,
  board,
  landing,
  pages,
  'sign-in': signIn,
  livez,
  api,
  live,
  'scale-out': scaleOut,
};

/** Runs the named benches, or all of them at the small size. */
async function bench(names: string[], isKept: boolean): Promise<void> {
  const start = performance.now();
  const results: Record<string, Measured> = {};
  for (const name of names.length > 0 ? names : Object.keys(BENCHES)) {
    const one = BENCHES[name];
    if (!one) throw new Error(`There is no bench "${name}". They are: ${Object.keys(BENCHES).join(', ')}.`);
    results[name] = await measured(name, one);
  }
  if (Object.values(results).some(({ fault }) => fault)) process.exitCode = 1;
  if (!isKept) return;
  await keepEvidence(results, Object.keys(BENCHES));
  await writeFiguresPage();
  console.log(
    `All in ${((performance.now() - start) / 60_000).toFixed(1)} minutes, kept in docs/evidence/bench.json`,
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'boolean' }, page: { type: 'boolean' } },
});
const isWhole = positionals.length === 0;
await (values.page ? writeFiguresPage() : bench(positionals, values.keep ?? isWhole));
