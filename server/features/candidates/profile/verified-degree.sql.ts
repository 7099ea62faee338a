import { type RawBuilder, sql } from 'kysely';

/** Whether a degree of the candidate in this column was verified: the medal after a name. */
export function hasVerifiedDegree(candidateId: string): RawBuilder<boolean> {
  return sql`coalesce((select bool_or(verified.verification_status = 'VERIFIED') from candidate_educations verified
    where verified.candidate_id = ${sql.ref(candidateId)}), false)`;
}
