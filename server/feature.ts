import type { PageSources } from '#server/http/pages/web.ts';
import type { Route } from '#server/http/route.ts';
import type { Subscription } from '#server/platform/events.ts';
import type { TaskKind } from '#server/platform/tasks.ts';

/** What of a feature happens before or after the same of another one. */
type Phase = 'deadlines' | 'follows' | 'departures';

/** A feature on one page: what it answers, what it does in the background, and what follows from events. */
interface Feature {
  name: string;
  routes: readonly Route[];
  /** Work that requests queue. */
  tasks: readonly TaskKind<never>[];
  /** Sweeps that move states when their time has come; they run before all other sweeps. */
  deadlines: readonly TaskKind<undefined>[];
  /** What else looks every minute for what has become due. */
  sweeps: readonly TaskKind<undefined>[];
  /** Who is told in the product, and by which kind of notice. */
  notices: readonly Subscription[];
  /** What is mailed to whom. */
  mails: readonly Subscription[];
  /** What the audit log records. */
  audit: readonly Subscription[];
  /** What an event changes here: states, search, open screens. */
  follows: readonly Subscription[];
  /** What happens here to the rows of somebody whose account ends, or who asks for an export of them. */
  departures: readonly Subscription[];
  /** Pages whose title and head the server knows better than the built file. */
  heads: PageSources['heads'];
  /** Pages that only the server can list. */
  addresses: PageSources['addresses'];
  /** Features that go first where order matters; elsewhere the order is that of features.ts. */
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

/** The features in their order, but each behind those that it comes after; throws if that is impossible. */
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
