import { AppError } from '#contract/core/errors.ts';
import { type Bounds, WorkerProcess } from './worker-process.ts';

interface Options extends Bounds {
  /** How many may wait for their turn; the next is refused. */
  waiting: number;
  /** How many run at once, each in a process of its own. */
  processes?: number;
}

/** By then, in seconds, most of those that wait have had their turn. */
const RETRY_AFTER = 5;

// biome-ignore lint/suspicious/noExplicitAny: any work is meant; the class takes its types from it
type Work = (input: any) => unknown;

/**
 * Work that would keep requests waiting, done by processes of its own: `module` is the file whose default export
 * does it. Input and output are what a structured clone can carry. Processes start when they are first needed, stay
 * for the next turn, and end with the server.
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

  /** Throws 503 where too many wait already, WorkStopped, or the error of the work itself without its own fields. */
  async run(input: Parameters<W>[0]): Promise<Awaited<ReturnType<W>>> {
    await this.#turn();
    try {
      const worker = this.#takeIdle() ?? new WorkerProcess(this.#module, this.#options);
      return (await worker.run(input).finally(() => this.#idle.push(worker))) as Awaited<ReturnType<W>>;
    } finally {
      this.#endTurn();
    }
  }

  /** What ended meanwhile, whether of itself or because it had to, is replaced. */
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
