import { type RawBuilder, sql } from 'kysely';

/** Whether this person owns the job, or is in its hiring team. */
export function isMineJob(jobId: string, userId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from job_members jm
    where jm.job_id = ${sql.ref(jobId)} and jm.user_id = ${userId}::uuid)`;
}
