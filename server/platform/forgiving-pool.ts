import type { Pool, PoolClient } from 'pg';

type Release = PoolClient['release'];
type Connected = (error: Error | undefined, client: PoolClient | undefined, release?: Release) => void;

/**
 * The same pool, except that a connection may be released twice. Workers do that with their LISTEN connection
 * if they are stopped before LISTEN is answered: the second release throws where nothing catches it, which
 * ends the process.
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
