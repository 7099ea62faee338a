import type { JobDay } from '#contract/jobs/days.ts';
import { VIEW_SOURCES, type ViewSource } from '#contract/labels/jobs.ts';

export interface Way {
  source: ViewSource;
  views: number;
  /** Whole percent of all views. */
  share: number;
}

/** All these days together, the way by which most came first; those by which nobody came are left out. */
export function waysOf(days: readonly Pick<JobDay, 'ways'>[]): Way[] {
  const counted = VIEW_SOURCES.map((source) => ({
    source,
    views: days.reduce((sum, { ways }) => sum + (ways[source] ?? 0), 0),
  }));
  const total = counted.reduce((sum, { views }) => sum + views, 0);
  return counted
    .filter(({ views }) => views > 0)
    .map((way) => ({ ...way, share: Math.round((100 * way.views) / total) }))
    .toSorted((a, b) => b.views - a.views);
}
