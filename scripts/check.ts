import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { checkFiguresPage } from '../bench/report/figures-page.ts';
import { checkCaches } from './check-caches.ts';
import { checkFaults } from './check-faults.ts';
import { checkFeatureCircles } from './check-feature-circles.ts';
import { checkMigrations } from './check-migrations.ts';
import { checkSizes } from './check-sizes.ts';

const BIN = path.resolve('node_modules/.bin');
/** The tools start with `env node`: this makes it the project's Node instead of the system's. */
const env = { ...process.env, PATH: `${BIN}${path.delimiter}${process.env.PATH}` };

interface Outcome {
  ok: boolean;
  output: string;
}

interface Step {
  name: string;
  run: () => Outcome | Promise<Outcome>;
}

function command(program: string, ...args: string[]): () => Promise<Outcome> {
  return async () => {
    const child = spawn(path.join(BIN, program), args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    const [code, ...output] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
    return { ok: code === 0, output: output.join('') };
  };
}

/** dependency-cruiser also passes if it can read nothing, so the number of modules is checked too. */
async function imports(): Promise<Outcome> {
  const folders = ['contract', 'server', 'web', 'scripts', 'bench', 'drills', 'e2e'];
  const { ok, output } = await command('depcruise', '--config', '.dependency-cruiser.mjs', ...folders)();
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
  return modules > 100
    ? { ok, output }
    : { ok: false, output: `${output}\nOnly ${modules} modules were read.` };
}

const STEPS: Step[] = [
  {
    name: 'types',
    // Incremental: files that have not changed since the last run are not checked again.
    run: command('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'),
  },
  { name: 'style', run: command('biome', 'check', '--error-on-warnings', '.') },
  { name: 'imports', run: imports },
  { name: 'unused', run: command('knip') },
  { name: 'circles', run: checkFeatureCircles },
  { name: 'sizes', run: checkSizes },
  { name: 'migrations', run: checkMigrations },
  { name: 'caches', run: checkCaches },
  { name: 'faults', run: checkFaults },
  { name: 'figures', run: checkFiguresPage },
];

/** Longest first, two at a time, which is as many as a small machine runs well. */
const AT_ONCE = 2;
const waiting = [...STEPS];

async function work(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const started = performance.now();
    const { ok, output } = await step.run();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`);
    if (ok) continue;
    process.exitCode = 1;
    console.log(output.trim());
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, work));
