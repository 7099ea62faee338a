import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { installIfStale } from './lib/install.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'medallist-start-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs lines with the bootstrap's functions in a separate process. */
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

describe('npm start and the other commands', () => {
  it('lists the existing commands when called with an unknown one', async () => {
    const child = spawn(process.execPath, ['scripts/start.mjs', 'strat'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect(complaint).toMatch(/no command "strat".* start, dev, test, test:slow, test:outside, e2e/);
    expect(code).toBe(1);
  });

  it('end with the exit code of the program', async () => {
    expect(await exitOf(bootstrap(`process.exitCode = await run(node, ['-e', 'process.exit(7)']);`))).toBe(7);
    const killed = bootstrap(
      `process.exitCode = await run(node, ['-e', 'process.kill(process.pid, "SIGKILL")']);`,
    );
    expect(await exitOf(killed)).toBe(137);
  });

  it('pass a signal on and wait until the server has exited', async () => {
    const server = `process.on('SIGTERM', () => setTimeout(() => { console.log('closed'); process.exit(0); }, 100));
      setInterval(() => {}, 1000); console.log('ready');`;
    const child = bootstrap(`process.exitCode = await run(node, ['-e', ${JSON.stringify(server)}]);`);
    const output = text(child.stdout!);
    child.stdout!.once('data', () => child.kill('SIGTERM'));
    expect(await exitOf(child)).toBe(0);
    expect(await output).toBe('ready\nclosed\n');
  });

  it('stop all programs of a command when one of them ends', async () => {
    const child = bootstrap(`process.exitCode = await runTogether([
      [node, ['-e', 'setInterval(() => {}, 1000)']],
      [node, ['-e', 'process.exit(3)']],
    ]);`);
    expect(await exitOf(child)).toBe(3);
  });

  it('install and build one at a time, and do not wait for a killed process', async () => {
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

/** Installs what the lock file lists, as npm would, unless it is told to stop in the middle. */
const NPM = `#!${process.execPath}
const fs = require('node:fs');
const args = process.argv.slice(2);
fs.appendFileSync('calls', args.join(' ') + '\\n');
if (args[0] === 'ci') fs.rmSync('node_modules', { recursive: true, force: true });
fs.mkdirSync('node_modules', { recursive: true });
if (fs.existsSync('break-off')) process.exit(1);
const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
const isWanted = ([place, { dev }]) => place !== '' && (!dev || args.includes('--include=dev'));
const present = { packages: Object.fromEntries(Object.entries(packages).filter(isWanted)) };
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify(present));
`;

describe('installing', () => {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(path.join(bin, 'npm'), NPM);
  chmodSync(path.join(bin, 'npm'), 0o755);
  beforeAll(() => {
    vi.stubEnv('npm_execpath', undefined);
    vi.stubEnv('PATH', `${bin}${path.delimiter}${process.env.PATH}`);
  });
  afterAll(() => vi.unstubAllEnvs());

  function project(name: string) {
    const home = path.join(folder, name);
    mkdirSync(home);
    const lock = (version: string) =>
      writeFileSync(
        path.join(home, 'package-lock.json'),
        JSON.stringify({
          packages: {
            '': {},
            'node_modules/one': { version },
            'node_modules/tool': { version: '1.0.0', dev: true },
            'node_modules/elsewhere': { version: '1.0.0', optional: true },
          },
        }),
      );
    lock('1.0.0');
    const install = (needsTools: boolean) => installIfStale({ needsTools, folder: home });
    const calls = () => readFileSync(path.join(home, 'calls'), 'utf8').trim().split('\n');
    return { home, lock, install, calls };
  }

  it('leaves out tools until a command needs them, adds them to the installed packages, and keeps them', async () => {
    const { install, lock, calls } = project('whole');
    for (const needsTools of [false, false, true, true, false]) await install(needsTools);
    lock('1.0.1');
    await install(false);
    expect(calls()).toEqual([
      'ci --omit=dev --ignore-scripts=false',
      'install --no-save --include=dev --ignore-scripts=false',
      'install --no-save --include=dev --ignore-scripts=false',
    ]);
  });

  it('starts from scratch after it was interrupted', async () => {
    const { home, install, calls } = project('torn');
    await install(false);
    writeFileSync(path.join(home, 'break-off'), '');
    await expect(install(true)).rejects.toThrow('npm could not install the packages (exit code 1).');
    rmSync(path.join(home, 'break-off'));
    await install(true);
    expect(calls().slice(1)).toEqual([
      'install --no-save --include=dev --ignore-scripts=false',
      'ci --include=dev --ignore-scripts=false',
    ]);
  });
});
