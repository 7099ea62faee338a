import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { builtFigures } from './web/built-figures.ts';

// Files *.outside.test.ts are about a server of its own, and run only when DATABASE_URL names one.
const outside = process.env.DATABASE_URL ? [] : ['**/*.outside.test.ts'];
const exclude = ['**/node_modules/**', 'build/**', 'data/**', 'e2e/**', ...outside];

/** Several processes, races, random histories, plans, large markets, clusters, timeouts: the gate's own lane. */
const SLOW = [
  '**/*{processes,races,histories,restart,two-at-once,lock-order,property,tiers}.test.ts',
  'server/testing/**/*.test.ts',
  'server/db/embedded.test.ts',
  'server/http/{network-faults,slow-requests,live-limits}.test.ts',
  'server/platform/workers/*.test.ts',
  'scripts/{new-state,new-field,start,check}.test.ts',
];

/** They test what a module does the first time it is asked. */
const FRESH_MODULES = ['web/lib/api/use-sent-endpoint.test.tsx', 'web/lib/api/stored-answers.test.ts'];

const globalSetup = ['server/testing/global-setup.ts'];
const web = { environment: 'happy-dom', setupFiles: ['web/testing/setup.ts'] };

export default defineConfig({
  define: builtFigures({ areFilled: false }),
  test: {
    pool: 'forks',
    // By itself Vitest leaves one core to others: of two, that is half.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Only for what hangs: a busy machine may take ten times as long as a quiet one.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: ['{contract,drills,bench/report}/**/*.test.ts'],
          exclude: SLOW,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          ...web,
          isolate: false,
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: FRESH_MODULES,
        },
      },
      { extends: true, test: { name: 'web-fresh', ...web, include: FRESH_MODULES } },
      {
        extends: true,
        test: {
          name: 'api',
          isolate: false,
          include: ['{server,scripts}/**/*.test.ts'],
          globalSetup,
          exclude: [...exclude, ...SLOW],
        },
      },
      { extends: true, test: { name: 'slow', globalSetup, include: SLOW, exclude } },
    ],
  },
});
