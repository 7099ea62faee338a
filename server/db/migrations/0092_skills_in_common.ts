import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Jobs that share several skills with somebody: most of those that ask for more than three share just one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index job_index_few_skills on job_index using gin (skill_marks ia.gin__int_ops)
      with (fastupdate = off) where cardinality(skill_marks) <= 3;
    create index job_index_many_skills on job_index using gin (skill_marks ia.gin__int_ops)
      with (fastupdate = off) where cardinality(skill_marks) > 3;
  `.execute(db);
}
