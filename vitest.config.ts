import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { builtFigures } from './web/built-figures.ts';

// Files *.outside.test.ts are about a server of its own, and run only when DATABASE_URL names one.
const outside = process.env.DATABASE_URL ? [] : ['**/*.outside.test.ts'];

export default defineConfig({
  define: builtFigures({ areFilled: false }),
  test: {
    environment: 'node',
    pool: 'forks',
    // By itself Vitest leaves one core to others: of two, that is half.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    globalSetup: ['server/testing/global-setup.ts'],
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**', 'data/**', 'e2e/**', ...outside],
    testTimeout: 15_000,
    hookTimeout: 60_000,
  },
});
