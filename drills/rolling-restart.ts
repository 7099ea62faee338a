import type { Drill, Form } from './kit/drill.ts';
import { signUpMany } from './kit/people.ts';
import { type Cluster, withSite } from './kit/site.ts';
import { Traffic } from './kit/traffic.ts';
import { atLeast, atMost, type Outcome } from './kit/verdict.ts';

const SAVERS = 6;
const VISITORS = 14;
const READERS = 6;

/** Each process is replaced by a new one while twenty people write. */
async function run(cluster: Cluster, form: Form): Promise<Outcome> {
  // The full form uses the default drain time of production.
  const env: Record<string, string> = form === 'full' ? { DRAIN_SECONDS: '' } : { DRAIN_SECONDS: '1' };
  return withSite(cluster, { env }, async (site) => {
    const people = await signUpMany(site, SAVERS);
    const traffic = new Traffic(site, { people, visitors: VISITORS, readers: READERS, pauseMs: 50 });
    const old = [...site.balancer.processes];
    for (const process of old) {
      site.balancer.add(await site.start());
      await process.stop();
      site.balancer.remove(process);
      await traffic.recovery(performance.now());
    }
    const figures = await traffic.stop();
    const lost = await traffic.ledger.findLost(site.db);
    const { acknowledged } = traffic.ledger;
    return {
      done: `${old.length} of ${old.length} processes replaced under ${SAVERS + VISITORS} writers`,
      figures,
      acknowledged,
      lost: lost.length,
      checks: [
        atMost('failed requests', figures.failed, 0),
        atMost('lost writes', lost.length, 0),
        atLeast('acknowledged writes', acknowledged, 200),
      ],
    };
  });
}

export const rollingRestart: Drill = { name: 'rolling restart', run };
