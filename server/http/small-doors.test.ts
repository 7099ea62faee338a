import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordJobView } from '#contract/jobs/public-jobs.ts';
import { newId } from '#server/platform/new-id.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    limits: true,
    pages: { '/': '<title>Start</title>', '/__spa-fallback': '<p>' },
  });
});
afterAll(() => server.close());

test.each(['GET', 'HEAD'])(
  '%s of a file that no build has is not found, and gets no page instead',
  async (method) => {
    for (const path of ['/assets/old-1a2b3c.js', '/assets/', '/assets/a/b.css']) {
      const answer = await server.fetch(path, { method });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('content-type')).not.toContain('html');
    }
  },
);

test.each(['/', '/livez', '/api/nothing'])(
  'the page at %s may use neither camera nor location nor payment',
  async (path) => {
    const policy = (await server.fetch(path)).headers.get('permissions-policy');
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment']) {
      expect(policy).toContain(`${feature}=()`);
    }
  },
);

test('an address may report sixty job views a minute', async () => {
  await sql`truncate rate_limits`.execute(server.db);
  const view = () => server.call(recordJobView, { params: { id: newId() }, body: {} });
  for (let i = 0; i < 60; i += 1) expect((await view()).status).toBe(404);
  expect(await view()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
});
