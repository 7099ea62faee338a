import type { UserStatus } from './core/roles.ts';
import { defineTransitions } from './kit/transitions.ts';

/**
 * How the account of a candidate moves by somebody else's hand; SYSTEM is the end of a suspension. Who rests wakes
 * themselves, or an admin wakes them; suspended from their rest, they would be open to companies at its end.
 */
export const candidateAccountMoves = defineTransitions<{ status: UserStatus }>()({
  phases: { ACTIVE: 'OPEN', INACTIVE: 'RESTING', SUSPENDED: 'SHUT', DISABLED: 'SHUT', DELETED: 'OVER' },
  lines: [
    { action: 'SUSPEND', from: ['ACTIVE'], by: ['ADMIN'], to: 'SUSPENDED' },
    { action: 'ACTIVATE', from: ['SUSPENDED'], by: ['ADMIN', 'SYSTEM'], to: 'ACTIVE' },
    { action: 'REST', from: ['ACTIVE'], by: ['ADMIN'], to: 'INACTIVE' },
    { action: 'WAKE', from: ['INACTIVE'], by: ['ADMIN'], to: 'ACTIVE' },
    {
      action: 'DELETE',
      from: ['ACTIVE', 'INACTIVE', 'SUSPENDED', 'DISABLED'],
      by: ['ADMIN'],
      to: 'DELETED',
    },
  ],
});
