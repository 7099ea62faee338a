import type { Server } from '../../e2e/servers.ts';

const POLL_MS = 100;

/** Sends each request to a ready process, as a load balancer does. */
export class Balancer {
  private turn = 0;
  private readonly ready = new Set<Server>();
  private readonly asking = new Set<Server>();
  private readonly polling = setInterval(() => void this.look(), POLL_MS);
  private servers: Server[];

  constructor(servers: Server[]) {
    this.servers = servers;
  }

  get processes(): readonly Server[] {
    return this.servers;
  }

  add(server: Server): void {
    this.servers = [...this.servers, server];
  }

  remove(server: Server): void {
    this.servers = this.servers.filter((each) => each !== server);
  }

  /** If no process is ready, all get requests: then at least one answers with an error message. */
  next(): Server {
    const ready = this.servers.filter((server) => this.ready.has(server));
    const open = ready.length > 0 ? ready : this.servers;
    this.turn += 1;
    const server = open[this.turn % open.length];
    if (!server) throw new Error('There is no process');
    return server;
  }

  close(): void {
    clearInterval(this.polling);
  }

  private async look(): Promise<void> {
    await Promise.all(
      this.servers.filter((server) => !this.asking.has(server)).map((each) => this.ask(each)),
    );
  }

  private async ask(server: Server): Promise<void> {
    this.asking.add(server);
    const answer = await fetch(`${server.origin}/readyz`).catch(() => undefined);
    await answer?.text().catch(() => {});
    this.asking.delete(server);
    if (answer?.ok) this.ready.add(server);
    else this.ready.delete(server);
  }
}
