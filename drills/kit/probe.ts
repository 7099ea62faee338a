import { setTimeout as delay } from 'node:timers/promises';

const EVERY_MS = 200;

interface Health {
  longestReadyMs: number;
  longestLiveMs: number;
  /** How often a process did not answer that it is alive. */
  notAlive: number;
}

/** Continuously asks each process whether it is alive and ready. */
export class Probe {
  private readonly health: Health = { longestReadyMs: 0, longestLiveMs: 0, notAlive: 0 };
  private readonly asking: Promise<void>[];
  private isRunning = true;

  constructor(origins: readonly string[]) {
    this.asking = origins.flatMap((origin) => [
      this.keepAsking(async () => {
        const { ms } = await answerOf(`${origin}/readyz`);
        this.health.longestReadyMs = Math.max(this.health.longestReadyMs, ms);
      }),
      this.keepAsking(async () => {
        const { ms, isOk } = await answerOf(`${origin}/livez`);
        this.health.longestLiveMs = Math.max(this.health.longestLiveMs, ms);
        if (!isOk) this.health.notAlive += 1;
      }),
    ]);
  }

  async stop(): Promise<Health> {
    this.isRunning = false;
    await Promise.all(this.asking);
    return this.health;
  }

  private async keepAsking(ask: () => Promise<void>): Promise<void> {
    while (this.isRunning) {
      await ask();
      await delay(EVERY_MS);
    }
  }
}

async function answerOf(address: string): Promise<{ ms: number; isOk: boolean }> {
  const from = performance.now();
  const answer = await fetch(address).catch(() => undefined);
  await answer?.text().catch(() => {});
  return { ms: performance.now() - from, isOk: answer?.ok ?? false };
}
