import { afterEach, expect, test } from 'vitest';
import { startServer, type TestServer } from '#server/testing/server.ts';

const pages = {
  '/__spa-fallback.html': '<html><head></head></html>',
  '/sw.js': 'plain',
  '/sw.js.br': 'squeezed',
  '/assets/app-1.js': 'app',
};

let server: TestServer;
afterEach(() => server.close());

test('the worker may only make requests to this server, in every encoding of its file', async () => {
  server = await startServer({ pages });
  for (const encoding of ['identity', 'br']) {
    const { status, headers } = await server.fetch('/sw.js', { headers: { 'accept-encoding': encoding } });
    expect(status).toBe(200);
    expect(headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
    expect(headers.get('cache-control')).toBe('no-cache');
  }
});

test('is not served if switched off, so that browsers unregister it', async () => {
  server = await startServer({ pages, env: { SERVICE_WORKER: 'off' } });
  const answer = await server.fetch('/sw.js', { headers: { 'accept-encoding': 'br' } });
  expect(answer.status).toBe(404);
  expect((await server.fetch('/sw.js', { method: 'HEAD' })).status).toBe(404);
  expect((await server.fetch('/assets/app-1.js')).status).toBe(200);
  expect((await server.fetch('/anything')).status).toBe(200);
});

test('a server without a built worker does not send the app shell in its place', async () => {
  server = await startServer({ pages: { '/__spa-fallback.html': pages['/__spa-fallback.html'] } });
  expect((await server.fetch('/sw.js')).status).toBe(404);
});
