import { login } from '#contract/auth/session.ts';
import { openLiveStream } from '#contract/live.ts';
import { emailOf } from '#server/db/demo/people/candidates.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people/sign-ins.ts';
import { openDatabase } from '#server/db/open.ts';
import { loadEnv } from '#server/env.ts';
import * as live from '#server/platform/live.ts';
import { Caller } from '#server/testing/caller.ts';
import { startServer } from '../e2e/servers.ts';
import { ownFolder } from './kit/own-folder.ts';
import { Screens } from './live/screens.ts';
import { type Figure, most } from './report/figures.ts';
import { residentBytes } from './report/memory.ts';
import { quantile } from './timings.ts';

/** A session may have ten screens open. */
const SCREENS_EACH = 10;
const CLIENTS = Number(process.env.BENCH_CLIENTS ?? 3000);
const PEOPLE = CLIENTS / SCREENS_EACH;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 100);
const SIGN_INS_AT_ONCE = 4;

interface Person {
  id: string;
  token: string;
}

async function signInAll(origin: string): Promise<Person[]> {
  const people: Person[] = [];
  let next = 0;
  const signIn = async () => {
    while (next < PEOPLE) {
      const email = emailOf(next++);
      const { data, message } = await new Caller(origin).call(login, {
        body: { email, password: DEMO_PASSWORD },
      });
      if (!data) throw new Error(`${email}: ${message}`);
      people.push({ id: data.user.id, token: data.accessToken });
    }
  };
  await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, signIn));
  return people;
}

/** Thousands of open screens at one process: what each costs, and how soon each is notified of a change. */
export async function run(): Promise<Figure[]> {
  await using folder = await ownFolder();
  const server = await startServer({ DATA_DIR: folder.path, DEMO_CANDIDATES: String(PEOPLE + 1) });
  const database = await openDatabase(loadEnv({ DATA_DIR: folder.path }));
  const screens = new Screens(`${server.origin}${openLiveStream.path}`);
  const pid = server.process.pid ?? 0;
  try {
    const people = await signInAll(server.origin);
    const before = await residentBytes(pid);
    for (const { id, token } of people) await screens.open(id, token, SCREENS_EACH);
    const grown = (await residentBytes(pid)) - before;
    console.log(`${screens.count} screens of ${people.length} people at one process, ${ROUNDS} rounds`);

    const one: number[] = [];
    const all: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = people[(round * 7) % people.length] as Person;
      const hear = (ids: string[]) =>
        screens.timesTo(ids, () => live.changed(database.db, ids, ['notifications']));
      one.push(...(await hear([id])));
      all.push(...(await hear(people.map((person) => person.id))));
    }
    const told = (times: number[], share: number) => quantile(times, share);
    return [
      {
        name: `${screens.count} screens, memory each`,
        unit: 'KB',
        value: grown / screens.count / 1024,
        limit: most(60),
      },
      {
        name: "one person's screens hear of a change, p95",
        unit: 'ms',
        value: told(one, 0.95),
        limit: most(50),
      },
      { name: 'all screens hear of one change, p50', unit: 'ms', value: told(all, 0.5) },
      { name: 'all screens hear of one change, p95', unit: 'ms', value: told(all, 0.95), limit: most(500) },
    ];
  } finally {
    screens.close();
    await database.close();
    await server.stop();
  }
}
