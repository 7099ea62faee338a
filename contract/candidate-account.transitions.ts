import type { UserStatus } from './core/roles.ts';
import { defineTransitions } from './kit/transitions.ts';

/**
 * How other people change the state of a candidate's account; SYSTEM is the end of a suspension. A
 * deactivated account is reactivated by its owner or by an admin. It cannot be suspended, because the end of
 * the suspension would make it visible to companies.
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
