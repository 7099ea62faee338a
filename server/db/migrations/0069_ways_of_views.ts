import { type Kysely, sql } from 'kysely';

/** By which way whoever looks at a job came to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table job_views add column source text not null default 'UNKNOWN' check (source in
      ('SEARCH','RECOMMENDED','SAVED_SEARCH','LINK','DIRECT','ELSEWHERE','UNKNOWN'))`.execute(db);
}
