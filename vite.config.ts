import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS } from './web/chunks.ts';

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Short: the list of all routes, which every page loads, names every file. */
const SHORT_NAMES = { chunkFileNames: 'assets/[hash].js' };

export default defineConfig(({ isSsrBuild }) => ({
  publicDir: 'web/public',
  // Vitest reads this file too, and has no routes to build.
  plugins: process.env.VITEST ? [] : [reactRouter()],
  // Inlined files would be data: addresses, which the content security policy refuses.
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNK_GROUPS }, ...(isSsrBuild ? {} : SHORT_NAMES) },
    },
  },
  server: { proxy: { '/api': api, '/dev': api, '/docs': api } },
}));
