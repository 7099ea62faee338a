import type { DegreeVerification } from '../labels/profile.ts';
import type { ProofMethod } from './own.ts';

/** The state of a degree for its candidate; a pending one waits for them (a code) or for an admin. */
export const DEGREE_STANDS = ['UNVERIFIED', 'CODE_SENT', 'BEING_CHECKED', 'VERIFIED', 'REJECTED'] as const;
export type DegreeStand = (typeof DEGREE_STANDS)[number];

/** A pending degree without a proof is one whose code has expired. */
export function standOf({
  verificationStatus,
  provedBy,
}: {
  verificationStatus: DegreeVerification;
  provedBy: ProofMethod | null;
}): DegreeStand {
  if (verificationStatus !== 'PENDING') return verificationStatus;
  if (provedBy === null) return 'UNVERIFIED';
  return provedBy === 'MAIL' ? 'CODE_SENT' : 'BEING_CHECKED';
}
