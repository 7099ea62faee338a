import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { requestPasswordReset } from '#contract/auth/recovery.ts';
import { login } from '#contract/auth/session.ts';
import { emailOf } from '#server/db/demo/people/candidates.ts';
import { Caller } from '#server/testing/caller.ts';
import { startServer } from '../e2e/servers.ts';
import { type Figure, most } from './report/figures.ts';
import { quantile, timed } from './timings.ts';

const TRIES = Number(process.env.BENCH_TRIES ?? 160);
const WARM_UP = 20;
/**
 * A call leaves work to the background, such as the mail to a known address, which must
 * not slow the next one.
 */
const REST_MS = 40;
/** Quantile of the standard normal distribution: 95 of 100 intervals contain the true median. */
const Z = 1.96;

type Ask = (caller: Caller, email: string) => Promise<{ status: number }>;

interface Question {
  title: string;
  status: number;
  ask: Ask;
}

const QUESTIONS: Question[] = [
  {
    title: 'Refused sign-ins',
    status: 401,
    ask: (caller, email) => caller.call(login, { body: { email, password: `wrong ${email}` } }),
  },
  {
    title: 'Forgotten passwords',
    status: 200,
    ask: (caller, email) => caller.call(requestPasswordReset, { body: { email } }),
  },
];

async function measure({ ask, status }: Question, caller: Caller, email: string): Promise<number> {
  await pause(REST_MS);
  return timed(async () => {
    const answer = await ask(caller, email);
    if (answer.status !== status) throw new Error(`${email}: ${answer.status}`);
  });
}

interface Pair {
  known: number;
  unknown: number;
}

/**
 * Asks for one address of each kind, alternating the order, so that a slow machine affects both alike. Every
 * address is new to the server.
 */
async function measurePair(question: Question, caller: Caller, round: number): Promise<Pair> {
  const address = emailOf(round);
  const [name = '', domain = ''] = address.split('@');
  // As long as the known address, so that the length does not differ.
  const stranger = `${randomUUID().slice(0, name.length).padEnd(name.length, 'x')}@${domain}`;
  if (round % 2 === 0) {
    const known = await measure(question, caller, address);
    return { known, unknown: await measure(question, caller, stranger) };
  }
  const unknown = await measure(question, caller, stranger);
  return { known: await measure(question, caller, address), unknown };
}

/** Prints both kinds and returns the median of the paired differences. */
function print(pairs: readonly Pair[]): number {
  const row = (share: number) => {
    const known = quantile(
      pairs.map((pair) => pair.known),
      share,
    );
    const unknown = quantile(
      pairs.map((pair) => pair.unknown),
      share,
    );
    return { known: known.toFixed(1), unknown: unknown.toFixed(1), difference: (known - unknown).toFixed(1) };
  };
  console.table({ 'median ms': row(0.5), 'p95 ms': row(0.95) });
  const differences = pairs.map((pair) => pair.known - pair.unknown);
  const half = Z / (2 * Math.sqrt(pairs.length));
  const [middle, low, high] = [0.5, 0.5 - half, 0.5 + half].map((share) =>
    quantile(differences, share).toFixed(2),
  );
  console.log(`Known less unknown, pair by pair: median ${middle} ms, 95% interval ${low} to ${high} ms`);
  return quantile(differences, 0.5);
}

/** Response times that must not reveal whether an address has an account. */
export async function run(): Promise<Figure[]> {
  const server = await startServer({ DEMO_CANDIDATES: String(WARM_UP + TRIES) });
  const caller = new Caller(server.origin);
  const figures: Figure[] = [];
  try {
    for (const question of QUESTIONS) {
      console.log(`${question.title}: ${TRIES} addresses of each kind, each once, interleaved`);
      const pairs: Pair[] = [];
      for (let round = 0; round < WARM_UP + TRIES; round++) {
        const pair = await measurePair(question, caller, round);
        if (round >= WARM_UP) pairs.push(pair);
      }
      const name = `${question.title.toLowerCase()}, known less unknown, median`;
      figures.push({ name, unit: 'ms apart', value: Math.abs(print(pairs)), limit: most(1) });
    }
  } finally {
    await server.stop();
  }
  return figures;
}
