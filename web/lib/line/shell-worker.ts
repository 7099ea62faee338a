import type { Wish } from '#web/worker/messages.ts';
import { getSession, onSessionChange } from '../session-store.ts';
import { PROBE, setLine } from './line-state.ts';

const ADDRESS = '/sw.js';
const AGAIN_MS = 2000;

let ready: Promise<ServiceWorker | null> | undefined;

/**
 * Registers the worker that opens the app offline; only in a built app, and only in
 * browsers with service workers.
 */
async function start(): Promise<ServiceWorker | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  try {
    // Registering again would keep a worker alive that the server has just withdrawn.
    if (!(await navigator.serviceWorker.getRegistration())) await navigator.serviceWorker.register(ADDRESS);
    return (await navigator.serviceWorker.ready).active;
  } catch {
    // The server has none, or the browser forbids it: the app works without.
    return null;
  }
}

async function ask(wish: Wish): Promise<void> {
  ready ??= start();
  (await ready)?.postMessage(wish);
}

let isChecked = false;

/**
 * Stores a visited page for use offline. When it opens offline, shows that state, since a page without calls
 * would not notice.
 */
export function keepPage(path: string): void {
  void ask({ keep: 'page', path });
  if (isChecked || !navigator.serviceWorker?.controller) return;
  isChecked = true;
  void sayUntilAnswered();
}

/**
 * Probes by itself if `line.ts` cannot be loaded: it is bundled with the files of the screens, which a first
 * visit does not store.
 */
async function sayUntilAnswered(): Promise<void> {
  const line = await import('./line.ts').catch(() => undefined);
  if (line) return void line.noteSilence();
  for (;;) {
    const isAnswered = await fetch(PROBE, { cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (isAnswered) return setLine('open');
    setLine(navigator.onLine ? 'silent' : 'none');
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

function keepApp(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (getSession().isAuthenticated && !connection?.saveData) void ask({ keep: 'app' });
}

// For signed-in users all screens are stored, including those they have not visited.
keepApp();
onSessionChange(keepApp);
