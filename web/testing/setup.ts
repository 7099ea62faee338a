import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { queryClient } from '#web/lib/api/query-client.ts';

/** A busy machine may take seconds to draw what a quiet one draws at once. */
configure({ asyncUtilTimeout: 20_000 });

// A textarea that grows asks when fonts have come; happy-dom has none.
if (!document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() });

afterEach(cleanup);

/** Files share a worker and its document: each leaves it as it found it. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});
