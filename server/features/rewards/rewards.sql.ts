import { type RawBuilder, sql } from 'kysely';

/** Whether the referral with this alias is flagged and not yet reviewed. */
export function awaitsReview(referral: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${referral}.flags`)} <> '{}' and ${sql.ref(`${referral}.review`)} is null)`;
}
