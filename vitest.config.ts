import { defineConfig } from 'vitest/config';

// Files *.outside.test.ts are about a server of its own, and run only when DATABASE_URL names one.
const outside = process.env.DATABASE_URL ? [] : ['**/*.outside.test.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    globalSetup: ['server/testing/global-setup.ts'],
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**', 'data/**', 'e2e/**', ...outside],
    testTimeout: 15_000,
    hookTimeout: 60_000,
  },
});
