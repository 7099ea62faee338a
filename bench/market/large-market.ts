import { fillScale, type Scale } from '#server/db/demo/scale/scale.ts';
import { openDatabase } from '#server/db/open.ts';
import { loadEnv } from '#server/env.ts';
import { withOutsidePostgres } from '../../scripts/lib/outside-postgres.mjs';
import { ownFolder } from '../kit/own-folder.ts';
import type { Figure } from '../report/figures.ts';

const CANDIDATES = Number(process.env.BENCH_CANDIDATES ?? 100_000);
/** Settings for a dedicated machine: the defaults assume that the machine has other work. */
const SETTINGS = '-c fsync=off -c shared_buffers=1GB -c work_mem=16MB -c max_wal_size=4GB';

/** Time limit for a server that starts on it. */
export const FILL_LIMIT_MS = 30 * 60_000;

type Size = Omit<Scale, 'tell'>;

async function fill(url: string, folder: string, size: Size): Promise<void> {
  const env = loadEnv({ ...process.env, DATABASE_URL: url, DATA_DIR: folder });
  const database = await openDatabase(env);
  await fillScale(database, env, { ...size, tell: console.log }).finally(database.close);
}

/**
 * Measures on a large market, created for it; BENCH_DATABASE_URL names a database that demo:scale has filled.
 */
export async function onLargeMarket(
  title: string,
  measureOn: (url: string, folder: string) => Promise<Figure[]>,
  size: Size = { candidates: CANDIDATES, peopleAlone: false },
): Promise<Figure[]> {
  await using folder = await ownFolder();
  const given = process.env.BENCH_DATABASE_URL;
  console.log(`${title}: ${given ? 'a database of its own' : `${size.candidates} candidates`}`);
  if (given) return await measureOn(given, folder.path);
  const fillAndMeasure = async (url: string) => {
    await fill(url, folder.path, size);
    return measureOn(url, folder.path);
  };
  return await withOutsidePostgres(fillAndMeasure, { settings: SETTINGS });
}
