import { parentPort, workerData } from 'node:worker_threads';
import { login } from '#contract/auth/session.ts';
import { exportProfile, saveCompleteProfile } from '#contract/candidates/complete.ts';

export interface Load {
  origin: string;
  tokens: string[];
  seconds: number;
}

/** Number of answers by status. */
type Count = Record<string, number>;

export interface Served {
  exports: Count;
  exportMs: number[];
  bodies: Count;
}

const MEGABYTE = 1024 * 1024;

const nested = (bytes: number) => `{"email":${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}}`;
const wide = (bytes: number) => `{"email":[${'[],'.repeat(bytes / 3)}[]]}`;

/**
 * Too large for a sign-in, the widest that a sign-in accepts, and the largest that a
 * signed-in user may send.
 */
const HOSTILE = [
  { endpoint: login, body: nested(0.9 * MEGABYTE) },
  { endpoint: login, body: wide(60 * 1024) },
  { endpoint: saveCompleteProfile, body: wide(0.95 * MEGABYTE) },
];
const BODIES = 30;

const { origin, tokens, seconds } = workerData as Load;
const served: Served = { exports: {}, exportMs: [], bodies: {} };
const end = performance.now() + seconds * 1000;

async function count(into: Count, asked: Promise<Response>): Promise<void> {
  const status = await asked.then(
    async (answer) => {
      await answer.arrayBuffer();
      return String(answer.status);
    },
    () => 'cut',
  );
  into[status] = (into[status] ?? 0) + 1;
}

async function keepExporting(token: string): Promise<void> {
  while (performance.now() < end) {
    const start = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    await count(served.exports, fetch(`${origin}${exportProfile.path}?format=pdf`, { headers }));
    served.exportMs.push(performance.now() - start);
  }
}

async function keepSending(place: number): Promise<void> {
  const { endpoint, body } = HOSTILE[place % HOSTILE.length]!;
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${tokens[place % tokens.length]}`,
  };
  while (performance.now() < end) {
    await count(served.bodies, fetch(origin + endpoint.path, { method: endpoint.method, headers, body }));
  }
}

await Promise.all([
  ...tokens.map(keepExporting),
  ...Array.from({ length: BODIES }, (_, i) => keepSending(i)),
]);
parentPort?.postMessage(served);
