import type { Wish } from '#web/worker/messages.ts';
import { getSession, onSessionChange } from '../session-store.ts';
import { PROBE, setConnection } from './connection-state.ts';

const ADDRESS = '/sw.js';
const AGAIN_MS = 2000;

let ready: Promise<ServiceWorker | null> | undefined;

/** The worker that opens the app offline; only of a built app, and only where the browser has workers. */
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

/** A page that was looked at opens again offline; and says so then, where none of its calls finds out. */
export function keepPage(path: string): void {
  void ask({ keep: 'page', path });
  if (isChecked || !navigator.serviceWorker?.controller) return;
  isChecked = true;
  void sayUntilAnswered();
}

/** Asks itself where `connection-watch.ts` does not come: it stands with the files of the screens, which a first visit does not keep. */
async function sayUntilAnswered(): Promise<void> {
  const watch = await import('./connection-watch.ts').catch(() => undefined);
  if (watch) return void watch.noteSilence();
  for (;;) {
    const isAnswered = await fetch(PROBE, { cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (isAnswered) return setConnection('open');
    setConnection(navigator.onLine ? 'silent' : 'none');
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
