import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Far more than a start takes: only a server that hangs is given up. */
const START_MS = 300_000;

export interface Server {
  origin: string;
  process: ChildProcess;
  stop(): Promise<void>;
  /** Kills it without a chance to clean up. */
  kill(): Promise<void>;
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

async function untilReady(origin: string, child: ChildProcess, limitMs: number): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server did not answer within ${limitMs} ms`);
}

/** Starts a server process on a free port, with its own folder unless `env` names one. */
export async function startServer(
  env: Record<string, string> = {},
  limitMs = START_MS,
  script: readonly string[] = ['server/main.ts'],
): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'medallist-e2e-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, script, {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: folder,
      PORT: String(port),
      APP_ORIGIN: origin,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  await untilReady(origin, child, limitMs).catch(async (error: Error) => {
    await end('SIGKILL');
    throw error;
  });
  return {
    origin,
    process: child,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
