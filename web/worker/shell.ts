import { BUILD } from './build.ts';
import { filesOf, isOfBuild, outdatedStores, pagePath, shellStores, storeName } from './routing.ts';

const STORE = storeName(BUILD.id);
/** Shown for every page that is not stored; needs no other file. */
const LAST_RESORT = '/offline.html';
/** A path without a page, for which the server sends the SPA fallback. */
const SHELL = '/app-shell';
/** Marks that the files of all screens are stored: only then is the shell usable. */
const COMPLETE = '/app-complete';
const AT_ONCE = 6;

const FILES = new Set(BUILD.files);

/** Once true nothing is stored any more: this worker is being unregistered. */
let isLeaving = false;

function openStore(): Promise<Cache> {
  return caches.open(STORE);
}

/** A file by its name, which has the hash of its content, so that it is the same in every build. */
async function findFile(path: string): Promise<Response | undefined> {
  for (const name of shellStores(await caches.keys()).reverse()) {
    const found = await (await caches.open(name)).match(path, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

async function fetchWhole(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function keepFile(store: Cache, path: string): Promise<void> {
  if (await store.match(path, { ignoreVary: true })) return;
  await store.put(path, (await findFile(path)) ?? (await fetchWhole(path)));
}

async function keepFiles(store: Cache, paths: readonly string[]): Promise<void> {
  const waiting = [...paths];
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await keepFile(store, path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** A page as it was sent, with the policy that contains its nonce. */
async function fetchPage(path: string): Promise<[Response, string]> {
  const page = await fetchWhole(path);
  const html = await page.clone().text();
  if (!isOfBuild(html, BUILD.routes)) throw new Error(`${path} is of another build.`);
  return [page, html];
}

/** Stores a visited public page with its files. */
export async function keepPage(path: string): Promise<void> {
  if (isLeaving || !BUILD.pages.includes(path)) return;
  const store = await openStore();
  if (await store.match(path)) return;
  const [page, html] = await fetchPage(path);
  await keepFiles(
    store,
    filesOf(html).filter((file) => FILES.has(file)),
  );
  await store.put(path, page);
}

/** Stores every screen; marked as complete only once all files are there. */
export async function keepApp(): Promise<void> {
  if (isLeaving) return;
  const store = await openStore();
  if (await store.match(COMPLETE)) return;
  await keepFiles(store, BUILD.files);
  const [shell] = await fetchPage(SHELL);
  await store.put(SHELL, shell);
  await store.put(COMPLETE, new Response());
}

/**
 * Stores the minimum that every worker needs. A device that had all of the previous build
 * gets all of this one before this worker is installed.
 */
export async function prepare(): Promise<void> {
  const store = await openStore();
  await store.put(LAST_RESORT, await fetchWhole(LAST_RESORT));
  for (const name of shellStores(await caches.keys())) {
    if (await (await caches.open(name)).match(COMPLETE)) await keepApp();
  }
}

export async function dropOutdated(): Promise<void> {
  await Promise.all(outdatedStores(await caches.keys(), STORE).map((name) => caches.delete(name)));
}

export async function dropEverything(): Promise<void> {
  isLeaving = true;
  await Promise.all(shellStores(await caches.keys()).map((name) => caches.delete(name)));
}

/** What is shown when the server does not respond: the stored page, the app shell, or the offline page. */
export async function storedPage(url: string): Promise<Response | undefined> {
  if (isLeaving) return undefined;
  const store = await openStore();
  const app = (await store.match(COMPLETE)) && (await store.match(SHELL));
  return (await store.match(pagePath(url))) ?? app ?? (await store.match(LAST_RESORT));
}

/** A file from the cache, otherwise from the server; files of this build are stored. */
export async function answerFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const stored = await findFile(pathname);
  if (stored) return stored;
  const answer = await fetch(request);
  const isStored = answer.status === 200 && FILES.has(pathname) && !isLeaving;
  if (isStored) await (await openStore()).put(pathname, answer.clone());
  return answer;
}
