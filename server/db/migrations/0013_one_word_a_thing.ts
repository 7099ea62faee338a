import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** A document is what somebody uploads; the search row of a candidate is an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table candidate_documents rename to candidate_index;
    alter index candidate_documents_pkey rename to candidate_index_pkey;
    alter index candidate_documents_tokens rename to candidate_index_tokens;
    alter index candidate_documents_words rename to candidate_index_words;
    alter index candidate_documents_quality rename to candidate_index_quality;
    alter index candidate_documents_active rename to candidate_index_active;
    alter index candidate_documents_experience rename to candidate_index_experience;
    alter index candidate_documents_salary rename to candidate_index_salary;
    alter table visitor_messages rename to quick_messages;
    alter index visitor_messages_pkey rename to quick_messages_pkey;
    alter index visitor_messages_by_age rename to quick_messages_by_age;
  `.execute(db);
}
