import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { evaluationOrder } from './lean/evaluation-order.ts';
import { leanRoutes } from './lean/lean-routes.ts';
import { FETCH_STYLES, withStylesInPage } from './lean/styles-in-page.ts';
import { ONE_JOB, PRERENDERED } from './prerendered.ts';
import { buildWorker, MANIFEST } from './worker/build-worker.ts';

const compressions = [
  ['.br', promisify(brotliCompress)],
  ['.gz', promisify(gzip)],
] as const;

/** Works over the built files once: pages start faster, and the server has nothing left to compress. */
export async function finishBuild(folder: string): Promise<void> {
  const list = async () => (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
  const manifest = (await list()).find((name) => MANIFEST.test(name));
  if (!manifest) throw new Error(`${folder} has no list of routes.`);
  await writeFile(manifest, leanRoutes(await readFile(manifest, 'utf8')));
  await Promise.all(
    [...PRERENDERED, ONE_JOB].map((path) => startAfterFirstPaint(join(folder, path, 'index.html'), folder)),
  );
  await buildWorker(folder);
  await Promise.all((await list()).filter((name) => /\.(js|css|svg)$/.test(name)).map(compress));
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;

/**
 * A page is read before anything is clicked, so its scripts are fetched when it has been painted; in a
 * tab that nobody looks at, and that is not painted, a second later. They run in the order in which they would at once,
 * but one after the other, so that in between the page scrolls and answers. What starts them becomes a file, unchanged.
 */
async function startAfterFirstPaint(file: string, folder: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  const [all, open, code, close] = START.exec(html) ?? [];
  if (all === undefined || code === undefined) throw new Error(`${file} starts no scripts.`);
  const start = `/assets/start-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  await writeFile(join(folder, start), code);
  // Itself too: `before-scripts.js` hears of a file that does not come only where the page names it.
  const needed = [start, ...[...html.matchAll(PRELOAD)].map(([, href]) => href)];
  const order = await evaluationOrder(code, (name) => readFile(join(folder, 'assets', name), 'utf8'));
  const later = `${open}let isStarted = false;
async function start() {
  if (isStarted) return;
  isStarted = true;
  ${FETCH_STYLES}
  for (const href of ${JSON.stringify(needed)}) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  for (const name of ${JSON.stringify(order)}) {
    await import("/assets/" + name);
    // Timers of a tab that nobody looks at come once a second.
    if (!document.hidden) await new Promise((resolve) => setTimeout(resolve));
  }
  import("${start}");
}
new PerformanceObserver((paints) => {
  if (paints.getEntriesByName("first-contentful-paint").length > 0) start();
}).observe({ type: "paint", buffered: true });
setTimeout(start, 1000);${close}`;
  const page = html.replaceAll(PRELOAD, '').replace(all, () => later);
  await writeFile(
    file,
    withStylesInPage(page, (name) => readFileSync(join(folder, name), 'utf8')),
  );
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  for (const [ending, squeeze] of compressions) await writeFile(file + ending, await squeeze(bytes));
}
