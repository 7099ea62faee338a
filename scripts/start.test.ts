import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'medallist-start-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs lines with the bootstrap's pieces at hand, as its own process. */
function bootstrap(lines: string, output: number | 'pipe' = 'pipe') {
  const script = `
    import { run, runTogether } from './scripts/lib/run.mjs';
    import { oneAtATime } from './scripts/lib/one-at-a-time.mjs';
    const node = process.execPath;
    ${lines}`;
  const env = { ...process.env, npm_lifecycle_event: undefined };
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', output, 'inherit'],
    env,
  });
}

async function exitOf(child: ReturnType<typeof bootstrap>) {
  const [code] = await once(child, 'close');
  return code;
}

describe('npm start and its sisters', () => {
  it('names the commands there are when asked for another', async () => {
    const child = spawn(process.execPath, ['scripts/start.mjs', 'strat'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect(complaint).toMatch(/no command "strat".* start, dev, test, test:outside, e2e/);
    expect(code).toBe(1);
  });

  it('end with the exit code of what they ran', async () => {
    expect(await exitOf(bootstrap(`process.exitCode = await run(node, ['-e', 'process.exit(7)']);`))).toBe(7);
    const killed = bootstrap(
      `process.exitCode = await run(node, ['-e', 'process.kill(process.pid, "SIGKILL")']);`,
    );
    expect(await exitOf(killed)).toBe(137);
  });

  it('pass a signal on and wait until the server has obeyed it', async () => {
    const server = `process.on('SIGTERM', () => setTimeout(() => { console.log('closed'); process.exit(0); }, 100));
      setInterval(() => {}, 1000); console.log('ready');`;
    const child = bootstrap(`process.exitCode = await run(node, ['-e', ${JSON.stringify(server)}]);`);
    const output = text(child.stdout!);
    child.stdout!.once('data', () => child.kill('SIGTERM'));
    expect(await exitOf(child)).toBe(0);
    expect(await output).toBe('ready\nclosed\n');
  });

  it('stop all programs of one command when one of them ends', async () => {
    const child = bootstrap(`process.exitCode = await runTogether([
      [node, ['-e', 'setInterval(() => {}, 1000)']],
      [node, ['-e', 'process.exit(3)']],
    ]);`);
    expect(await exitOf(child)).toBe(3);
  });

  it('install and build one at a time, and wait for nobody who was killed at it', async () => {
    const killed = bootstrap(
      `await oneAtATime(() => { console.log('in'); process.kill(process.pid, 'SIGKILL'); });`,
    );
    await exitOf(killed);
    const work = `await oneAtATime(async () => {
      console.log('in');
      await new Promise((resolve) => setTimeout(resolve, 300));
      console.log('out');
    });`;
    const output = openSync(path.join(folder, 'output'), 'a');
    await Promise.all([exitOf(bootstrap(work, output)), exitOf(bootstrap(work, output))]);
    const lines = readFileSync(path.join(folder, 'output'), 'utf8')
      .split('\n')
      .filter((line) => line === 'in' || line === 'out');
    expect(lines).toEqual(['in', 'out', 'in', 'out']);
  });
});
