import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * React Router limits the prerendering of each page to ten seconds. On a busy machine the first page would
 * spend them loading the whole server build, so that is loaded beforehand.
 */
export function warmPreview(): Plugin {
  return {
    name: 'warm-preview',
    async configurePreviewServer({ config }) {
      const { outDir } = config.environments.ssr?.build ?? config.build;
      await import(pathToFileURL(path.resolve(config.root, outDir, 'index.js')).href);
    },
  };
}
