import * as z from 'zod';
import { APPROVAL_STATUSES, MEMBER_ROLES } from '../core/roles.ts';
import { enumInput } from '../kit/enum-input.ts';
import type { Badge } from './badge.ts';

export const MemberRole = z.enum(MEMBER_ROLES);
export type MemberRole = z.output<typeof MemberRole>;
export const MEMBER_ROLE_LABELS: Readonly<Record<MemberRole, string>> = {
  VIEWER: 'Viewer',
  RECRUITER: 'Recruiter',
  ADMIN: 'Admin',
  OWNER: 'Owner',
};
export const MemberRoleInput = enumInput(MEMBER_ROLES, MEMBER_ROLE_LABELS, 'Please choose a role.');

export const ApprovalStatus = z.enum(APPROVAL_STATUSES);
export type ApprovalStatus = z.output<typeof ApprovalStatus>;
export const APPROVAL_STATUS_BADGES: Readonly<Record<ApprovalStatus, Badge>> = {
  NOT_SUBMITTED: { label: 'Not submitted', family: 'neutral' },
  PENDING: { label: 'Pending', family: 'warning' },
  UNDER_REVIEW: { label: 'Under Review', family: 'progress' },
  APPROVED: { label: 'Approved', family: 'success' },
  REJECTED: { label: 'Rejected', family: 'danger' },
  SUSPENDED: { label: 'Suspended', family: 'neutral' },
};
