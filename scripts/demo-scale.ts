import { fillScale } from '#server/db/demo/scale/scale.ts';
import { openDatabase } from '#server/db/open.ts';
import { loadEnv } from '#server/env.ts';

const USAGE = 'DATABASE_URL=postgres://… npm run demo:scale -- <candidates> [--people]';

const [count = '', ...options] = process.argv.slice(2);
const candidates = Number(count);
const isUnderstood =
  Number.isInteger(candidates) && candidates > 0 && options.every((one) => one === '--people');
if (!isUnderstood) throw new Error(`Usage: ${USAGE}`);
// Never the embedded database, which contains the demo.
if (!process.env.DATABASE_URL) throw new Error(`Name an empty database of its own: ${USAGE}`);
const env = loadEnv({ DATA_DIR: 'data/scale', ...process.env });
if (env.isProduction) throw new Error('demo:scale is for measurements and never runs in production.');
const database = await openDatabase(env);
try {
  await fillScale(database, env, {
    candidates,
    peopleAlone: options.includes('--people'),
    tell: console.log,
  });
} finally {
  await database.close();
}
