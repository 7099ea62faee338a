import type { CandidateFilter } from '#contract/search/candidate-filter.ts';
import { type Reading, understand } from '#contract/search/words/understand.ts';
import type { Db } from '#server/db/schema/database.ts';
import { listKnownDoubts } from './words.queries.ts';

/**
 * Reads the text of a search. What could be a slip stays as it is when somebody is known by that very word, and so
 * does a city or a skill that with its neighbour is part of the name of a company or an institute.
 */
export async function readText(
  db: Db,
  companyKeys: string[] | Promise<string[]>,
  filter: CandidateFilter,
): Promise<Reading> {
  const text = filter.text ?? '';
  const mayBeAny = filter.skills.length === 0;
  const reading = understand(text, { mayBeAny });
  if (reading.doubts.length === 0) return reading;
  const known = await listKnownDoubts(db, await companyKeys, reading.doubts);
  return known.length === 0
    ? reading
    : understand(text, { mayBeAny, plain: new Set(known.map(({ word }) => word)) });
}
