import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { builtFigures } from './web/built-figures.ts';
import { warmPreview } from './web/warm-preview.ts';

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** What every page needs, and what most do: one file for each set of screens that share something would be hundreds. */
const SHARED = [
  {
    name: 'every-page',
    test: /[\\/]web[\\/]root\.tsx|[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
    priority: 2,
  },
  { name: 'most-pages', tags: ['$initial' as const], minShareCount: 50, priority: 1 },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  publicDir: 'web/public',
  // Vitest reads this file too, and has no routes to build.
  plugins: process.env.VITEST ? [] : [reactRouter(), warmPreview()],
  // One piece, without what no page uses: the server loads it to draw pages.
  ssr: { noExternal: command === 'build' ? true : [] },
  define: builtFigures({ areFilled: command === 'build' }),
  // Inlined files would be data: addresses, which the content security policy refuses.
  build: {
    assetsInlineLimit: 0,
    // In files of their own, styles would come a second time with what loads later, and overrule those before.
    cssCodeSplit: false,
    rolldownOptions: { output: isSsrBuild ? {} : { codeSplitting: { groups: SHARED } } },
  },
  server: {
    proxy: { '/api': api, '/dev': api, '/docs': api, '/document-frame': api },
    // The frame of documents, which has no origin, fetches its script too.
    cors: { origin: [/^https?:\/\/localhost(:\d+)?$/, 'null'] },
  },
}));
