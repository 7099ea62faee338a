import type { Db } from '#server/db/schema/database.ts';

/** A fact that other features may react to, in the transaction in which it became true. */
export interface EventKind<T> {
  readonly name: string;
  readonly payload?: T;
}

export type Reaction<T> = (db: Db, payload: T) => Promise<void>;

export interface Subscription {
  kind: EventKind<unknown>;
  reaction: Reaction<never>;
}

// Bounded: filled by the features at the start, as is the next.
const reactions = new Map<string, Reaction<never>[]>();
// Bounded: a kind of event each.
const kinds = new Map<string, EventKind<unknown>>();

export function defineEvent<T>(name: string): EventKind<T> {
  const kind: EventKind<T> = { name };
  kinds.set(name, kind);
  return kind;
}

/** Every event of the loaded features. */
export function listEvents(): EventKind<unknown>[] {
  return [...kinds.values()];
}

/** Pairs an event with a reaction; `app.ts` registers the pairs of every feature once. */
export function on<T>(kind: EventKind<T>, reaction: Reaction<T>): Subscription {
  return { kind, reaction };
}

export function registerReactions(subscriptions: readonly Subscription[]): void {
  reactions.clear();
  for (const { kind, reaction } of subscriptions) {
    reactions.set(kind.name, [...(reactions.get(kind.name) ?? []), reaction]);
  }
}

/** Runs every reaction in order, in the caller's transaction: all of them take effect, or none. */
export async function emit<T>(db: Db, kind: EventKind<T>, payload: T): Promise<void> {
  for (const reaction of reactions.get(kind.name) ?? []) {
    await (reaction as Reaction<T>)(db, payload);
  }
}
