import type { Rolldown } from 'vite';
import { BARREL } from './named-imports.ts';
import { isOfPublicPages, MOST_FILES, sharedFileOf } from './shared-chunks.ts';

const FRAMEWORK = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/;
const FIRST_PAGE =
  /[\\/]web[\\/](entry\.client|root|screens[\\/]public[\\/](public-layout|landing-screen))\.tsx|[\\/]@mantine[\\/]core[\\/]esm[\\/](core[\\/]MantineProvider[\\/]MantineProvider|components[\\/]Button[\\/]Button)\.mjs/;

/** Runs last, when the list of routes and their modules are known: nothing else may bring it. */
const ENTRY = /[\\/]web[\\/]entry\.client\.tsx/;

/** Whether the landing page needs this module before anything is clicked. */
function isOnFirstPage(moduleId: string, context: Rolldown.ChunkingContext): boolean {
  const ids = new Set([moduleId]);
  for (const id of ids) {
    if (FIRST_PAGE.test(id)) return true;
    if (BARREL.test(id)) continue;
    for (const importer of context.getModuleInfo(id)?.importers ?? []) ids.add(importer);
  }
  return false;
}

/** What pages in another frame do not need of it stands apart, so that these load none of it. */
function firstFileOf(moduleId: string, context: Rolldown.ChunkingContext): string | null {
  if (ENTRY.test(moduleId) || !isOnFirstPage(moduleId, context)) return null;
  return isOfPublicPages(moduleId, context) ? 'public-pages' : 'first-page';
}

/**
 * Few files instead of one for each shared module: the list of routes names every file a screen needs, and
 * is itself fetched with the first page. What the landing page needs stays apart, so that it loads no more.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: FRAMEWORK, priority: 3 },
  { name: firstFileOf, priority: 2 },
  // Those of most pages first: what a module imports stands with it, unless it stands in one before.
  ...Array.from({ length: MOST_FILES }, (_, at) => ({
    name: (id: string, context: Rolldown.ChunkingContext) =>
      sharedFileOf(id, context) === at ? `shared-${at}` : null,
    priority: 1 - at / MOST_FILES,
  })),
];
