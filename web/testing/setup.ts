import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { queryClient } from '#web/lib/api/query-client.ts';

/** Rendering may take seconds on a busy machine. */
configure({ asyncUtilTimeout: 20_000 });

// An autosizing textarea waits for fonts; happy-dom has none.
if (!document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() });

afterEach(cleanup);

/** Files share a worker and its document, so each restores it. */
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
