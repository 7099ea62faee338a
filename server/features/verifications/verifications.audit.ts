import * as users from '#server/features/users/users.service.ts';
import type { AuditAction } from '#server/platform/audit/actions.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { degreeCodeMade, type ProofStep, proofDecided, proofStepped } from './verifications.events.ts';

interface Degree {
  universityName: string;
  educationDegree: string;
}

function titleOf({ educationDegree, universityName }: Degree): string {
  return `${educationDegree}, ${universityName}`;
}

const STEPS: Record<ProofStep, [AuditAction, (degree: string) => string]> = {
  DOCUMENT_SENT: ['education.document_sent', (degree) => `Sent a document to verify ${degree}`],
  WITHDRAWN: ['education.proof_withdrawn', (degree) => `Withdrew the proof of ${degree}`],
  PROVED_BY_MAIL: ['education.verified', (degree) => `Verified ${degree} by mail`],
};

export const traces = [
  on(degreeCodeMade, async (db, made) => {
    await audit.record(db, {
      actorId: made.candidateId,
      action: 'education.code_sent',
      subjectId: made.educationId,
      summary: `Asked for a code to verify ${titleOf(made)}`,
    });
  }),
  on(proofStepped, async (db, stepped) => {
    const [action, words] = STEPS[stepped.step];
    await audit.record(db, {
      actorId: stepped.candidateId,
      action,
      subjectId: stepped.educationId,
      summary: words(titleOf(stepped)),
    });
  }),
  on(proofDecided, async (db, decided) => {
    const { candidateId, educationId, to, reason, actorId, ip } = decided;
    const { firstName, lastName } = await users.get(db, candidateId);
    const isVerified = to === 'VERIFIED';
    await audit.record(db, {
      actorId,
      action: isVerified ? 'education.verified' : 'education.rejected',
      subjectId: educationId,
      personId: candidateId,
      summary: `${isVerified ? 'Verified' : 'Rejected the proof of'} ${titleOf(decided)} of ${firstName} ${lastName}`,
      before: { status: 'PENDING' },
      after: { status: to, reason },
      ip,
    });
  }),
];
