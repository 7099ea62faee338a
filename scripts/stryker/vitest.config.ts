import { defineConfig } from 'vitest/config';

/**
 * The tests of the pure modules, which need no database, without the longest, which would delay every fault.
 */
export default defineConfig({
  test: {
    include: ['contract/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'contract/payouts/histories.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
