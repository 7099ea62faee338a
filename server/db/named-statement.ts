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

/** Turns a marked SQL text into a named prepared statement; Kysely itself can only send unnamed ones. */
export class NamingClient extends pg.Client {
  // The signature of pg's query has eleven overloads, of which only (text, values) concerns this class.
  override query = ((query: unknown, values?: unknown, ...rest: unknown[]) => {
    const name = typeof query === 'string' ? MARK.exec(query)?.[1] : undefined;
    const config = name === undefined ? query : { name, text: query };
    return super.query(config as string, values as unknown[], ...(rest as []));
  }) as pg.Client['query'];
}
