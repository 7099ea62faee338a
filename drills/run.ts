import { cpus, loadavg } from 'node:os';
import { withOutsidePostgres } from '../scripts/lib/outside-postgres.mjs';
import { databaseRestart } from './database-restart.ts';
import { fullDisk } from './full-disk.ts';
import { hiddenDatabase } from './hidden-database.ts';
import { killedProcess } from './killed-process.ts';
import type { Drill, Form } from './kit/drill.ts';
import type { Cluster } from './kit/site.ts';
import { holds, inSeconds, type Report, reasonsOf, render } from './kit/verdict.ts';
import { lostReplica } from './lost-replica.ts';
import { rollingRestart } from './rolling-restart.ts';
import { silentMail } from './silent-mail.ts';

/**
 * Each lane has its own PostgreSQL. The silent mail drill mostly waits, so it runs in parallel; killed
 * processes are also covered by a browser story, which runs on every change.
 */
const LANES: Record<Form, Drill[][]> = {
  full: [
    [rollingRestart, databaseRestart, hiddenDatabase, fullDisk, killedProcess],
    [silentMail, lostReplica],
  ],
  short: [
    [rollingRestart, databaseRestart, hiddenDatabase, fullDisk],
    [silentMail, lostReplica],
  ],
};

async function attempt(drill: Drill, cluster: Cluster, form: Form): Promise<Report> {
  const from = performance.now();
  const outcome = await drill.run(cluster, form).catch((error: Error) => error);
  const report = { drill: drill.name, outcome };
  console.log(
    `${drill.name}, after ${inSeconds(performance.now() - from)}\n${reasonsOf(report).join('\n')}\n`,
  );
  return report;
}

function runLane(drills: readonly Drill[], form: Form): Promise<Report[]> {
  // As durable as production, since acknowledged writes must survive the server.
  const settings = '-c fsync=on';
  return withOutsidePostgres(
    async (url, restart, makeReplica) => {
      const reports: Report[] = [];
      for (const drill of drills) reports.push(await attempt(drill, { url, restart, makeReplica }, form));
      return reports;
    },
    { settings },
  );
}

const words = process.argv.slice(2);
const form: Form = words.includes('--short') ? 'short' : 'full';
const wanted = words.filter((word) => !word.startsWith('--'));
const lanes = LANES[form]
  .map((drills) =>
    drills.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word))),
  )
  .filter((drills) => drills.length > 0);
if (lanes.length === 0) {
  const names = LANES[form].flat().map(({ name }) => name);
  throw new Error(`There is no drill "${wanted.join(' ')}". They are: ${names.join(', ')}.`);
}
const from = performance.now();
const reports = (await Promise.all(lanes.map((drills) => runLane(drills, form)))).flat();
console.log(`\n${render(reports)}\n`);
const load = loadavg().map((value) => value.toFixed(1));
console.log(
  `${form} form in ${inSeconds(performance.now() - from)}; ${cpus().length} cores, load average ${load.join(', ')}`,
);
if (!reports.every(holds)) process.exitCode = 1;
