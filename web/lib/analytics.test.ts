import { afterEach, expect, test, vi } from 'vitest';
import { recordEvent } from '#contract/analytics/events.ts';
import { track } from './analytics.ts';

afterEach(() => vi.unstubAllGlobals());

function browser(pathname: string, dataLayer?: unknown) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response(null, { status: 204 }));
  vi.stubGlobal('location', { pathname, search: '?accessToken=secret' });
  vi.stubGlobal('window', { dataLayer });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('an event has the shape of the contract, and is sent without cookies even when the page closes', () => {
  const fetch = browser('/');
  track('cta_click', { cta: 'hire_talent' });
  const [path, init] = fetch.mock.calls[0]!;
  expect(path).toBe(recordEvent.path);
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
  const body: unknown = JSON.parse(String(init.body));
  expect(recordEvent.body.parse(body)).toEqual({
    event: 'cta_click',
    properties: { path: '/', cta: 'hire_talent' },
  });
});

test('a long path is shortened to the allowed length', () => {
  const fetch = browser(`/${'x'.repeat(500)}`);
  track('page_view');
  const body: unknown = JSON.parse(String(fetch.mock.calls[0]![1].body));
  expect(recordEvent.body.safeParse(body).success).toBe(true);
});

test('an event is pushed to a data layer if there is one', () => {
  const dataLayer: unknown[] = [];
  browser('/', dataLayer);
  track('waitlist_signup_failed', { list: 'JOBSEEKER', status: 409 });
  expect(dataLayer).toEqual([{ event: 'waitlist_signup_failed', path: '/', list: 'JOBSEEKER', status: 409 }]);
});

test('nothing throws when the server cannot be reached, or outside a browser', async () => {
  browser('/').mockRejectedValue(new TypeError('offline'));
  expect(() => track('page_view')).not.toThrow();
  vi.unstubAllGlobals();
  expect(() => track('page_view')).not.toThrow();
});
