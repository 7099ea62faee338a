import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { builtFigures } from './web/built-figures.ts';
import { CHUNK_GROUPS } from './web/chunks.ts';
import { leanContract } from './web/lean/lean-contract.ts';
import { leanLibraries } from './web/lean/lean-libraries.ts';
import { stylesInPlace } from './web/lean/styles-in-place.ts';

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Short: the list of all routes, which every page loads, names every file. The worker knows fonts by their names. */
const SHORT_NAMES = {
  chunkFileNames: 'assets/[hash].js',
  entryFileNames: 'assets/[hash].js',
  assetFileNames: ({ names }: { names: readonly string[] }) =>
    names.some((name) => name.endsWith('.css')) ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
};

export default defineConfig(({ command, isSsrBuild }) => ({
  publicDir: 'web/public',
  // Vitest reads this file too, and has no routes to build.
  plugins: process.env.VITEST ? [] : [reactRouter(), leanContract(), leanLibraries(), stylesInPlace()],
  // One piece, without what no page uses: the server loads it to draw pages.
  ssr: { noExternal: command === 'build' ? true : [] },
  define: builtFigures({ areFilled: command === 'build' }),
  // Inlined files would be data: addresses, which the content security policy refuses.
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNK_GROUPS }, ...(isSsrBuild ? {} : SHORT_NAMES) },
    },
  },
  worker: { rolldownOptions: { output: SHORT_NAMES } },
  server: {
    proxy: { '/api': api, '/dev': api, '/docs': api, '/document-frame': api },
    // The frame of documents, which has no origin, fetches its script too.
    cors: { origin: [/^https?:\/\/localhost(:\d+)?$/, 'null'] },
  },
}));
