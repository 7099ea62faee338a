import { openDatabase } from '#server/db/open.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { loadEnv } from '#server/env.ts';

const env = loadEnv();
if (env.isProduction) throw new Error('demo:reset erases everything and never runs in production.');
const database = await openDatabase(env);
try {
  await database.pool.query('drop schema if exists graphile_worker, ia cascade');
  await database.pool.query('drop schema public cascade; create schema public');
  await prepareDatabase(database, env);
  console.log('The demo marketplace is new.');
} finally {
  await database.close();
}
