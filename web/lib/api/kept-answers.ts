import type { Endpoint } from '#contract/core/endpoint.ts';
import { getSession, onSessionChange, whoActs } from './session.ts';

const PREFIX = 'answers-';
/** Older answers help nobody any more. */
const KEPT_MS = 3 * 24 * 3_600_000;
/** Screens that were looked at long ago make room. */
const ANSWERS_AT_MOST = 150;
const KEPT_AT = 'kept-at';

const ADMINS: readonly string[] = ['ADMIN', 'SUPER_ADMIN'];

/**
 * Whether the last answer of this call is kept on the device for a time without a line. Never files, secrets or what
 * needs a proof; and nothing of the console, where one decides about other people by what is true now.
 */
export function isKeptOffline({ method, stream, proof, offline, access }: Endpoint): boolean {
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
export type Keeper = string;
export const whoAsks = storeName;

export function keepAnswer(keeper: Keeper, path: string, answer: unknown): void {
  void inTurn(async () => {
    if (keeper !== storeName()) return;
    const store = await caches.open(keeper);
    const headers = { [KEPT_AT]: new Date().toISOString() };
    await store.put(path, new Response(JSON.stringify(answer ?? null), { headers }));
    const paths = await store.keys();
    await Promise.all(paths.slice(0, -ANSWERS_AT_MOST).map((old) => store.delete(old)));
  });
}

/** The last answer, unless it is too old or there is none. */
export async function keptAnswer(keeper: Keeper, path: string): Promise<{ answer: unknown } | undefined> {
  return inTurn(async () => {
    if (keeper !== storeName() || !(await caches.has(keeper))) return undefined;
    const kept = await (await caches.open(keeper)).match(path);
    const age = Date.now() - Date.parse(kept?.headers.get(KEPT_AT) ?? '');
    return kept && age < KEPT_MS ? { answer: await kept.json() } : undefined;
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
  let keeper = storeName();
  void forgetOthers();
  onSessionChange(() => {
    if (keeper === storeName()) return;
    keeper = storeName();
    void forgetOthers();
  });
}
