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

/** The server and the test share an event loop: block it until the server refuses requests. */
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
