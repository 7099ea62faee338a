import type { Kysely } from 'kysely';
import { sql } from 'kysely';

const SEARCHED = [
  'candidate_index_tokens',
  'candidate_index_words',
  'candidate_sample_tokens',
  'candidate_sample_words',
  'job_index_tags',
  'job_index_words',
  'search_terms_name_trgm',
];

/**
 * What has just been saved is sorted into the indexes of the searches at once. Put aside, up to 4 MB of it is read
 * through by every search until a vacuum comes by: after 900 saves a search among 15,000 took half as long again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of SEARCHED) await sql`alter index ${sql.table(name)} set (fastupdate = off)`.execute(db);
  await sql`select gin_clean_pending_list(name::regclass) from unnest(${SEARCHED}::text[]) as name`.execute(
    db,
  );
}
