import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { PRERENDERED } from '../prerendered.ts';
import type { Build } from './build.ts';

/** The files of the screens; fonts of other scripts and pictures are loaded when needed. */
const KEPT = /\.(js|css)$|\/(inter|newsreader)-(latin|rupee)-[\w-]{8}\.woff2$/;
/** The route manifest that React Router writes. */
export const MANIFEST = /\/assets\/manifest-(\w+)\.js$/;

/** Builds the service worker, with the lists of the built pages and files. */
export async function buildWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify(await describeBuild(folder)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'web/worker/sw.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

async function describeBuild(folder: string): Promise<Build> {
  const names = (await readdir(folder, { recursive: true })).toSorted();
  const files = names
    .map((name) => `/${name}`)
    .filter((path) => path.startsWith('/assets/') && KEPT.test(path));
  const [, routes] = files.map((path) => MANIFEST.exec(path)).find(Boolean) ?? [];
  if (!routes) throw new Error(`${folder} has no list of routes.`);
  const hash = createHash('sha256').update(files.join());
  for (const name of names.filter((name) => name.endsWith('.html')))
    hash.update(await readFile(join(folder, name)));
  return { id: hash.digest('hex').slice(0, 12), routes, files, pages: PRERENDERED };
}
