import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe } from '#contract/auth/session.ts';
import { createCandidate, type TestAccount } from '#server/testing/factories/accounts.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';
import { openProxy, type TcpProxy } from '#server/testing/stand-ins/tcp-proxy.ts';

const RECOVERED_MS = 5000;
const ANSWERED_MS = 8000;

let server: TestServer;
let proxy: TcpProxy;
let direct: pg.ClientConfig;
let asha: TestAccount;

beforeAll(async () => {
  server = await startServer({
    silent: true,
    warn: () => {},
    async way(connection) {
      direct = connection;
      proxy = await openProxy(connection);
      return proxy.connection;
    },
  });
  asha = await createCandidate(server.db);
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});

function me() {
  return server.as(asha).call(getMe);
}

/** One and a half times as many calls as connections, so that every connection meets the fault. */
function manyCalls() {
  return Promise.all(Array.from({ length: 15 }, me));
}

/** How long it took until fifteen concurrent calls all succeeded. */
async function untilWell(): Promise<number> {
  const from = performance.now();
  for (;;) {
    const answers = await manyCalls();
    if (answers.every(({ status }) => status === 200)) return performance.now() - from;
    if (performance.now() - from > 30_000) throw new Error('never recovered');
  }
}

async function timed<T>(work: Promise<T>): Promise<{ answer: T; ms: number }> {
  const from = performance.now();
  const answer = await work;
  return { answer, ms: performance.now() - from };
}

test.each([['refuse'], ['blackhole']] as const)(
  'a database that is unreachable (%s) is reported as unavailable, and serves again within 5 s',
  async (mode) => {
    await untilWell();
    proxy.set(mode);
    const { answer, ms } = await timed(manyCalls());
    expect(ms).toBeLessThan(ANSWERED_MS);
    for (const each of answer) {
      expect(each).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
      expect(Number(each.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    proxy.set('pass');
    expect(await untilWell()).toBeLessThan(RECOVERED_MS);
  },
  30_000,
);

test('connections that the other side has forgotten are detected within 5 s', async () => {
  await untilWell();
  proxy.set('half-open');
  expect(await untilWell()).toBeLessThan(RECOVERED_MS);
}, 40_000);

test('readiness is answered within 2 s in any state of the database', async () => {
  await untilWell();
  proxy.set('blackhole');
  const busy = manyCalls();
  const { answer, ms } = await timed(fetch(`${server.origin}/readyz`));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(ms).toBeLessThan(2000);
  proxy.set('pass');
  await busy;
  await untilWell();
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
});

test('a locked row delays only its own callers', async () => {
  await untilWell();
  const locker = new pg.Client(direct);
  await locker.connect();
  await locker.query('begin');
  await locker.query('select 1 from users where id = $1 for update', [asha.id]);
  const writers = Promise.all(
    Array.from({ length: 15 }, () =>
      server.db
        .updateTable('users')
        .set({ phone: null })
        .where('id', '=', asha.id)
        .execute()
        .catch(() => undefined),
    ),
  );
  const { answer, ms } = await timed(me());
  expect(answer.status).toBe(200);
  expect(ms).toBeLessThan(RECOVERED_MS);
  await writers;
  await locker.query('rollback');
  await locker.end();
}, 40_000);
