import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** A server with the faults that the network may show: silent, with a newer build, or without its worker. */
export interface FickleServer {
  origin: string;
  isSilent: boolean;
  /** Rewrites the worker's script; undefined means that there is none. */
  worker: (script: string) => string | undefined;
  stop(): Promise<void>;
}

/** A proxy in front of a server, for faults that browsers cannot simulate. */
export async function openFickleServer(target: string): Promise<FickleServer> {
  const sockets = new Set<Socket>();
  const fickle: FickleServer = { origin: '', isSilent: false, worker: (script) => script, stop };
  const server = createServer((asked, answer) => {
    if (fickle.isSilent) asked.socket.destroy();
    else pass(asked, answer);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fickle.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fickle;

  function pass(asked: IncomingMessage, answer: ServerResponse): void {
    const headers: IncomingHttpHeaders = { ...asked.headers, host: new URL(target).host };
    const isWorker = asked.url === '/sw.js';
    // Asks for the full, uncompressed response; a 304 or a compressed body could not be rewritten.
    if (isWorker)
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name];
    const onward = request(`${target}${asked.url}`, { method: asked.method, headers }, async (got) => {
      if (!isWorker) {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
        return;
      }
      const script = fickle.worker(await text(got));
      const { 'content-length': _, ...rest } = got.headers;
      answer.writeHead(script === undefined ? 404 : 200, rest);
      answer.end(script);
    });
    onward.on('error', () => answer.destroy());
    asked.on('close', () => asked.complete || onward.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  }

  function stop(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(() => resolve()));
  }
}
