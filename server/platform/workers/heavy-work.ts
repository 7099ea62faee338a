import { AppError } from '#contract/core/errors.ts';
import { type Bounds, WorkerProcess } from './worker-process.ts';

interface Options extends Bounds {
  /** The maximum number of waiting jobs; the next is refused. */
  waiting: number;
  /** How many jobs run at once, each in its own process. */
  processes?: number;
}

/** Seconds after which most waiting jobs should have started. */
const RETRY_AFTER = 5;

// biome-ignore lint/suspicious/noExplicitAny: any work is meant; the class takes its types from it
type Work = (input: any) => unknown;

/**
 * Runs work that would block the event loop in separate processes: `module` is the file whose default export
 * does it. Input and output are passed by structured clone. Processes start when they are first needed, are
 * reused, and end with the server.
 */
export class HeavyWork<W extends Work> {
  readonly #module: URL;
  readonly #options: Options;
  readonly #idle: WorkerProcess[] = [];
  readonly #turns: (() => void)[] = [];
  #running = 0;

  constructor(module: URL, options: Options) {
    this.#module = module;
    this.#options = options;
  }

  /**
   * Throws 503 if too many jobs wait, WorkStopped, or the error of the work itself without its own fields.
   */
  async run(input: Parameters<W>[0]): Promise<Awaited<ReturnType<W>>> {
    await this.#turn();
    try {
      const worker = this.#takeIdle() ?? new WorkerProcess(this.#module, this.#options);
      return (await worker.run(input).finally(() => this.#idle.push(worker))) as Awaited<ReturnType<W>>;
    } finally {
      this.#endTurn();
    }
  }

  /** Takes an idle process and drops those that have ended meanwhile. */
  #takeIdle(): WorkerProcess | undefined {
    let worker = this.#idle.pop();
    while (worker && !worker.isAlive) worker = this.#idle.pop();
    return worker;
  }

  async #turn(): Promise<void> {
    const { processes = 1, waiting } = this.#options;
    if (this.#running < processes) {
      this.#running += 1;
      return;
    }
    if (this.#turns.length >= waiting) throw new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER });
    await new Promise<void>((resolve) => this.#turns.push(resolve));
  }

  #endTurn(): void {
    const next = this.#turns.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
