import { type RawBuilder, sql } from 'kysely';

/** Whether a degree of the candidate in this column was verified: the medal after a name. */
export function hasVerifiedDegree(candidateId: string): RawBuilder<boolean> {
  return sql`exists (select from candidate_educations verified
    where verified.candidate_id = ${sql.ref(candidateId)} and verified.verification_status = 'VERIFIED')`;
}
