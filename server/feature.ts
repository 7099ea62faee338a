import type { PageSources } from '#server/http/pages/web.ts';
import type { Route } from '#server/http/route.ts';
import type { Subscription } from '#server/platform/events.ts';
import type { TaskKind } from '#server/platform/tasks.ts';

/** Phases in which one feature may have to run before or after another. */
type Phase = 'deadlines' | 'follows' | 'departures';

/** The manifest of a feature: its routes, its background work, and its reactions to events. */
interface Feature {
  name: string;
  routes: readonly Route[];
  /** Work that requests queue. */
  tasks: readonly TaskKind<never>[];
  /** Sweeps that change states when their time has come; they run before all other sweeps. */
  deadlines: readonly TaskKind<undefined>[];
  /** The other sweeps of every minute. */
  sweeps: readonly TaskKind<undefined>[];
  /** Who gets which in-app notification. */
  notices: readonly Subscription[];
  /** Who gets which mail. */
  mails: readonly Subscription[];
  /** What the audit log records. */
  audit: readonly Subscription[];
  /** What an event changes here: states, search, open screens. */
  follows: readonly Subscription[];
  /** What happens to the rows of a person whose account ends, or who requests an export. */
  departures: readonly Subscription[];
  /** Titles and heads of pages that depend on data. */
  heads: PageSources['heads'];
  /** Pages that only the server can list. */
  addresses: PageSources['addresses'];
  /** Features that come first, by phase; otherwise the order is that of features.ts. */
  after: Partial<Record<Phase, readonly string[]>>;
}

const NOTHING: Omit<Feature, 'name'> = {
  routes: [],
  tasks: [],
  deadlines: [],
  sweeps: [],
  notices: [],
  mails: [],
  audit: [],
  follows: [],
  departures: [],
  heads: [],
  addresses: [],
  after: {},
};

export function defineFeature(parts: Pick<Feature, 'name'> & Partial<Feature>): Feature {
  return { ...NOTHING, ...parts };
}

/** The features in their order, each after those in its `after`; throws if that is impossible. */
export function inOrder(features: readonly Feature[], phase: Phase): Feature[] {
  const waiting = [...features];
  const placed: Feature[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ after }) =>
      (after[phase] ?? []).every((name) => placed.some((one) => one.name === name)),
    );
    if (next < 0) throw new Error(`No order of ${phase}: ${waiting.map(({ name }) => name).join(', ')}`);
    placed.push(...waiting.splice(next, 1));
  }
  return placed;
}
