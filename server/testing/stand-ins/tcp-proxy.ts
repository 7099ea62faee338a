import net from 'node:net';
import type pg from 'pg';

/**
 * Network conditions. `pass`: normal. `refuse`: nothing listens, and open connections are reset. `blackhole`:
 * all data is dropped until the mode is `pass` again. `half-open`: the other side has forgotten the open
 * connections without notice; new ones pass.
 */
type Mode = 'pass' | 'refuse' | 'blackhole' | 'half-open';

export interface TcpProxy {
  /** The same database through the proxy. */
  connection: pg.ClientConfig;
  set(mode: Mode): void;
  /** The number of connections on this side. */
  count(): number;
  close(): Promise<void>;
}

interface Pair {
  near: net.Socket;
  far: net.Socket;
}

/** A proxy between a server and its database, which may listen on a unix socket or a port. */
export async function openProxy(connection: pg.ClientConfig): Promise<TcpProxy> {
  const target = targetOf(connection);
  const pairs = new Set<Pair>();
  const nears = new Set<net.Socket>();
  let mode: Mode = 'pass';

  const proxy = net.createServer((near) => {
    if (mode === 'refuse') return void near.resetAndDestroy();
    const far = net.connect(target);
    const pair = { near, far };
    pairs.add(pair);
    nears.add(near);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.on('close', () => {
      pairs.delete(pair);
      nears.delete(near);
      far.destroy();
    });
    near.pipe(far, { end: false });
    far.pipe(near, { end: false });
    far.on('close', () => {
      if (pairs.has(pair)) near.destroy();
    });
    if (mode === 'blackhole') hold(pair);
  });

  function hold({ near, far }: Pair): void {
    near.unpipe(far).pause();
    far.unpipe(near).pause();
  }

  /** Data that already flows must not be sent twice. */
  function resume(pair: Pair): void {
    const { near, far } = pair;
    hold(pair);
    near.pipe(far, { end: false });
    far.pipe(near, { end: false });
  }

  const ACTS: Record<Mode, (pair: Pair) => void> = {
    pass: resume,
    refuse: ({ near }) => near.resetAndDestroy(),
    blackhole: hold,
    'half-open': (pair) => {
      pairs.delete(pair);
      hold(pair);
      pair.far.destroy();
    },
  };

  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as net.AddressInfo;
  return {
    connection: through(connection, port),
    set(next) {
      mode = next === 'half-open' ? 'pass' : next;
      for (const pair of [...pairs]) ACTS[next](pair);
    },
    count: () => nears.size,
    async close() {
      for (const near of nears) near.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

function targetOf(connection: pg.ClientConfig): net.NetConnectOpts {
  if (connection.connectionString) {
    const { hostname, port } = new URL(connection.connectionString);
    return { host: hostname, port: Number(port || 5432) };
  }
  const { host = '', port = 5432 } = connection;
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
}

function through(connection: pg.ClientConfig, port: number): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, host: '127.0.0.1', port };
  const url = new URL(connection.connectionString);
  url.host = `127.0.0.1:${port}`;
  return { ...connection, connectionString: url.href };
}
