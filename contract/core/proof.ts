/** How a person proves their identity: the password, or a code of the second step. */
export type ProofKind = 'PASSWORD' | 'CODE';

/** In `data` of PROOF_REQUIRED: the accepted kinds of proof, the preferred one first. */
export interface ProofWanted {
  accepts: readonly ProofKind[];
}
