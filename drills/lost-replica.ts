import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { login } from '#contract/auth/session.ts';
import { WRITTEN } from '#contract/core/endpoint.ts';
import { createJob, publishJob } from '#contract/jobs/own-jobs.ts';
import { listJobs } from '#contract/jobs/public-jobs.ts';
import { Caller } from '#server/testing/caller.ts';
import { listen, type Stream } from '#server/testing/live-stream.ts';
import { type Server, startServer } from '../e2e/servers.ts';
import type { Drill, Form } from './kit/drill.ts';
import type { Cluster } from './kit/site.ts';
import { atLeast, atMost, type Outcome } from './kit/verdict.ts';

const JOBS = { full: 60, short: 15 };
/** The constant lag of the replica: a read that does not expect it misses what has just been written. */
const LATE_MS = 400;
const FIT_MS = 15_000;
const FILL_MS = 180_000;
const RECRUITER = { email: 'recruiter@medallist.test', password: 'Medallist@2026' };

interface Found {
  /** Found by the session that published it. */
  own: boolean;
  /** Found by another session of the same person, once notified of the change. */
  told: boolean;
  /** Found by somebody who wrote nothing. */
  byOthers: boolean;
}

/** Publishes jobs at one process and reads them at the other right away. */
class Publisher {
  readonly found: Found[] = [];
  failed = 0;
  private made = 0;
  private readonly writer: Caller;
  private readonly reader: Caller;
  private readonly sameReader: Caller;
  private readonly left = new AbortController();
  private readonly events: Stream;

  constructor(from: Server, at: Server, token: string) {
    this.writer = new Caller(from.origin, token);
    this.reader = new Caller(at.origin);
    this.sameReader = new Caller(at.origin, token);
    this.events = listen(this.sameReader, this.left.signal);
  }

  /** Resolves once the screen receives live updates. */
  async enter(): Promise<void> {
    await this.events.next();
  }

  leave(): void {
    this.left.abort();
  }

  async publish(count: number): Promise<Found[]> {
    const from = this.found.length;
    for (let time = 0; time < count; time++) await this.publishOne();
    return this.found.slice(from);
  }

  private async publishOne(): Promise<void> {
    this.made += 1;
    const title = `Drilled ${this.made} engineer`;
    const body = {
      title,
      description: 'Own the ledger that every payment passes through.',
      location: { city: 'Bengaluru' },
      salary: { min: 3_500_000, max: 4_500_000 },
      maxNoticePeriod: 'ONE_MONTH' as const,
      requiredSkills: [{ skillName: 'Rust', minYears: 3, minLevel: 2 }],
    };
    const job = await this.writer.call(createJob, { body });
    await this.events.next();
    const published = await this.writer.call(publishJob, { params: { id: job.data.id } });
    const written = { [WRITTEN]: published.headers.get(WRITTEN) ?? '' };
    const look = async (reader: Caller, headers: Record<string, string> = {}) => {
      const { status, data } = await reader.call(listJobs, { query: { search: title }, headers });
      if (status !== 200) this.failed += 1;
      return status === 200 && data.content.some((each) => each.title === title);
    };
    const [own, byOthers, told] = await Promise.all([
      look(this.reader, written),
      look(this.reader),
      this.events.next().then(() => look(this.sameReader)),
    ]);
    this.found.push({ own, byOthers, told });
  }
}

/**
 * Waits until somebody who wrote nothing misses a job that was just published, which proves
 * that the replica answers.
 */
async function untilUsed(publisher: Publisher): Promise<boolean> {
  const deadline = performance.now() + FIT_MS;
  while (performance.now() < deadline) {
    const [found] = await publisher.publish(1);
    if (found && !found.byOthers) return true;
    await delay(200);
  }
  return false;
}

/**
 * A replica with a constant lag serves the reads that tolerate it, is lost while people read, and comes back.
 */
async function run(cluster: Cluster, form: Form): Promise<Outcome> {
  const replica = await cluster.makeReplica(`-c recovery_min_apply_delay=${LATE_MS}`);
  const secret = randomBytes(32).toString('hex');
  const env = { DATABASE_URL: cluster.url, REPLICA_URL: replica.url, JWT_SECRET: secret };
  const servers: Server[] = [];
  try {
    for (let number = 0; number < 2; number++) servers.push(await startServer(env, FILL_MS));
    const [first, second] = servers as [Server, Server];
    const { data } = await new Caller(first.origin).call(login, { body: RECRUITER });
    const publisher = new Publisher(first, second, data.accessToken);
    await publisher.enter();
    const isUsed = await untilUsed(publisher);
    const meanwhile = publisher.publish(JOBS[form]);
    await replica.stop();
    await meanwhile;
    const without = await publisher.publish(JOBS[form]);
    await replica.start();
    const isUsedAgain = await untilUsed(publisher);
    const { found, failed } = publisher;
    const figures = {
      sent: found.length * 2,
      answered: found.length * 2 - failed,
      failed,
      longestPauseMs: 0,
    };
    return {
      done: `a replica ${LATE_MS} ms late, stopped at once and started again`,
      figures,
      acknowledged: found.length,
      lost: found.filter(({ own }) => !own).length,
      checks: [
        atLeast('times the replica was used at first', Number(isUsed), 1),
        atMost('own writes not found', found.filter(({ own }) => !own).length, 0),
        atMost('changes not found by who was told of them', found.filter(({ told }) => !told).length, 0),
        atLeast('late answers to others', found.filter(({ byOthers }) => !byOthers).length, 2),
        atMost('failed requests', failed, 0),
        atMost('late answers without it', without.filter(({ byOthers }) => !byOthers).length, 0),
        atLeast('times it was used again', Number(isUsedAgain), 1),
      ],
    };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

export const lostReplica: Drill = { name: 'lost replica', run };
