import { beforeEach, expect, test, vi } from 'vitest';

/** Afresh for each test, as for each page that is loaded. */
let lib: typeof import('./came-from.ts');
beforeEach(async () => {
  vi.resetModules();
  lib = await import('./came-from.ts');
  arriveAt('/jobs/a');
});

function arriveAt(address: string, referrer = ''): void {
  window.history.replaceState(null, '', address);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
}

test('the page before is told, whether the root knows of this one already or not', () => {
  lib.notePath('/home');
  expect(lib.cameFrom('/jobs/a')).toEqual({ page: '/home' });
  lib.notePath('/jobs/a');
  lib.notePath('/jobs/a');
  expect(lib.cameFrom('/jobs/a')).toEqual({ page: '/home' });
});

test('of who comes from outside the site is told without its path, and what the address says of itself', () => {
  expect(lib.cameFrom('/jobs/a')).toEqual({});
  arriveAt('/jobs/a', 'https://blog.example/asha-rao?q=1');
  expect(lib.cameFrom('/jobs/a')).toEqual({ site: 'https://blog.example' });
  arriveAt('/jobs/a?via=saved-search');
  lib.notePath('/jobs/a');
  expect(lib.cameFrom('/jobs/a')).toEqual({ mark: 'saved-search' });
  arriveAt('/jobs/a?ref=MAYA24');
  expect(lib.cameFrom('/jobs/a')).toEqual({ mark: 'ref' });
});

test('what the first address said counts no more once one goes on', () => {
  arriveAt('/jobs/b?via=saved-search');
  lib.notePath('/jobs/a');
  expect(lib.cameFrom('/jobs/b')).toEqual({ page: '/jobs/a' });
});
