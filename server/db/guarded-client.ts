import { sql } from 'kysely';
import pg from 'pg';

const MARK = /^(?:\w+ +)?\/\*@(\w+)\*\//;

// Marks a query of a hot path, so that each connection parses and plans it once instead of at every call:
//   db.selectFrom('sessions').modifyFront(named('find_session'))…   or   sql`/*@find_session*/ select …`
// A name stands for one SQL text: do not use it for queries that vary with their input (`in` lists, optional
// filters). The driver throws if a name is used with another text.
export function named(name: string) {
  return sql.raw(`/*@${name}*/`);
}

type Callback = (...answer: unknown[]) => void;

/**
 * A connection that sends a marked SQL text as a named prepared statement (Kysely itself can only send
 * unnamed ones), and that is closed if an answer takes longer than `stallMs`: the server's own timeouts do
 * not arrive over a network that drops all packets.
 */
export class GuardedClient extends pg.Client {
  /** Called before the connection is closed. */
  onStall = () => {};
  private readonly stallMs: number;

  constructor(config: pg.ClientConfig & { stallMs?: number } = {}) {
    super(config);
    this.stallMs = config.stallMs ?? 0;
  }

  /** Destroys the socket without a goodbye message, because the other side may be unreachable. */
  abandon(): void {
    this.connection.stream.destroy(new Error('The database connection does not answer'));
  }

  // pg's query has eleven overloads; only (text, values) can have a mark.
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
