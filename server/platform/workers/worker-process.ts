import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Bounds {
  /** For one job, from its start, without its time in the queue. */
  timeoutMs: number;
  /** For the whole process; Node takes 80 MB of it, and the heap may use half. */
  maxMemoryMb: number;
}

export type Answer = ({ isDone: true; output: unknown } | { isDone: false; error: unknown }) & {
  /** It retains so much memory that the next job would run short. */
  isSpent: boolean;
};

type Reason = 'took too long' | 'took too much memory' | 'ended early';

/** The work did not finish: its process was killed or crashed. */
export class WorkStopped extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(`The work ${reason}`);
    this.name = 'WorkStopped';
    this.reason = reason;
  }
}

const ROOT = new URL('../../../', import.meta.url);
/** Modules and their assets may be read, but not uploaded files or the secret of the server. */
const READABLE = ['contract', 'server', 'node_modules', 'package.json'].flatMap((name) => {
  const path = fileURLToPath(new URL(name, ROOT));
  // If node_modules is a link, its target has to be readable too.
  return [...new Set([path, realpathSync(path)])];
});

/** A process that runs one job after another. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #timeoutMs: number;
  #stopReason: Reason | undefined;

  constructor(module: URL, { timeoutMs, maxMemoryMb }: Bounds) {
    this.#timeoutMs = timeoutMs;
    this.#child = fork(new URL('./worker-main.ts', import.meta.url), [module.href, String(maxMemoryMb)], {
      serialization: 'advanced',
      execArgv: [
        `--max-old-space-size=${Math.floor(maxMemoryMb / 2)}`,
        // Collects garbage sooner: for the longest PDF it takes 155 MB instead of 330, and no more time.
        '--max-semi-space-size=4',
        '--permission',
        '--allow-worker',
        ...READABLE.map((path) => `--allow-fs-read=${path}`),
      ],
      // It parses files of strangers and needs no secrets.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Without a listener the error would end the server; `run` reports it to the waiting caller.
    this.#child.on('error', () => {});
    this.#hold(false);
  }

  get isAlive(): boolean {
    return this.#child.connected && !this.#stopReason;
  }

  run(input: unknown): Promise<unknown> {
    const child = this.#child;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const onMessage = (answer: Answer) => {
      if (answer.isSpent) child.disconnect();
      if (answer.isDone) resolve(answer.output);
      else reject(answer.error);
    };
    const onExit = (_code: number | null, signal: NodeJS.Signals | null) =>
      reject(new WorkStopped(this.#stopReason ?? reasonOf(signal)));
    const timer = setTimeout(() => this.#stop('took too long'), this.#timeoutMs);
    child.on('message', onMessage).on('exit', onExit).on('error', reject);
    this.#hold(true);
    try {
      child.send(input as object);
    } catch (error) {
      reject(error);
    }
    return promise.finally(() => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', reject);
      this.#hold(false);
    });
  }

  #stop(reason: Reason): void {
    this.#stopReason = reason;
    this.#child.kill('SIGKILL');
  }

  /** An idle process does not keep the server running. */
  #hold(isHeld: boolean): void {
    const { channel } = this.#child;
    if (isHeld) {
      this.#child.ref();
      channel?.ref();
    } else {
      this.#child.unref();
      channel?.unref();
    }
  }
}

/**
 * A full heap aborts the process; too much memory outside the heap is killed by its watch thread or by the
 * system.
 */
function reasonOf(signal: NodeJS.Signals | null): Reason {
  return signal === 'SIGABRT' || signal === 'SIGKILL' ? 'took too much memory' : 'ended early';
}
