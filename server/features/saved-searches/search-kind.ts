import type * as z from 'zod';
import type { Db } from '#server/db/schema/database.ts';

/** What was found and is to be told, as a line of a mail. */
export interface Find {
  id: string;
  title: string;
  /** Beside the title: where, at whom, for how much. */
  note: string;
  path: string;
}

export interface Period {
  after: Date;
  until: Date;
}

/** What searches of one kind have of their own; everything else is the same for all. */
export interface Search<F> {
  filter: z.ZodType<F>;
  /** One and several of what is found. */
  nouns: readonly [string, string];
  /** The words of each filter. */
  words(db: Db, filters: readonly F[]): Promise<string[][]>;
  /** Where the search is opened. */
  path(filter: F): string;
  /** The ids of what came within the period, newest first, as far as its owner is to hear of it. */
  listNew(db: Db, ownerId: string, filter: F, period: Period): Promise<string[]>;
  present(db: Db, ids: readonly string[]): Promise<Find[]>;
}
