import { defineConfig } from 'vitest/config';

/** The tests of the pure modules, which need no database. */
export default defineConfig({ test: { include: ['contract/**/*.test.ts'], isolate: false } });
