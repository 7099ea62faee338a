import type { ErrorCode } from '../core/errors.ts';
import { defineTransitions } from '../kit/transitions.ts';
import type { DegreeVerification } from '../labels/profile.ts';
import type { ProofMethod } from './own.ts';

/** A degree with its last proof, or a proof with its degree. */
export interface DegreeState {
  status: DegreeVerification;
  method: ProofMethod | null;
  /** Expiry of a mailed code. */
  expiresAt: Date | null;
}

/** Every move of a degree's verification. While a document is being checked, no other proof is accepted. */
export const degreeMoves = defineTransitions<DegreeState>()({
  phases: { UNVERIFIED: 'OPEN', REJECTED: 'OPEN', PENDING: 'WAITING', VERIFIED: 'DONE' },
  lines: [
    {
      action: 'PROVE',
      from: ['UNVERIFIED', 'REJECTED', 'PENDING'],
      by: ['CANDIDATE'],
      to: 'PENDING',
      limits: ({ status, method }) =>
        status === 'PENDING' && method === 'DOCUMENT' ? 'PROOF_WAITING' : undefined,
    },
    { action: 'CONFIRM_CODE', from: ['PENDING'], by: ['CANDIDATE'], to: 'VERIFIED', limits: hasNoCode },
    { action: 'WITHDRAW', from: ['PENDING'], by: ['CANDIDATE'], to: 'UNVERIFIED' },
    { action: 'EXPIRE', from: ['PENDING'], by: ['SYSTEM'], to: 'UNVERIFIED', limits: isNotOver },
    { action: 'APPROVE', from: ['PENDING'], by: ['ADMIN'], to: 'VERIFIED', limits: hasNoDocument },
    { action: 'REJECT', from: ['PENDING'], by: ['ADMIN'], to: 'REJECTED', limits: hasNoDocument },
  ],
  refusedElsewhere: (status, action) => {
    if (action === 'CONFIRM_CODE' && status !== 'VERIFIED') return 'CODE_EXPIRED';
    return action === 'CONFIRM_CODE' || action === 'PROVE' ? 'DEGREE_VERIFIED' : undefined;
  },
});

function hasNoCode({ method, expiresAt }: DegreeState, now: Date): ErrorCode | undefined {
  return method === 'MAIL' && expiresAt && expiresAt > now ? undefined : 'CODE_EXPIRED';
}

function isNotOver(state: DegreeState, now: Date): ErrorCode | undefined {
  return state.method === 'MAIL' && hasNoCode(state, now) ? undefined : 'STATE_CHANGED';
}

function hasNoDocument({ method }: DegreeState): ErrorCode | undefined {
  return method === 'DOCUMENT' ? undefined : 'STATE_CHANGED';
}
