import { afterEach, expect, test } from 'vitest';
import { EVENT_NAMES } from '#contract/analytics/event-names.ts';
import { recordEvent } from '#contract/analytics/events.ts';
import { ownServer, startServer } from '#server/testing/server.ts';

const DAY = 24 * 60 * 60;

const server = ownServer();
afterEach(async () => {
  await server.db.deleteFrom('analyticsEvents').execute();
  await server.moveClock(0);
});

function events() {
  return server.db.selectFrom('analyticsEvents').selectAll().execute();
}

test.each(EVENT_NAMES)('%s is counted, with an empty answer', async (event) => {
  const answer = await server.call(recordEvent, { body: { event } });
  expect(answer).toMatchObject({ status: 204, body: '' });
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await events()).toMatchObject([{ event, path: null, cta: null, list: null, status: null }]);
});

test('an event contains where and what, and drops everything else', async () => {
  const properties = { path: '/', cta: 'hire_talent', list: 'RECRUITER' as const, status: 409 };
  const sent = { event: 'cta_click' as const, properties: { ...properties, email: 'asha@people.test' } };
  const answer = await server.call(recordEvent, { body: { ...sent, userId: 'x' } as never });
  expect(answer.status).toBe(204);
  const [row] = await events();
  expect(row).toMatchObject(properties);
  expect(Object.keys(row ?? {}).toSorted()).toEqual([
    'createdAt',
    'cta',
    'event',
    'id',
    'list',
    'path',
    'status',
  ]);
});

test.each([
  [{ event: 'sign_in' }],
  [{}],
  [{ event: 'page_view', properties: { path: '/reset-password?accessToken=secret' } }],
  [{ event: 'page_view', properties: { path: 'https://people.test' } }],
  [{ event: 'page_view', properties: { path: `/${'x'.repeat(200)}` } }],
  [{ event: 'cta_click', properties: { cta: 'Asha Rao' } }],
  [{ event: 'cta_click', properties: { list: 'AFFILIATE' } }],
  [{ event: 'chat_message_failed', properties: { status: 1000 } }],
])('%j is refused', async (body) => {
  expect(await server.call(recordEvent, { body: body as never })).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
  });
  expect(await events()).toEqual([]);
});

test('events are stored for 400 days', async () => {
  const send = () => server.call(recordEvent, { body: { event: 'page_view' } });
  await send();
  await server.moveClock(DAY);
  await send();
  for (const [days, left] of [
    [399, 2],
    [400.5, 1],
    [401.5, 0],
  ] as const) {
    await server.moveClock(days * DAY);
    await server.runTasks();
    expect([days, (await events()).length]).toEqual([days, left]);
  }
});

test('one IP address can send 120 events a minute', async () => {
  const limited = await startServer({ limits: true });
  const body = { event: 'page_view' as const };
  for (let i = 0; i < 120; i += 1) expect((await limited.call(recordEvent, { body })).status).toBe(204);
  const refused = await limited.call(recordEvent, { body });
  await limited.close();
  expect(refused.status).toBe(429);
});
