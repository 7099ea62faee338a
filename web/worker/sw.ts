import { isWish, type Wish } from './messages.ts';
import { isServerGone, isWorkerWithdrawn, planFor } from './routing.ts';
import { scope } from './scope.ts';
import { answerFile, dropEverything, dropOutdated, keepApp, keepPage, prepare, storedPage } from './shell.ts';

/** A request that takes this long counts as offline. */
const TIMEOUT_MS = 8000;

scope.addEventListener('install', (event) => event.waitUntil(prepare().then(() => scope.skipWaiting())));

// Claims tabs of the previous build too, whose files stay: pages come from the server while it responds.
scope.addEventListener('activate', (event) =>
  event.waitUntil(dropOutdated().then(() => scope.clients.claim())),
);

scope.addEventListener('message', (event) => {
  if (isWish(event.data)) event.waitUntil(grant(event.data));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const plan = planFor(request, scope.location.origin);
  if (plan === 'file') event.respondWith(answerFile(request));
  if (plan === 'page') {
    event.respondWith(answerPage(request));
    event.waitUntil(leaveIfWithdrawn());
  }
});

async function grant(wish: Wish): Promise<void> {
  // A failed download is repeated when the next page asks for it.
  await (wish.keep === 'app' ? keepApp() : keepPage(wish.path)).catch(() => undefined);
}

async function answerPage(request: Request): Promise<Response> {
  const asked = fetch(request).catch(() => undefined);
  const first = await Promise.race([asked, pause(TIMEOUT_MS)]);
  if (first && !isServerGone(first.status)) return first;
  return (await storedPage(request.url)) ?? (await asked) ?? Response.error();
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}

/** If the server no longer has a worker, unregisters this one and deletes everything it stored. */
async function leaveIfWithdrawn(): Promise<void> {
  const answer = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (!answer || !isWorkerWithdrawn(answer.status, answer.headers.get('content-type'))) return;
  await scope.registration.unregister();
  await dropEverything();
}
