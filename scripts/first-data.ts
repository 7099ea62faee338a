import { existsSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '#server/db/open.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { loadEnv } from '#server/env.ts';

// Makes the embedded database where there is none, while the web is built. To any other only the server goes: it may
// serve others, and must not change before there is something to serve.
const env = loadEnv();
if (!env.DATABASE_URL && !existsSync(path.join(env.DATA_DIR, 'postgres'))) {
  const database = await openDatabase(env);
  await prepareDatabase(database, env).finally(() => database.close());
}
