import * as z from 'zod';
import { enumInput } from '../kit/enum-input.ts';
import type { Badge } from './badge.ts';

export const NOTICE_PERIODS = [
  'FIFTEEN_DAYS_OR_LESS',
  'ONE_MONTH',
  'TWO_MONTHS',
  'THREE_MONTHS',
  'MORE_THAN_THREE_MONTHS',
  'SERVING_NOTICE_PERIOD',
] as const;
export const NoticePeriod = z.enum(NOTICE_PERIODS);
export type NoticePeriod = z.output<typeof NoticePeriod>;
export const DEFAULT_NOTICE_PERIOD: NoticePeriod = 'ONE_MONTH';
export const NOTICE_PERIOD_LABELS: Readonly<Record<NoticePeriod, string>> = {
  FIFTEEN_DAYS_OR_LESS: '15 Days or less',
  ONE_MONTH: '1 Month',
  TWO_MONTHS: '2 Months',
  THREE_MONTHS: '3 Months',
  MORE_THAN_THREE_MONTHS: 'More than 3 Months',
  SERVING_NOTICE_PERIOD: 'Serving Notice Period',
};
export const NoticePeriodInput = enumInput(NOTICE_PERIODS, NOTICE_PERIOD_LABELS);

/** From least to most skilled. */
export const PROFICIENCIES = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED', 'EXPERT'] as const;
export const Proficiency = z.enum(PROFICIENCIES);
export type Proficiency = z.output<typeof Proficiency>;
export const PROFICIENCY_LABELS: Readonly<Record<Proficiency, string>> = {
  BEGINNER: 'Beginner',
  INTERMEDIATE: 'Intermediate',
  ADVANCED: 'Advanced',
  EXPERT: 'Expert',
};
export const ProficiencyInput = enumInput(PROFICIENCIES, PROFICIENCY_LABELS);

/** Stars, 1 to 4. */
export function proficiencyLevel(proficiency: Proficiency): number {
  return PROFICIENCIES.indexOf(proficiency) + 1;
}

export const COURSE_TYPES = ['FULL_TIME', 'PART_TIME', 'CORRESPONDENCE', 'DISTANCE_LEARNING'] as const;
export const CourseType = z.enum(COURSE_TYPES);
export type CourseType = z.output<typeof CourseType>;
export const COURSE_TYPE_LABELS: Readonly<Record<CourseType, string>> = {
  FULL_TIME: 'Full Time',
  PART_TIME: 'Part Time',
  CORRESPONDENCE: 'Correspondence',
  DISTANCE_LEARNING: 'Distance Learning',
};
export const CourseTypeInput = enumInput(COURSE_TYPES, COURSE_TYPE_LABELS);

export const EMPLOYMENT_TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP', 'FREELANCE'] as const;
export const EmploymentType = z.enum(EMPLOYMENT_TYPES);
export type EmploymentType = z.output<typeof EmploymentType>;
export const EMPLOYMENT_TYPE_LABELS: Readonly<Record<EmploymentType, string>> = {
  FULL_TIME: 'Full Time',
  PART_TIME: 'Part Time',
  CONTRACT: 'Contract',
  INTERNSHIP: 'Internship',
  FREELANCE: 'Freelance',
};
export const EmploymentTypeInput = enumInput(EMPLOYMENT_TYPES, EMPLOYMENT_TYPE_LABELS);

export const DEGREE_VERIFICATIONS = ['UNVERIFIED', 'PENDING', 'VERIFIED', 'REJECTED'] as const;
export const DegreeVerification = z.enum(DEGREE_VERIFICATIONS);
export type DegreeVerification = z.output<typeof DegreeVerification>;
export const DEGREE_VERIFICATION_BADGES: Readonly<Record<DegreeVerification, Badge>> = {
  UNVERIFIED: { label: 'Not verified', family: 'neutral' },
  PENDING: { label: 'Verification pending', family: 'warning' },
  VERIFIED: { label: 'Verified degree', family: 'earned' },
  REJECTED: { label: 'Verification rejected', family: 'danger' },
};

export const PLATFORMS = ['LINKEDIN', 'GITHUB', 'PORTFOLIO', 'STACK_OVERFLOW', 'OTHER'] as const;
export const Platform = z.enum(PLATFORMS);
export type Platform = z.output<typeof Platform>;
export const PLATFORM_LABELS: Readonly<Record<Platform, string>> = {
  LINKEDIN: 'LinkedIn',
  GITHUB: 'GitHub',
  PORTFOLIO: 'Portfolio',
  STACK_OVERFLOW: 'Stack Overflow',
  OTHER: 'Other',
};
export const PlatformInput = enumInput(PLATFORMS, PLATFORM_LABELS);

export const DESIRED_JOB_TYPES = ['PERMANENT', 'CONTRACTUAL'] as const;
export const DesiredJobType = z.enum(DESIRED_JOB_TYPES);
export type DesiredJobType = z.output<typeof DesiredJobType>;
export const DESIRED_JOB_TYPE_LABELS: Readonly<Record<DesiredJobType, string>> = {
  PERMANENT: 'Permanent',
  CONTRACTUAL: 'Contractual',
};
export const DesiredJobTypeInput = enumInput(DESIRED_JOB_TYPES, DESIRED_JOB_TYPE_LABELS);

export const SHIFTS = ['DAY', 'NIGHT', 'FLEXIBLE'] as const;
export const Shift = z.enum(SHIFTS);
export type Shift = z.output<typeof Shift>;
export const SHIFT_LABELS: Readonly<Record<Shift, string>> = {
  DAY: 'Day',
  NIGHT: 'Night',
  FLEXIBLE: 'Flexible',
};
export const ShiftInput = enumInput(SHIFTS, SHIFT_LABELS);
