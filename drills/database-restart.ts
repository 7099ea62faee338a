import { countConnections, untilAlike } from './kit/connections.ts';
import type { Drill, Form } from './kit/drill.ts';
import { type Person, signUpMany } from './kit/people.ts';
import { hintsSince, Screen } from './kit/screen.ts';
import { type Cluster, nameOf, type Site, withSite } from './kit/site.ts';
import { Traffic } from './kit/traffic.ts';
import { atLeast, atMost, inSeconds, type Outcome, within } from './kit/verdict.ts';

const RESTARTS = { full: 10, short: 2 };
const RECOVERED_MS = 5000;
/**
 * LISTEN retries after 250 ms and then at growing intervals; a screen reconnects a second
 * after its stream ends.
 */
const HINTS_AGAIN_MS = 10_000;
/** Connections per process: requests, tasks and mails, LISTEN. */
const CONNECTIONS = 10 + 6 + 1;

/**
 * The database restarts, alternately in order and as if its machine had failed, while people
 * write and screens listen.
 */
async function run(cluster: Cluster, form: Form): Promise<Outcome> {
  return withSite(cluster, {}, async (site) => {
    const people = await signUpMany(site, 6);
    const screens = openScreens(site, people);
    const traffic = new Traffic(site, { people, visitors: 14, readers: 6, pauseMs: 100 });
    await hintsSince(screens, performance.now());
    const recoveries: number[] = [];
    const hints: number[] = [];
    let most = 0;
    for (let round = 0; round < RESTARTS[form]; round++) {
      await cluster.restart(round % 2 === 0 ? 'fast' : 'immediate');
      const back = performance.now();
      const hinted = hintsSince(screens, back);
      recoveries.push(await traffic.recovery(back));
      hints.push(await hinted);
      most = Math.max(most, ...(await countConnections(site.db)).values());
    }
    for (const screen of screens) screen.leave();
    const figures = await traffic.stop();
    const lost = await traffic.ledger.findLost(site.db);
    const { old, fresh } = await compareWithFresh(site);
    const recoveryMs = Math.max(...recoveries);
    return {
      done: `${RESTARTS[form]} restarts of PostgreSQL, fast and immediate in turn`,
      figures,
      recoveryMs,
      acknowledged: traffic.ledger.acknowledged,
      lost: lost.length,
      checks: [
        within(`recovery (${recoveries.map(inSeconds).join(', ')})`, recoveryMs, RECOVERED_MS),
        within('live updates at both processes again', Math.max(...hints), HINTS_AGAIN_MS),
        atMost('connections of one process under load', most, CONNECTIONS),
        atMost('connections of an old process at rest, beside a fresh one', old, fresh),
        atMost('lost writes', lost.length, 0),
        atLeast('failed requests', figures.failed, 1),
        atLeast('acknowledged writes', traffic.ledger.acknowledged, 100),
      ],
    };
  });
}

/** Two screens per process, of different people. */
function openScreens({ balancer }: Site, people: readonly Person[]): Screen[] {
  return balancer.processes.flatMap(({ origin }) =>
    people.slice(0, 2).map((person) => new Screen(origin, person)),
  );
}

async function compareWithFresh(site: Site): Promise<{ old: number; fresh: number }> {
  const process = await site.start();
  // The balancer probes it like the others, which opens a connection.
  site.balancer.add(process);
  const fresh = nameOf(process);
  const counts = await untilAlike(site.db);
  const { [fresh]: ofFresh = 0, ...ofOld } = Object.fromEntries(counts);
  return { old: Math.max(...Object.values(ofOld)), fresh: ofFresh };
}

export const databaseRestart: Drill = { name: 'database restart', run };
