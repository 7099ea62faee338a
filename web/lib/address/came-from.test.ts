import { beforeEach, expect, test, vi } from 'vitest';

/** A new module instance for each test, as for each page load. */
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

test('the previous page is reported, even if the root has not rendered the current one yet', () => {
  lib.notePath('/home');
  expect(lib.cameFrom('/jobs/a')).toEqual({ page: '/home' });
  lib.notePath('/jobs/a');
  lib.notePath('/jobs/a');
  expect(lib.cameFrom('/jobs/a')).toEqual({ page: '/home' });
});

test('an external referrer is reported without its path, together with the parameters of the address', () => {
  expect(lib.cameFrom('/jobs/a')).toEqual({});
  arriveAt('/jobs/a', 'https://blog.example/asha-rao?q=1');
  expect(lib.cameFrom('/jobs/a')).toEqual({ site: 'https://blog.example' });
  arriveAt('/jobs/a?via=saved-search');
  lib.notePath('/jobs/a');
  expect(lib.cameFrom('/jobs/a')).toEqual({ mark: 'saved-search' });
  arriveAt('/jobs/a?ref=MAYA24');
  expect(lib.cameFrom('/jobs/a')).toEqual({ mark: 'ref' });
});

test('the parameters of the first address no longer count after navigating', () => {
  arriveAt('/jobs/b?via=saved-search');
  lib.notePath('/jobs/a');
  expect(lib.cameFrom('/jobs/b')).toEqual({ page: '/jobs/a' });
});
