import type { DegreeVerification } from '../labels/profile.ts';
import type { ProofMethod } from './own.ts';

/** How far a degree is for its candidate; one that waits does so for them, with a code, or for an admin. */
export const DEGREE_STANDS = ['UNVERIFIED', 'CODE_SENT', 'BEING_CHECKED', 'VERIFIED', 'REJECTED'] as const;
export type DegreeStand = (typeof DEGREE_STANDS)[number];

/** Without a proof a degree that waits is one whose code has run out. */
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
