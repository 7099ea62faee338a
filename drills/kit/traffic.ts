import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { getCompleteProfile } from '#contract/candidates/profile.ts';
import { listJobs } from '#contract/jobs/public-jobs.ts';
import { sendQuickMessage } from '#contract/quick-messages.ts';
import { Caller } from '#server/testing/caller.ts';
import { type Exchange, type Figures, figuresOf, recoveryAfter } from './exchanges.ts';
import { Ledger } from './ledger.ts';
import { fromAnotherAddress, type Person, saveHeadline } from './people.ts';
import type { Site } from './site.ts';

/** Timeout of the clients. */
const ANSWER_TIMEOUT_MS = 20_000;
const LOOK_MS = 50;
/** A fault is over after this long without a failure. */
const CALM_MS = 1500;
const GIVE_UP_MS = 45_000;

interface Crowd {
  /** Candidates who save their profile; each saves again as soon as the last save is answered. */
  people: Person[];
  /** Visitors who write to the support mailbox. */
  visitors: number;
  /** People and visitors who only read. */
  readers: number;
  /** Pause between an answer and the next request. */
  pauseMs: number;
}

/** A repeated action of a client; an answer other than the expected one counts as a failure. */
interface Client {
  token?: string;
  act(caller: Caller): Promise<{ status: number }>;
}

/** Clients that use the site until they are stopped, with the outcome of each request. */
export class Traffic {
  readonly ledger = new Ledger();
  private readonly exchanges: Exchange[] = [];
  private readonly waiting = new Set<number>();
  private readonly clients: Promise<void>[];
  private isRunning = true;
  private readonly site: Site;

  constructor(site: Site, { people, visitors, readers, pauseMs }: Crowd) {
    this.site = site;
    const clients = [
      ...people.map((person) => this.saver(person)),
      ...Array.from({ length: visitors }, () => this.visitor()),
      ...Array.from({ length: readers }, (_, at) => reader(at, people)),
    ];
    this.clients = clients.map((client, at) => this.keepAsking(at, client, pauseMs));
  }

  /**
   * Waits until all clients succeed again after a fault that ended at `faultEnd`, and returns how long that
   * took; Infinity if it never happens.
   */
  async recovery(faultEnd: number): Promise<number> {
    const deadline = faultEnd + GIVE_UP_MS;
    while (performance.now() < deadline) {
      await delay(LOOK_MS);
      if (this.isCalmSince(faultEnd)) return recoveryAfter(this.exchanges, faultEnd);
    }
    return Number.POSITIVE_INFINITY;
  }

  async stop(): Promise<Figures> {
    this.isRunning = false;
    await Promise.all(this.clients);
    return figuresOf(this.exchanges);
  }

  private async keepAsking(at: number, client: Client, pauseMs: number): Promise<void> {
    while (this.isRunning) {
      await this.ask(at, client);
      await delay(pauseMs);
    }
  }

  private async ask(client: number, { token, act }: Client): Promise<void> {
    const sentAt = performance.now();
    this.waiting.add(sentAt);
    const caller = new Caller(this.site.balancer.next().origin, token);
    const answered = new AbortController();
    const isWell = await Promise.race([
      act(caller).then(
        ({ status }) => status < 300,
        () => false,
      ),
      delay(ANSWER_TIMEOUT_MS, false, { signal: answered.signal }).catch(() => false),
    ]);
    answered.abort();
    this.waiting.delete(sentAt);
    this.exchanges.push({ client, sentAt, endedAt: performance.now(), isWell });
  }

  private saver(person: Person): Client {
    return {
      token: person.token,
      act: async (caller) => {
        const headline = `Headline ${randomUUID()}`;
        this.ledger.tryHeadline(person.email, headline);
        const answer = await saveHeadline(caller, person, headline);
        if (answer.status === 200) this.ledger.keepHeadline(person.email, headline);
        return answer;
      },
    };
  }

  private visitor(): Client {
    return {
      act: async (caller) => {
        const message = `Message ${randomUUID()}`;
        const body = { senderName: 'Visitor', senderEmail: 'visitor@people.test', message };
        const answer = await caller.call(sendQuickMessage, { body, headers: fromAnotherAddress() });
        if (answer.status === 201) this.ledger.keepMessage(message);
        return answer;
      },
    };
  }

  private isCalmSince(time: number): boolean {
    const quiet = performance.now() - CALM_MS;
    if (quiet < time || [...this.waiting].some((sentAt) => sentAt < quiet)) return false;
    const recent = this.exchanges.filter(({ endedAt }) => endedAt > quiet);
    return recent.length > 0 && recent.every(({ isWell }) => isWell);
  }
}

/** Readers alternate between the start page, the jobs and their own profile. */
function reader(at: number, people: Person[]): Client {
  const headers = fromAnotherAddress();
  const token = people[at % people.length]?.token;
  if (at % 3 === 0) return { act: (caller) => whole(caller.fetch('/', { headers })) };
  if (at % 3 === 1) return { act: (caller) => caller.call(listJobs, { headers }) };
  return { token, act: (caller) => caller.call(getCompleteProfile, { headers }) };
}

/** Waits for the body too. */
async function whole(fetching: Promise<Response>): Promise<Response> {
  const answer = await fetching;
  await answer.text();
  return answer;
}
