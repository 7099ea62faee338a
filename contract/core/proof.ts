/** By what somebody shows that it is them: the password, or a code of the second step. */
export type ProofKind = 'PASSWORD' | 'CODE';

/** What PROOF_REQUIRED brings in `data`: what would do, the better one first. */
export interface ProofWanted {
  accepts: readonly ProofKind[];
}
