import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS } from './web/chunks.ts';

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  publicDir: 'web/public',
  // Vitest reads this file too, and has no routes to build.
  plugins: process.env.VITEST ? [] : [reactRouter()],
  // Inlined files would be data: addresses, which the content security policy refuses.
  build: { assetsInlineLimit: 0, rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } } },
  server: { proxy: { '/api': api, '/dev': api, '/docs': api } },
});
