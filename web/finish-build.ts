import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildStatic } from './static/build-static.ts';
import { buildWorker } from './worker/build-worker.ts';

const squeezeBrotli = promisify(brotliCompress);
const squeezeGzip = promisify(gzip);
const COMPRESSED = /\.(js|css|svg)$/;

/** Level 11 saves seven percent; the reader of documents, which few fetch, would take as long as all else together. */
function levelOf(bytes: Buffer): number {
  return bytes.length > 1_000_000 ? 9 : 11;
}

/** Adds what the server sends beside the built pages: the scripts of static pages, the service worker, and every file compressed. */
export async function finishBuild(folder: string): Promise<void> {
  await buildStatic(folder);
  await buildWorker(folder);
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter((name) => COMPRESSED.test(name)).map((name) => compress(join(folder, name))),
  );
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: levelOf(bytes) };
  await writeFile(`${file}.br`, await squeezeBrotli(bytes, { params }));
  await writeFile(`${file}.gz`, await squeezeGzip(bytes));
}
