import { Agent, get } from 'node:http';
import type { Asking } from './paths.ts';

const CLIENTS = 16;

interface Load extends Asking {
  seconds: number;
  origins: readonly string[];
}

export interface Asked {
  /** Milliseconds of each answer. */
  ms: number[];
  failed: number;
}

/** Clients that send the next request as soon as one is answered, spread evenly over the processes. */
export async function askFor({ seconds, origins, paths, headers }: Load): Promise<Asked> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const options = { agent, headers: { ...headers, 'accept-encoding': 'identity' } };
  const asked: Asked = { ms: [], failed: 0 };
  const end = performance.now() + seconds * 1000;
  const ask = (address: string) =>
    new Promise<void>((resolve, reject) => {
      const start = performance.now();
      const request = get(address, options, (answer) => {
        answer.resume();
        answer.on('end', () => {
          asked.ms.push(performance.now() - start);
          if (answer.statusCode !== 200) asked.failed += 1;
          resolve();
        });
        answer.on('error', reject);
      });
      request.on('error', reject);
    });
  const keepAsking = async (client: number) => {
    const origin = origins[client % origins.length] ?? '';
    for (let turn = client; performance.now() < end; turn++)
      await ask(`${origin}${paths[turn % paths.length]}`);
  };
  try {
    await Promise.all(Array.from({ length: CLIENTS }, (_, client) => keepAsking(client)));
    return asked;
  } finally {
    agent.destroy();
  }
}
