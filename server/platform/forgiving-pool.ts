import type { Pool, PoolClient } from 'pg';

type Release = PoolClient['release'];
type Connected = (error: Error | undefined, client: PoolClient | undefined, release?: Release) => void;

/**
 * The same pool, in which a connection may be given back twice. The workers do so with the one they listen on, when
 * they are stopped before an answer to LISTEN that then never comes: the pool throws at the second time where nobody
 * catches it, which ends the process.
 */
export function forgiving(pool: Pool): Pool {
  const connect = ((connected?: Connected) => {
    if (!connected) return pool.connect();
    return pool.connect((error, client, release) => connected(error, client, release && once(release)));
  }) as Pool['connect'];
  return new Proxy(pool, {
    get(target, key) {
      if (key === 'connect') return connect;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function once(release: Release): Release {
  let isReleased = false;
  return (error) => {
    if (isReleased) return;
    isReleased = true;
    release(error);
  };
}
