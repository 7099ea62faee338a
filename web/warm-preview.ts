import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * React Router gives each page that it prerenders ten seconds. The first of them would spend those loading the whole
 * server build on a busy machine, so that is loaded before any is asked for.
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
