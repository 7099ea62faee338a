import pg from 'pg';
import { Moment } from '#server/db/demo/moment.ts';
import { toIndexRow } from '#server/features/candidates/index-row/candidate-index.service.ts';
import { CopyIn, copyLine } from './copy.ts';
import { makePerson } from './person.ts';
import { TABLES, type Written } from './tables.ts';
import { WordReader } from './words.ts';

/** Rows per write: enough to be worth a message, few enough to hold in memory. */
const PORTION = 1000;

export interface Share {
  connection: pg.ClientConfig;
  /** People with numbers from `from` up to, not including, `to`. */
  from: number;
  to: number;
  /** Total number. */
  count: number;
  now: number;
  passwordHash: string;
  terms: ReadonlyMap<string, number>;
}

/** Writes a share of the people, each table over its own connection. */
export async function writePeople(share: Share): Promise<void> {
  const clients: pg.Client[] = [];
  const connect = async () => {
    const client = new pg.Client(share.connection);
    clients.push(client);
    await client.connect();
    return client;
  };
  try {
    const reader = new WordReader(await connect());
    const copies: CopyIn[] = [];
    for (const { name, columns } of TABLES) {
      const client = await connect();
      // Skips foreign-key checks: this code also writes the referenced rows, and checking each one would take
      // most of the time.
      await client.query('set session_replication_role = replica');
      copies.push(await CopyIn.open(client, name, columns));
    }
    for (let start = share.from; start < share.to; start += PORTION) {
      const people = await makePortion(share, reader, start);
      const portions = TABLES.map(({ rowsOf }) => people.flatMap(rowsOf).map(copyLine).join(''));
      await Promise.all(copies.map((copy, at) => copy.write(portions[at] ?? '')));
    }
    await Promise.all(copies.map((copy) => copy.end()));
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function makePortion(share: Share, reader: WordReader, start: number): Promise<Written[]> {
  const { to, count, now, passwordHash, terms } = share;
  const moment = new Moment(new Date(now));
  const people = Array.from({ length: Math.min(PORTION, to - start) }, (_, at) => {
    const source = makePerson(start + at, moment, count);
    return { source, index: toIndexRow(source, terms), passwordHash };
  });
  await reader.learn(people.flatMap(({ index: { person, skills, places } }) => [person, skills, places]));
  return people.map((made) => {
    const { person, skills, places } = made.index;
    return { ...made, words: reader.vectorOf([person, skills, places]) };
  });
}
