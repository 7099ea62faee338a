import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { checkSizes } from './check-sizes.ts';

const BIN = path.resolve('node_modules/.bin');
/** The tools start with `env node`: this makes it the project's Node, whatever the system's is. */
const env = { ...process.env, PATH: `${BIN}${path.delimiter}${process.env.PATH}` };

interface Step {
  name: string;
  run: () => { ok: boolean; output: string };
}

function command(program: string, ...args: string[]): Step['run'] {
  return () => {
    const { status, stdout, stderr, error } = spawnSync(path.join(BIN, program), args, {
      env,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    return { ok: status === 0, output: `${stdout}${stderr}${error ?? ''}` };
  };
}

/** dependency-cruiser passes when it can read nothing, so the number of modules it read is checked too. */
function imports(): { ok: boolean; output: string } {
  const folders = ['contract', 'server', 'web', 'scripts', 'bench', 'e2e'];
  const { ok, output } = command('depcruise', '--config', '.dependency-cruiser.mjs', ...folders)();
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
  return modules > 100
    ? { ok, output }
    : { ok: false, output: `${output}\nOnly ${modules} modules were read.` };
}

const STEPS: Step[] = [
  { name: 'types', run: command('tsc', '--noEmit') },
  { name: 'style', run: command('biome', 'check', '--error-on-warnings', '.') },
  { name: 'imports', run: imports },
  { name: 'unused', run: command('knip') },
  { name: 'sizes', run: checkSizes },
];

let failures = 0;
for (const { name, run } of STEPS) {
  const started = performance.now();
  const { ok, output } = run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (!ok) {
    failures += 1;
    console.log(output.trim());
  }
}
process.exitCode = failures > 0 ? 1 : 0;
