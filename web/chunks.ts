import type { Rolldown } from 'vite';

const FRAMEWORK = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/;
const FIRST_PAGE =
  /[\\/]web[\\/](entry\.client|root|screens[\\/]public[\\/](public-layout|landing-screen))\.tsx|[\\/]@mantine[\\/]core[\\/]esm[\\/](core[\\/]MantineProvider[\\/]MantineProvider|components[\\/]Button[\\/]Button)\.mjs/;
/** Files that name everything of a package: whoever imports one uses a part of it only. */
const BARREL = /[\\/]esm[\\/]index\.mjs$/;
/** A module that this many screens share is fetched once for all of them. */
const MANY_SCREENS = 12;

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

/**
 * Few files instead of one for each shared module: the list of routes names every file a screen needs, and
 * is itself fetched with the first page. What the landing page needs stays apart, so that it loads no more.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: FRAMEWORK, priority: 3 },
  { name: (id, context) => (isOnFirstPage(id, context) ? 'first-page' : null), priority: 2 },
  { name: 'app', minShareCount: MANY_SCREENS, priority: 1 },
];
