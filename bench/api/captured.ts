import path from 'node:path';
import pg from 'pg';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { loadEnv } from '#server/env.ts';
import { openLive } from '#server/platform/live-channel.ts';

export interface Answered {
  /** What it asks of the database, as it is asked. */
  statements: { text: string; name?: string; values: unknown[] }[];
  body: unknown;
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** What the API says to each address, and what it asks of the database for that. */
export async function capture(
  env: Record<string, string>,
  paths: readonly string[],
  token: string,
): Promise<Record<string, Answered>> {
  const loaded = loadEnv({ ...process.env, ...env });
  const database = await openDatabase(loaded);
  const live = await openLive(database.connection, console.warn);
  const { db, pool } = database;
  const app = await createApp({ env: loaded, db, pool, live, webFolder: path.resolve('build/client') });
  const original = pg.Client.prototype.query as Query;
  let asked: Answered['statements'] = [];
  const noting: Query = function (...args) {
    const [first, values] = args as [string | { text: string; name?: string }, unknown];
    const statement = typeof first === 'string' ? { text: first } : first;
    asked.push({ ...statement, values: Array.isArray(values) ? values : [] });
    return original.apply(this, args);
  };
  pg.Client.prototype.query = noting as never;
  try {
    const answers: Record<string, Answered> = {};
    for (const url of paths) {
      asked = [];
      const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}`);
      answers[url] = { statements: asked, body: answer.json() };
    }
    return answers;
  } finally {
    pg.Client.prototype.query = original as never;
    await app.close();
    await live.close();
    await database.close();
  }
}
