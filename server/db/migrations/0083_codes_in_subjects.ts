import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * 0077 lost a backslash: where it said six digits it asked for six times the letter d. So mails with a code in their
 * subject were not told apart, and the index of subjects was not the one that the search asks for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update mails set kind = 'SECURITY'
      where kind in ('ACCOUNT','SUPPORT') and topic is null and subject ~ '\\d{6}';
    drop index mails_subject_trgm;
    create index mails_subject_trgm on mails using gin ((regexp_replace(subject, '\\d{6}', '', 'g')) gin_trgm_ops);
  `.execute(db);
}
