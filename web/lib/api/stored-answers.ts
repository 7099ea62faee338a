import type { Endpoint } from '#contract/core/endpoint.ts';
import { getSession, onSessionChange, whoActs } from './session.ts';

const PREFIX = 'answers-';
/** Older answers help nobody any more. */
const STORED_MS = 3 * 24 * 3_600_000;
/** Screens that were looked at long ago make room. */
const ANSWERS_AT_MOST = 150;
const STORED_AT = 'stored-at';

const ADMINS: readonly string[] = ['ADMIN', 'SUPER_ADMIN'];

/**
 * Whether the last answer of this call is kept on the device for a time without a line. Never files, secrets or what
 * needs a proof; and nothing of the console, where one decides about other people by what is true now.
 */
export function isStoredOffline({ method, stream, proof, offline, access }: Endpoint): boolean {
  if (method !== 'GET' || stream || proof || offline === false) return false;
  if (access.kind === 'development') return false;
  return access.kind === 'public' || access.types.some((type) => !ADMINS.includes(type));
}

/** Another for whoever acts, and for every build, which may read answers differently. */
function storeName(): string {
  const build = (globalThis as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest
    ?.version;
  return `${PREFIX}${whoActs(getSession())}-${build ?? ''}`;
}

/** One after the other, so that nothing is written after it was to be forgotten. */
let work: Promise<unknown> = Promise.resolve();
function inTurn<T>(task: () => Promise<T>): Promise<T | undefined> {
  // A store that is full, forbidden or not there keeps nothing; the app works without.
  const turn = work.then(task).catch(() => undefined);
  work = turn;
  return turn;
}

/** Who asks: the answer is kept only if they are still there when it comes. */
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

/** The last answer, unless it is too old or there is none. */
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

/** Whatever others left behind goes, in every tab: after a sign-out, an expiry, another's sign-in, a new build. */
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
