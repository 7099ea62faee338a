import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Bounds {
  /** For one turn, from its start and not from when it began to wait. */
  timeoutMs: number;
  /** Of the whole process; Node takes 80 of them, and the heap may have half. */
  maxMemoryMb: number;
}

export type Answer = ({ isDone: true; output: unknown } | { isDone: false; error: unknown }) & {
  /** So much memory is taken that the next piece of work would have too little. */
  isSpent: boolean;
};

type Reason = 'took too long' | 'took too much memory' | 'ended early';

/** The work did not come to an end of its own: its process was ended, or broke down. */
export class WorkStopped extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(`The work ${reason}`);
    this.name = 'WorkStopped';
    this.reason = reason;
  }
}

const ROOT = new URL('../../../', import.meta.url);
/** What is read are modules and their assets, never files that people sent or the secret of the server. */
const READABLE = ['contract', 'server', 'node_modules', 'package.json'].flatMap((name) => {
  const path = fileURLToPath(new URL(name, ROOT));
  // Where the packages are a link, they are read from behind it.
  return [...new Set([path, realpathSync(path)])];
});

/** A process that does one piece of work after the other. */
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
        // Garbage is collected sooner: measured at the longest PDF, 155 MB in place of 330, and no slower.
        '--max-semi-space-size=4',
        '--permission',
        '--allow-worker',
        ...READABLE.map((path) => `--allow-fs-read=${path}`),
      ],
      // It judges what strangers wrote, and needs no secret for that.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Without a listener it would end the server; whoever waits is told by `run`.
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

  /** An idle process does not keep a server from ending. */
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

/** A full heap aborts; too much beside it is killed by its own watch or by the system. */
function reasonOf(signal: NodeJS.Signals | null): Reason {
  return signal === 'SIGABRT' || signal === 'SIGKILL' ? 'took too much memory' : 'ended early';
}
