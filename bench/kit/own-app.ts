import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { loadEnv } from '#server/env.ts';
import { openLive } from '#server/platform/live-channel.ts';

/** The API in this process, where its database statements can be recorded. */
export async function openApp(given: Record<string, string>): Promise<FastifyInstance & AsyncDisposable> {
  const env = loadEnv({ ...process.env, ...given });
  const database = await openDatabase(env);
  const live = await openLive(database.connection, console.warn);
  const { db, pool } = database;
  const app = await createApp({ env, db, pool, live, webFolder: path.resolve('build/client') });
  return Object.assign(app, {
    async [Symbol.asyncDispose]() {
      await app.close();
      await live.close();
      await database.close();
    },
  });
}
