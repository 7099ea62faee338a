import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { linkTo } from '#server/platform/links.ts';
import { pagePolicy } from './security-headers.ts';

export const FALLBACK = '__spa-fallback.html';
const OWN_ADDRESS = /(<link rel="canonical" href="|<meta property="og:url" content=")(\/[^"]*)/g;
const CANONICAL = '<link rel="canonical" ';

export interface BuiltPage {
  html: string;
  policy: (nonce: string, drawn?: string) => string;
}

/** The built pages by path, with absolute addresses filled in: the origin is not known at build time. */
export function readPages(folder: string): Map<string, BuiltPage> {
  const pages = new Map<string, BuiltPage>();
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const route = file === FALLBACK ? FALLBACK : `/${file.replace(/\/?index\.html$/, '')}`;
    const html = readFileSync(path.join(folder, file), 'utf8').replaceAll(
      OWN_ADDRESS,
      (_all, start: string, own: string) => start + linkTo(own),
    );
    pages.set(route, { html, policy: pagePolicy(html) });
  }
  return pages;
}

/** Paths of the pages for search engines: those with a canonical address. */
export function findablePaths(pages: ReadonlyMap<string, BuiltPage>): string[] {
  return [...pages].filter(([, { html }]) => html.includes(CANONICAL)).map(([route]) => route);
}
