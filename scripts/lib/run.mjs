import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 250;

/**
 * Runs a program and resolves to its exit code (128 + n after signal n, as shells do). Signals to this
 * process are passed on, and it waits for the program to exit. `env` adds variables; undefined removes one.
 */
export function run(program, args, env = {}, options = {}, onStart = () => {}) {
  const child = spawn(program, args, { stdio: 'inherit', ...options, env: environment(env) });
  onStart(child);
  const forward = (signal) => {
    // Ctrl-C in a terminal reaches every process of the group: passing it on would send it twice.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  const watch = watchNpm(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearInterval(watch);
      for (const each of SIGNALS) process.off(each, forward);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** Runs a program whose output only matters if it fails: then it becomes the error. */
export async function runQuietly(program, args, env) {
  const output = [];
  const collect = (child) => {
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  };
  const code = await run(program, args, env, { stdio: ['ignore', 'pipe', 'pipe'] }, collect);
  if (code !== 0) throw new Error(`${Buffer.concat(output)}\n${args.join(' ')} failed (exit code ${code}).`);
}

/**
 * Runs programs in parallel. When one ends, the others are stopped; resolves to the exit code of the first.
 */
export async function runTogether(programs) {
  const ending = new AbortController();
  const codes = programs.map(([program, args, env]) => {
    const stopped = { signal: ending.signal, killSignal: 'SIGTERM' };
    return run(program, args, env, stopped).catch((error) => {
      if (error.name !== 'AbortError') throw error;
    });
  });
  const code = await Promise.race(codes);
  ending.abort();
  await Promise.all(codes);
  return code;
}

/** npm passes signals only to the shell that runs a script, which exits without passing them on. */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) onGone();
  }, PARENT_CHECK_MS).unref();
}

/**
 * The project's Node and tools come first on the PATH of every child process. Compiled code is cached: the
 * server starts in a quarter less time, and every test file loads it.
 */
function environment(changes) {
  const PATH = [path.resolve('node_modules/.bin'), process.env.PATH].filter(Boolean).join(path.delimiter);
  const NODE_COMPILE_CACHE = path.resolve('node_modules/.cache/node');
  const env = { NODE_COMPILE_CACHE, ...process.env, PATH, ...changes };
  for (const [key, value] of Object.entries(env)) if (value === undefined) delete env[key];
  return env;
}
