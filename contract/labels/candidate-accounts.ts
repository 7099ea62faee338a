import type { UserStatus } from '../core/roles.ts';
import type { Badge } from './badge.ts';

/** The choices of admins. */
export const CANDIDATE_STATUSES = ['ACTIVE', 'INACTIVE', 'SUSPENDED', 'DELETED'] as const;
export type CandidateStatus = (typeof CANDIDATE_STATUSES)[number];

export const USER_STATUS_BADGES: Readonly<Record<UserStatus, Badge>> = {
  ACTIVE: { label: 'Active', family: 'success' },
  INACTIVE: { label: 'Inactive', family: 'neutral' },
  SUSPENDED: { label: 'Suspended', family: 'warning' },
  DISABLED: { label: 'Disabled', family: 'neutral' },
  DELETED: { label: 'Deleted', family: 'outline' },
};
