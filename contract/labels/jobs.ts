import * as z from 'zod';
import { enumInput } from '../kit/enum-input.ts';
import type { Badge } from './badge.ts';

export const JOB_TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP'] as const;
export const JobType = z.enum(JOB_TYPES);
export type JobType = z.output<typeof JobType>;
export const JOB_TYPE_LABELS: Readonly<Record<JobType, string>> = {
  FULL_TIME: 'Full Time',
  PART_TIME: 'Part Time',
  CONTRACT: 'Contract',
  INTERNSHIP: 'Internship',
};
export const JobTypeInput = enumInput(JOB_TYPES, JOB_TYPE_LABELS);

export const WORK_MODES = ['ONSITE', 'HYBRID', 'REMOTE'] as const;
export const WorkMode = z.enum(WORK_MODES);
export type WorkMode = z.output<typeof WorkMode>;
export const WORK_MODE_LABELS: Readonly<Record<WorkMode, string>> = {
  ONSITE: 'On-site',
  HYBRID: 'Hybrid',
  REMOTE: 'Remote',
};
export const WorkModeInput = enumInput(WORK_MODES, WORK_MODE_LABELS);

export const EXPERIENCE_LEVELS = ['ENTRY', 'MID', 'SENIOR', 'LEAD', 'EXECUTIVE'] as const;
export const ExperienceLevel = z.enum(EXPERIENCE_LEVELS);
export type ExperienceLevel = z.output<typeof ExperienceLevel>;
export const EXPERIENCE_LEVEL_LABELS: Readonly<Record<ExperienceLevel, string>> = {
  ENTRY: 'Entry level',
  MID: 'Mid level',
  SENIOR: 'Senior level',
  LEAD: 'Lead',
  EXECUTIVE: 'Executive',
};
export const ExperienceLevelInput = enumInput(EXPERIENCE_LEVELS, EXPERIENCE_LEVEL_LABELS);

export const SALARY_PERIODS = ['YEARLY', 'MONTHLY', 'HOURLY'] as const;
export const SalaryPeriod = z.enum(SALARY_PERIODS);
export type SalaryPeriod = z.output<typeof SalaryPeriod>;
/** Follows an amount: `₹46,00,000 per year`. */
export const SALARY_PERIOD_LABELS: Readonly<Record<SalaryPeriod, string>> = {
  YEARLY: 'per year',
  MONTHLY: 'per month',
  HOURLY: 'per hour',
};
export const SalaryPeriodInput = enumInput(SALARY_PERIODS, SALARY_PERIOD_LABELS);

export const JOB_STATUSES = ['DRAFT', 'PUBLISHED', 'CLOSED', 'ARCHIVED'] as const;
export const JobStatus = z.enum(JOB_STATUSES);
export type JobStatus = z.output<typeof JobStatus>;
export const JOB_STATUS_BADGES: Readonly<Record<JobStatus, Badge>> = {
  DRAFT: { label: 'Draft', family: 'neutral' },
  PUBLISHED: { label: 'Published', family: 'success' },
  CLOSED: { label: 'Closed', family: 'neutral' },
  ARCHIVED: { label: 'Archived', family: 'outline' },
};

/** How a viewer reached a job. Views from before this was recorded have an unknown source. */
export const VIEW_SOURCES = [
  'SEARCH',
  'RECOMMENDED',
  'SAVED_SEARCH',
  'LINK',
  'DIRECT',
  'ELSEWHERE',
  'UNKNOWN',
] as const;
export const ViewSource = z.enum(VIEW_SOURCES);
export type ViewSource = z.output<typeof ViewSource>;
export const VIEW_SOURCE_LABELS: Readonly<Record<ViewSource, string>> = {
  SEARCH: 'Search and list of jobs',
  RECOMMENDED: 'Recommended',
  SAVED_SEARCH: 'Mail of a saved search',
  LINK: 'Referral or another site',
  DIRECT: 'Direct',
  ELSEWHERE: 'Elsewhere in Medallist',
  UNKNOWN: 'Not recorded',
};
