import type { PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

interface OwnDegree {
  candidateId: string;
  educationId: string;
  universityName: string;
  educationDegree: string;
}

/** The code exists only here: the database has its hash. */
export const degreeCodeMade = defineEvent<OwnDegree & { email: string; code: string }>('degree.codeMade');

export type ProofStep = 'DOCUMENT_SENT' | 'WITHDRAWN' | 'PROVED_BY_MAIL';

/** A step of the candidate towards the medal. */
export const proofStepped = defineEvent<OwnDegree & { step: ProofStep }>('degree.proofStepped');

interface ProofDecided extends OwnDegree, PersonsDeed {
  to: 'VERIFIED' | 'REJECTED';
  /** Of a rejection. */
  reason: string | null;
}

/** An admin has reviewed the document. */
export const proofDecided = defineEvent<ProofDecided>('degree.proofDecided');
