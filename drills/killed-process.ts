import type { Drill } from './kit/drill.ts';
import { signUpMany } from './kit/people.ts';
import { type Cluster, withSite } from './kit/site.ts';
import { Traffic } from './kit/traffic.ts';
import { atLeast, atMost, type Outcome, within } from './kit/verdict.ts';

const KILLS = 6;

/** Processes are killed one after the other, without a chance to clean up, while people write. */
async function run(cluster: Cluster): Promise<Outcome> {
  return withSite(cluster, {}, async (site) => {
    const people = await signUpMany(site, 6);
    const traffic = new Traffic(site, { people, visitors: 14, readers: 6, pauseMs: 50 });
    const recoveries: number[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const [oldest] = site.balancer.processes;
      const killedAt = performance.now();
      await oldest?.kill();
      recoveries.push(await traffic.recovery(killedAt));
      if (oldest) site.balancer.remove(oldest);
      site.balancer.add(await site.start());
    }
    const figures = await traffic.stop();
    const lost = await traffic.ledger.findLost(site.db);
    const recoveryMs = Math.max(...recoveries);
    return {
      done: `${KILLS} processes killed (SIGKILL) under 20 writers`,
      figures,
      recoveryMs,
      acknowledged: traffic.ledger.acknowledged,
      lost: lost.length,
      checks: [
        within('recovery', recoveryMs, 2000),
        within('longest pause of a client', figures.longestPauseMs, 5000),
        atMost('lost writes', lost.length, 0),
        atLeast('acknowledged writes', traffic.ledger.acknowledged, 200),
      ],
    };
  });
}

export const killedProcess: Drill = { name: 'killed process', run };
