import type { Env } from '#server/env.ts';
import { configureStore } from '#server/platform/files/store.ts';
import { configureSealing } from '#server/platform/sealed.ts';
import { fillDemo } from './demo/fill.ts';
import { freshenDemo } from './demo/freshen.ts';
import { migrate, withStartLock } from './migrate.ts';
import type { OpenDatabase } from './open.ts';

/**
 * Migrates and, in development, fills an empty database; of several processes that start at once, one does
 * each step.
 */
export async function prepareDatabase(database: OpenDatabase, env: Env): Promise<void> {
  await database.unhurried((db, pool) =>
    withStartLock(pool, async () => {
      await migrate(db, pool);
      if (env.isProduction) return;
      await configureStore(env);
      configureSealing(env.JWT_SECRET);
      const wasEmpty = await fillDemo(db, env.DEMO_CANDIDATES);
      if (!wasEmpty) await freshenDemo(db);
    }),
  );
}
