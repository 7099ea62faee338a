import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressions = [
  ['.br', promisify(brotliCompress)],
  ['.gz', promisify(gzip)],
] as const;

/** Works over the built files once: pages start faster, and the server has nothing left to compress. */
export async function finishBuild(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
  await Promise.all(files.filter((name) => name.endsWith('.html')).map(lowerScripts));
  await Promise.all(files.filter((name) => /\.(js|css|svg)$/.test(name)).map(compress));
}

/** The page is readable before its scripts run, so they give way to the styles and fonts. */
async function lowerScripts(file: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  await writeFile(
    file,
    html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
  );
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  for (const [ending, squeeze] of compressions) await writeFile(file + ending, await squeeze(bytes));
}
