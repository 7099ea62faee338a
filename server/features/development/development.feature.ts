import { defineFeature } from '#server/feature.ts';
import type { TaskKind } from '#server/platform/tasks.ts';
import { routesWith } from './development.routes.ts';

/** `sweeps`: the tasks that become due when the clock is moved. */
export function developmentWith(sweeps: readonly TaskKind<undefined>[]) {
  return defineFeature({ name: 'development', routes: routesWith(sweeps) });
}
