import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createRecruiter } from '#server/testing/factories/accounts.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';
import { isShared } from './ids.queries.ts';

/** Five skills need three bits. */
const OWN = ['Go', 'Kafka', 'Redis', 'Python', 'Rust'];
const OTHERS = ['Figma', 'Excel', 'Welding', 'Sanskrit', 'Soldering', 'Cooking'];

const server = ownServer();
/** For each title, the share of its skills that are among the candidate's. */
const shares = new Map<string, number>();

beforeAll(async () => {
  const recruiter = await createRecruiter(server.db);
  const add = async (title: string, names: readonly string[], own: number) => {
    const requiredSkills = names.map((skillName) => ({ skillName, minYears: 1, minLevel: 1 }));
    const { id } = await createJob(server.db, recruiter, { title, requiredSkills });
    shares.set(title, own / names.length);
    return id;
  };
  // Created directly, because a job without skills cannot be published any more.
  const bare = await add('asks for nothing', ['Figma'], 1);
  await server.db.deleteFrom('jobSkills').where('jobId', '=', bare).execute();
  for (const asked of [1, 3, 4, 6]) {
    await add(`none of ${asked}`, OTHERS.slice(0, asked), 0);
    for (const name of OWN) await add(`${name} of ${asked}`, [name, ...OTHERS.slice(0, asked - 1)], 1);
  }
  for (const asked of [4, 6])
    for (const [at, one] of OWN.entries())
      for (const other of OWN.slice(at + 1))
        await add(`${one}, ${other} of ${asked}`, [one, other, ...OTHERS.slice(0, asked - 2)], 2);
});

async function found(names: readonly string[], share: number): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title from job_index b where ${isShared(names, share)}`.execute(server.db);
  return rows.map(({ title }) => title);
}

const having = (isWanted: (share: number) => boolean) =>
  [...shares].filter(([, share]) => isWanted(share)).map(([title]) => title);

test('a small share finds every job that asks for one of the skills, or for none', async () => {
  for (const share of [0.05, 0.25])
    expect((await found(OWN, share)).sort()).toEqual(having((had) => had > 0).sort());
});

test('a larger share excludes jobs that ask for four or more and have one of them', async () => {
  expect((await found(OWN, 0.26)).sort()).toEqual(having((had) => had > 0.25).sort());
});

test('a single skill finds jobs with few skills that include it', async () => {
  const titles = ['Kafka of 1', 'Kafka of 3', 'asks for nothing'];
  expect((await found(['Kafka'], 0.3)).sort()).toEqual(titles);
});
