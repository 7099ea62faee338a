import { existsSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '#server/db/open.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { loadEnv } from '#server/env.ts';

// Creates the embedded database if there is none, while the web is being built. Only the server connects to
// any other database: other servers may use it, and it must not be migrated before this one is ready.
const env = loadEnv();
if (!env.DATABASE_URL && !existsSync(path.join(env.DATA_DIR, 'postgres'))) {
  const database = await openDatabase(env);
  await prepareDatabase(database, env).finally(() => database.close());
}
