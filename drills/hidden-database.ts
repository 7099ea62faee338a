import { setTimeout as delay } from 'node:timers/promises';
import { openProxy, type TcpProxy } from '#server/testing/stand-ins/tcp-proxy.ts';
import type { Drill, Form } from './kit/drill.ts';
import { signUpMany } from './kit/people.ts';
import { Probe } from './kit/probe.ts';
import { hintsSince, Screen } from './kit/screen.ts';
import { type Cluster, withSite } from './kit/site.ts';
import { Traffic } from './kit/traffic.ts';
import { atLeast, atMost, inSeconds, type Outcome, within } from './kit/verdict.ts';

const BLACKHOLE_MS = { full: 10_000, short: 4000 };
const RECOVERED_MS = 5000;
const READY_MS = 2000;
const LIVE_MS = 1000;
/** LISTEN checks its connection every 15 s, waits 5 s for the answer, then reconnects. */
const HINTS_AGAIN_MS = 25_000;
/** For this long, hints that were sent before may still arrive. */
const UNDER_WAY_MS = 500;

/**
 * The network drops everything between the processes and the database; then the database
 * forgets the open connections.
 */
async function run(cluster: Cluster, form: Form): Promise<Outcome> {
  let proxy: TcpProxy | undefined;
  const way = async (url: string) => {
    proxy = await openProxy({ connectionString: url });
    return proxy.connection.connectionString ?? '';
  };
  try {
    return await withSite(cluster, { way }, async (site) => {
      const people = await signUpMany(site, 6);
      const [first] = people;
      const screens = first ? site.balancer.processes.map(({ origin }) => new Screen(origin, first)) : [];
      const traffic = new Traffic(site, { people, visitors: 14, readers: 6, pauseMs: 100 });
      const probe = new Probe(site.balancer.processes.map(({ origin }) => origin));
      await traffic.recovery(performance.now());

      proxy?.set('blackhole');
      await delay(BLACKHOLE_MS[form]);
      proxy?.set('pass');
      const afterBlackhole = await traffic.recovery(performance.now());

      proxy?.set('half-open');
      const forgotten = performance.now();
      const afterHalfOpen = await traffic.recovery(forgotten);
      const hints = form === 'full' ? await hintsSince(screens, forgotten, UNDER_WAY_MS) : undefined;

      for (const screen of screens) screen.leave();
      const health = await probe.stop();
      const figures = await traffic.stop();
      const lost = await traffic.ledger.findLost(site.db);
      return {
        done: `blackhole of ${inSeconds(BLACKHOLE_MS[form])}, then half-open connections`,
        figures,
        recoveryMs: Math.max(afterBlackhole, afterHalfOpen),
        acknowledged: traffic.ledger.acknowledged,
        lost: lost.length,
        checks: [
          within('recovery after the blackhole', afterBlackhole, RECOVERED_MS),
          within('recovery from half-open', afterHalfOpen, RECOVERED_MS),
          ...(hints === undefined
            ? []
            : [within('live updates at both processes after half-open', hints, HINTS_AGAIN_MS)]),
          within('/readyz answered', health.longestReadyMs, READY_MS),
          within('/livez answered', health.longestLiveMs, LIVE_MS),
          atMost('/livez not well', health.notAlive, 0),
          atMost('lost writes', lost.length, 0),
          atLeast('failed requests', figures.failed, 1),
          atLeast('acknowledged writes', traffic.ledger.acknowledged, 100),
        ],
      };
    });
  } finally {
    await proxy?.close();
  }
}

export const hiddenDatabase: Drill = { name: 'blackhole and half-open', run };
