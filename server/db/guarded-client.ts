import { sql } from 'kysely';
import pg from 'pg';

const MARK = /^(?:\w+ +)?\/\*@(\w+)\*\//;

// Marks a query of a hot path, so that each connection parses and plans it once and not at every call:
//   db.selectFrom('sessions').modifyFront(named('find_session'))…   or   sql`/*@find_session*/ select …`
// The name stands for one SQL text: not for queries that grow with their input (`in` lists, optional filters).
// The driver throws when a name comes back with another text.
export function named(name: string) {
  return sql.raw(`/*@${name}*/`);
}

type Callback = (...answer: unknown[]) => void;

/**
 * A connection that turns a marked SQL text into a named prepared statement (Kysely itself can only send unnamed
 * ones), and that is given up when an answer takes longer than `stallMs`: the server's own timeouts cannot be
 * heard over a network that swallows everything.
 */
export class GuardedClient extends pg.Client {
  /** Called before the connection is given up. */
  onStall = () => {};
  private readonly stallMs: number;

  constructor(config: pg.ClientConfig & { stallMs?: number } = {}) {
    super(config);
    this.stallMs = config.stallMs ?? 0;
  }

  /** Ends the connection without a word to the other side, which may not be there. */
  abandon(): void {
    this.connection.stream.destroy(new Error('The database connection does not answer'));
  }

  // The signature of pg's query has eleven overloads, of which only (text, values) concerns the marks.
  override query = ((query: unknown, ...rest: unknown[]) => {
    const name = typeof query === 'string' ? MARK.exec(query)?.[1] : undefined;
    const config = name === undefined ? query : { name, text: query };
    const done = this.watch();
    const heard = rest.map((each) => (typeof each === 'function' ? after(done, each as Callback) : each));
    const result: unknown = super.query(config as string, ...(heard as []));
    if (result instanceof Promise) result.then(done, done);
    return result;
  }) as pg.Client['query'];

  private watch(): () => void {
    if (this.stallMs === 0) return () => {};
    const timer = setTimeout(() => {
      this.onStall();
      this.abandon();
    }, this.stallMs);
    return () => clearTimeout(timer);
  }
}

function after(done: () => void, callback: Callback): Callback {
  return (...answer) => {
    done();
    callback(...answer);
  };
}
