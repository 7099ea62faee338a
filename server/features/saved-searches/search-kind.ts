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

/** A search that has come due, and what it has told of before. */
export interface DueSearch {
  id: string;
  ownerId: string;
  companyId: string | null;
  toldBefore: Date;
  toldUntil: Date;
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
  /** Where its owner keeps such searches. */
  home: string;
  /** Of one that was just saved: what it finds already is nothing new. */
  begin?(db: Db, search: Pick<DueSearch, 'id' | 'companyId'>, filter: F): Promise<void>;
  /** The ids of what is new, newest first, as far as its owner is to hear of it. */
  listNew(db: Db, search: DueSearch, filter: F): Promise<string[]>;
  present(db: Db, ids: readonly string[]): Promise<Find[]>;
}
