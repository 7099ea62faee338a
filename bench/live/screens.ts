import { Agent, type ClientRequest, get } from 'node:http';

/** Open streams of cache hints, each over its own connection. */
export class Screens {
  count = 0;
  private readonly address: string;
  private readonly agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
  private readonly asked: ClientRequest[] = [];
  private onHint: (userId: string) => void = () => {};

  constructor(address: string) {
    this.address = address;
  }

  /** Resolves once the server has opened all of them. */
  async open(userId: string, token: string, screens: number): Promise<void> {
    await Promise.all(Array.from({ length: screens }, () => this.openOne(userId, token)));
    this.count += screens;
  }

  /** Milliseconds from the start of the work until each screen of these people was notified. */
  async timesTo(userIds: readonly string[], work: () => Promise<void>): Promise<number[]> {
    const wanted = new Set(userIds);
    const expected = (this.count / this.people.size) * wanted.size;
    const times: number[] = [];
    const start = performance.now();
    const heard = new Promise<void>((resolve) => {
      this.onHint = (userId) => {
        if (!wanted.has(userId)) return;
        times.push(performance.now() - start);
        if (times.length === expected) resolve();
      };
    });
    await work();
    await heard;
    return times;
  }

  close(): void {
    for (const one of this.asked) one.destroy();
    this.agent.destroy();
  }

  private readonly people = new Set<string>();

  private openOne(userId: string, token: string): Promise<void> {
    this.people.add(userId);
    return new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` };
      const request = get(this.address, { agent: this.agent, headers }, (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`the stream answered ${answer.statusCode}`));
        answer.setEncoding('utf8');
        answer.on('data', (text: string) => {
          for (const [, event] of text.matchAll(/^event: (.*)$/gm)) {
            if (event === 'open') resolve();
            if (event === 'changed') this.onHint(userId);
          }
        });
        // Destroyed on purpose at the end of the measurement.
        answer.on('error', () => {});
      });
      request.on('error', reject);
      this.asked.push(request);
    });
  }
}
