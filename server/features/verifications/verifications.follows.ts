import { degreesChanged } from '#server/features/candidates/candidates.events.ts';
import { exportRequested } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import type { AuditAction } from '#server/platform/audit/actions.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { now } from '#server/platform/clock.ts';
import { asCandidate } from '#server/platform/deed.ts';
import { on } from '#server/platform/events.ts';
import { tellAdmins } from './degree-state.service.ts';
import { degreeCodeMade, type ProofStep, proofDecided, proofStepped } from './verifications.events.ts';
import { listOf, withdrawOpen } from './verifications.queries.ts';

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

export const auditEntries = [
  on(degreeCodeMade, async (db, made) => {
    await audit.record(db, asCandidate({ userId: made.candidateId }), {
      action: 'education.code_sent',
      subjectId: made.educationId,
      summary: `Asked for a code to verify ${titleOf(made)}`,
    });
  }),
  on(proofStepped, async (db, stepped) => {
    const [action, words] = STEPS[stepped.step];
    await audit.record(db, asCandidate({ userId: stepped.candidateId }), {
      action,
      subjectId: stepped.educationId,
      summary: words(titleOf(stepped)),
    });
  }),
  on(proofDecided, async (db, decided) => {
    const { candidateId, educationId, to, reason } = decided;
    const name = await users.nameOf(db, candidateId);
    const isVerified = to === 'VERIFIED';
    await audit.record(db, decided, {
      action: isVerified ? 'education.verified' : 'education.rejected',
      subjectId: educationId,
      personId: candidateId,
      summary: `${isVerified ? 'Verified' : 'Rejected the proof of'} ${titleOf(decided)} of ${name}`,
      before: { status: 'PENDING' },
      after: { status: to, reason },
    });
  }),
];

export const follows = [
  on(degreesChanged, async (db, { educationIds }) => {
    if ((await withdrawOpen(db, educationIds, now())) > 0) await tellAdmins(db);
  }),
  on(exportRequested, async (db, { userId, userType, add }) => {
    if (userType !== 'JOBSEEKER') return;
    const tries = await listOf(db, userId);
    await add(
      'degreeVerifications',
      tries.map(({ codeHash: _, decidedBy: __, ...rest }) => rest),
    );
  }),
];
