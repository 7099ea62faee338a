import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Rolldown } from 'vite';
import { importsOf } from './named-imports.ts';
import routes from './routes.ts';

/** What one more file costs a page, in bytes on the wire: a request, and a line in the list of routes. */
const FILE_COST = 2400;
/** Code becomes about this much smaller on the wire. */
const SQUEEZED = 0.2;
/** What a page fetches needlessly beside a part that another one imports: whatever else stands in its file. */
const PULLED = 4000;
/** Fewer pages than this share too little for a file. */
const FEW_PAGES = 2;
export const MOST_FILES = 150;
/** The first of the routes. What it needs has files of its own. */
const LANDING = 0;
const STYLES = /\.css$/;
const PUBLIC_FRAME = 'screens/public/public-layout.tsx';

/** Modules that the same pages need. */
interface Part {
  modules: string[];
  bytes: number;
  hasStyles: boolean;
  pages: Set<number>;
  /** Itself, and the parts whose modules its own import, and so on. */
  needs: Set<Part>;
}

/** Parts that become one file. */
interface File {
  parts: Part[];
  hasStyles: boolean;
  pages: Set<number>;
  /** By page, how many bytes that it has no use for it would fetch with this file. */
  waste: readonly number[];
}

let plan: Map<string, number> | undefined;
let usersOf: Map<string, Set<number>> | undefined;

/** Whether only pages within the frame of the landing page need this module before anything is clicked. */
export function isOfPublicPages(moduleId: string, context: Rolldown.ChunkingContext): boolean {
  usersOf ??= pagesByModule(screensOfPages(routes), context);
  const publicPages = usersOf.get(path.resolve('web', PUBLIC_FRAME));
  // A screen is also wrapped as a route.
  const users = usersOf.get(moduleId) ?? usersOf.get(moduleId.replace(/\?.*/, ''));
  return users !== undefined && [...users].every((page) => publicPages?.has(page));
}

/** In which of the shared files a module stands, those of most pages first; undefined where in none. */
export function sharedFileOf(moduleId: string, context: Rolldown.ChunkingContext): number | undefined {
  plan ??= planOf(context);
  return plan.get(moduleId);
}

function planOf(context: Rolldown.ChunkingContext): Map<string, number> {
  const pages = screensOfPages(routes);
  const files = joined(partsOf(pages, context), pages.length);
  files.sort((one, other) => other.pages.size - one.pages.size);
  return new Map(
    files.flatMap(({ parts }, at) => parts.flatMap(({ modules }) => modules).map((id) => [id, at] as const)),
  );
}

/** Begins with a file for each part, and joins two as long as that saves more than it wastes. */
function joined(atFirst: readonly Part[], pageCount: number): File[] {
  let files = atFirst.map((part) => fileOf([part], pageCount));
  const saved = new Map<File, Map<File, number>>();
  const compare = (one: File, others: readonly File[]) =>
    saved.set(one, new Map(others.map((other) => [other, savedBy(one, other)])));
  for (const [at, file] of files.entries()) compare(file, files.slice(0, at));
  for (;;) {
    let best = 0;
    let pair: readonly File[] = [];
    for (const [one, others] of saved)
      for (const [other, bytes] of others)
        if (bytes > best) {
          best = bytes;
          pair = [one, other];
        }
    if (pair.length === 0) return files;
    files = files.filter((file) => !pair.includes(file));
    for (const gone of pair) {
      saved.delete(gone);
      for (const others of saved.values()) others.delete(gone);
    }
    const parts = pair.flatMap((file) => file.parts);
    const both = fileOf(parts, pageCount);
    compare(both, files);
    files.push(both);
  }
}

function fileOf(parts: Part[], pageCount: number): File {
  const waste = new Array<number>(pageCount).fill(0);
  for (const part of new Set(parts.flatMap(({ needs }) => [...needs]))) {
    const bytes = part.bytes + (parts.includes(part) ? 0 : PULLED);
    for (let page = 0; page < pageCount; page++)
      if (!part.pages.has(page)) waste[page] = (waste[page] ?? 0) + bytes;
  }
  const pages = new Set(parts.flatMap((part) => [...part.pages]));
  return { parts, hasStyles: parts.some(({ hasStyles }) => hasStyles), pages, waste };
}

function savedBy(one: File, other: File): number {
  const wasted = (file: File, by: File) =>
    [...by.pages].reduce((sum, page) => sum + (file.pages.has(page) ? 0 : (file.waste[page] ?? 0)), 0);
  const both = [...one.pages].filter((page) => other.pages.has(page)).length;
  const requests = one.hasStyles && other.hasStyles ? 2 : 1;
  return both * requests * FILE_COST - wasted(one, other) - wasted(other, one);
}

/** Which pages need a module. */
function pagesByModule(
  pages: readonly string[][],
  context: Rolldown.ChunkingContext,
): Map<string, Set<number>> {
  const pagesOf = new Map<string, Set<number>>();
  pages.forEach((screens, page) => {
    const ids = new Set(screens.map((screen) => path.resolve('web', screen)));
    for (const id of ids) {
      pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(page));
      for (const imported of importsOf(id, context)) ids.add(imported);
    }
  });
  return pagesOf;
}

/** What several pages, but not the landing page, need before anything is clicked. */
function partsOf(pages: readonly string[][], context: Rolldown.ChunkingContext): Part[] {
  usersOf ??= pagesByModule(pages, context);
  const parts = new Map<string, Part>();
  const partOf = new Map<string, Part>();
  for (const [id, users] of usersOf) {
    if (users.has(LANDING)) continue;
    const key = [...users].join();
    const part = parts.get(key) ?? {
      modules: [],
      bytes: 0,
      hasStyles: false,
      pages: users,
      needs: new Set(),
    };
    part.modules.push(id);
    part.bytes += (context.getModuleInfo(id)?.code?.length ?? 0) * SQUEEZED;
    part.hasStyles ||= STYLES.test(id);
    parts.set(key, part);
    partOf.set(id, part);
  }
  for (const part of parts.values()) {
    part.needs.add(part);
    for (const { modules } of part.needs)
      for (const imported of modules.flatMap((id) => importsOf(id, context))) {
        const needed = partOf.get(imported);
        if (needed) part.needs.add(needed);
      }
  }
  return [...parts.values()].filter((part) => part.pages.size >= FEW_PAGES);
}

/** The files of each page: its screen and what stands around it. */
function screensOfPages(entries: readonly RouteConfigEntry[], around: readonly string[] = []): string[][] {
  return entries.flatMap(({ file, children }) =>
    children ? screensOfPages(children, [...around, file]) : [[...around, file]],
  );
}
