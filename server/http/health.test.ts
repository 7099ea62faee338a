import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ silent: true, env: { MAX_LOOP_DELAY_MS: '50' } });
});
afterAll(() => server.close());

function keepBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** One loop is that of the server and of the test: kept busy until the server no longer takes requests. */
async function untilRefused(): Promise<Response> {
  for (;;) {
    keepBusy(300);
    const answer = await server.fetch('/api/nothing');
    if (answer.status === 503) return answer;
    await answer.arrayBuffer();
  }
}

test.each(['/livez', '/readyz'])('a server that is too busy for requests still answers %s', async (path) => {
  const refused = await untilRefused();
  const answer = await server.fetch(path);
  expect([answer.status, (await server.fetch('/api/nothing')).status]).toEqual([200, 503]);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE' });
});
