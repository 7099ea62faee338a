import type { Endpoint } from '#contract/core/endpoint.ts';
import { getSession, onSessionChange, whoActs } from './session.ts';

const PREFIX = 'answers-';
/** Older answers are of no use. */
const STORED_MS = 3 * 24 * 3_600_000;
/** The oldest entries are evicted beyond this number. */
const ANSWERS_AT_MOST = 150;
const STORED_AT = 'stored-at';

const ADMINS: readonly string[] = ['ADMIN', 'SUPER_ADMIN'];

/**
 * Whether the last answer of this call is stored on the device for use offline. Excludes files, secrets and
 * calls that need a proof, and the console, where admins must decide on current data.
 */
export function isStoredOffline({ method, stream, proof, offline, access }: Endpoint): boolean {
  if (method !== 'GET' || stream || proof || offline === false) return false;
  if (access.kind === 'development') return false;
  return access.kind === 'public' || access.types.some((type) => !ADMINS.includes(type));
}

/** One store per user and company, and per build, as another build may read answers differently. */
function storeName(): string {
  const build = (globalThis as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest
    ?.version;
  return `${PREFIX}${whoActs(getSession())}-${build ?? ''}`;
}

/** Runs tasks in sequence, so that nothing is written after it was to be deleted. */
let work: Promise<unknown> = Promise.resolve();
function inTurn<T>(task: () => Promise<T>): Promise<T | undefined> {
  // If the store is full, forbidden or missing, nothing is stored and the app works without.
  const turn = work.then(task).catch(() => undefined);
  work = turn;
  return turn;
}

/** The store of the user who asked: the answer is stored only if they are still signed in when it arrives. */
export type StoreName = string;
export const whoAsks = storeName;

export function storeAnswer(owner: StoreName, path: string, answer: unknown): void {
  void inTurn(async () => {
    if (owner !== storeName()) return;
    const store = await caches.open(owner);
    const headers = { [STORED_AT]: new Date().toISOString() };
    await store.put(path, new Response(JSON.stringify(answer ?? null), { headers }));
    const paths = await store.keys();
    await Promise.all(paths.slice(0, -ANSWERS_AT_MOST).map((old) => store.delete(old)));
  });
}

/** The last answer, or undefined if it is too old or missing. */
export async function readStoredAnswer(
  owner: StoreName,
  path: string,
): Promise<{ answer: unknown } | undefined> {
  return inTurn(async () => {
    if (owner !== storeName() || !(await caches.has(owner))) return undefined;
    const stored = await (await caches.open(owner)).match(path);
    const age = Date.now() - Date.parse(stored?.headers.get(STORED_AT) ?? '');
    return stored && age < STORED_MS ? { answer: await stored.json() } : undefined;
  });
}

/**
 * Deletes the stores of others, in every tab: after a sign-out, an expiry, another user's
 * sign-in or a new build.
 */
function forgetOthers(): Promise<unknown> {
  return inTurn(async () => {
    const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== storeName());
    await Promise.all(others.map((name) => caches.delete(name)));
  });
}

if (typeof window !== 'undefined' && 'caches' in window) {
  let owner = storeName();
  void forgetOthers();
  onSessionChange(() => {
    if (owner === storeName()) return;
    owner = storeName();
    void forgetOthers();
  });
}
