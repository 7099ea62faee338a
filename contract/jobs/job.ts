import * as z from 'zod';
import { Id } from '../core/ids.ts';
import { Rupees } from '../core/money.ts';
import { Timestamp } from '../core/time.ts';
import { optionalText, required, trimmed } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import {
  ExperienceLevel,
  ExperienceLevelInput,
  JobStatus,
  JobType,
  JobTypeInput,
  SalaryPeriod,
  SalaryPeriodInput,
  WorkMode,
  WorkModeInput,
} from '../labels/jobs.ts';
import { skillSpelling } from '../lists/skill-spelling.ts';
import { NoticeStep, NoticeStepInput } from '../matching/notice.ts';
import { PlanInput, Round } from './plan.ts';

export const MAX_EXPERIENCE_YEARS = 50;
export const MAX_OPENINGS = 500;
export const MAX_SKILLS = 20;
export const MAX_POINTS = 20;
export const MAX_DESCRIPTION = 8000;
export const MAX_POINT = 500;

const YEARS_RANGE = 'Please enter between 0 and 50 years.';
const years = (text: string) => z.int({ error: text }).min(0, text).max(MAX_EXPERIENCE_YEARS, text);

/** `minLevel` is in stars, 1 to 4. */
export const JobSkill = z.object({
  skillName: required('Skill name is required', { max: 60 }).overwrite(skillSpelling),
  minYears: years(YEARS_RANGE).default(0),
  minLevel: z
    .int({ error: 'Please choose 1 to 4 stars.' })
    .min(1, 'Please choose 1 to 4 stars.')
    .max(4, 'Please choose 1 to 4 stars.')
    .default(1),
});
export type JobSkill = z.output<typeof JobSkill>;

const JobLocation = z.object({ city: z.string().nullable(), country: z.string(), isRemote: z.boolean() });
const JobSalary = z.object({
  min: z.number(),
  max: z.number(),
  currency: z.literal('INR'),
  period: SalaryPeriod,
});
const ExperienceRange = z.object({ min: z.number(), max: z.number() });

/** What every reader of a job sees. A maximum of 0 in `salary` means that none is given yet. */
export const JobFacts = z.object({
  id: Id,
  title: z.string(),
  department: z.string().nullable(),
  location: JobLocation,
  jobType: JobType,
  workMode: WorkMode,
  salary: JobSalary,
  experienceLevel: ExperienceLevel,
  experienceRequired: ExperienceRange,
  openings: z.number(),
  skills: z.array(z.string()),
  publishedAt: Timestamp.nullable(),
});
export type JobFacts = z.output<typeof JobFacts>;

export const JobText = z.object({
  description: z.string(),
  responsibilities: z.array(z.string()),
  qualifications: z.array(z.string()),
  benefits: z.array(z.string()),
  requiredSkills: z.array(JobSkill),
  maxNoticePeriod: NoticeStep.nullable(),
});

/** A row in a company's own list. */
export const JobSummary = JobFacts.extend({
  status: JobStatus,
  applicationsCount: z.number(),
  newApplicationsCount: z.number(),
  shortlistedCount: z.number(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  closedAt: Timestamp.nullable(),
});
export type JobSummary = z.output<typeof JobSummary>;

/** A company's own job with all fields. `version` is also its ETag. */
export const Job = JobSummary.extend({
  ...JobText.shape,
  interviewPlan: z.array(Round),
  /** Why an admin closed or archived it; null once the company has changed its status. */
  takenDownReason: z.string().nullable(),
  version: z.number(),
});
export type Job = z.output<typeof Job>;

function points(label: string) {
  return z
    .array(required(`Please fill in or remove the empty ${label}.`, { max: MAX_POINT }))
    .max(MAX_POINTS, `Please list at most ${MAX_POINTS} ${label} entries.`)
    .default([]);
}

const DUPLICATE_SKILL = 'Please list each skill once.';

function hasNoDuplicates(names: readonly string[]): boolean {
  return new Set(names.map((name) => name.toLowerCase())).size === names.length;
}

const LocationInput = z.object({
  city: optionalText(80),
  country: trimmed('Please enter a text.', 80).default('India'),
  isRemote: z.boolean().default(false),
});

/** An emptied number field is null, which means the same as a missing field. */
function orElse(fallback: number, schema: z.ZodType<number, number>) {
  return z.preprocess((value) => value ?? fallback, schema);
}

const SalaryInput = z
  .object({
    min: orElse(0, Rupees),
    max: orElse(0, Rupees),
    currency: z.literal('INR', { error: 'Salaries are given in INR.' }).default('INR'),
    period: SalaryPeriodInput.default('YEARLY'),
  })
  .refine(({ min, max }) => max >= min, {
    path: ['max'],
    error: 'The maximum salary must not be below the minimum.',
  });

const ExperienceInput = z
  .object({
    min: orElse(0, years(YEARS_RANGE)),
    max: orElse(MAX_EXPERIENCE_YEARS, years(YEARS_RANGE)),
  })
  .refine(({ min, max }) => max >= min, {
    path: ['max'],
    error: 'The most experience must not be below the least.',
  });

/** A recruiter's input. A draft needs only the title; publishing needs more. */
export const JobInput = ordered(
  {
    title: required('Job title is required', { max: 120 }),
    department: optionalText(80),
    description: trimmed('Please enter a text.', MAX_DESCRIPTION).default(''),
    location: LocationInput.prefault({}),
    jobType: JobTypeInput.default('FULL_TIME'),
    salary: SalaryInput.prefault({ min: 0, max: 0 }),
    responsibilities: points('responsibility'),
    qualifications: points('qualification'),
    benefits: points('benefit'),
    /** Names only, for clients without years or levels; `requiredSkills` takes precedence. */
    skills: z.array(JobSkill.shape.skillName).max(MAX_SKILLS).optional(),
    requiredSkills: z.array(JobSkill).max(MAX_SKILLS, `Please list at most ${MAX_SKILLS} skills.`).optional(),
    experienceLevel: ExperienceLevelInput.default('MID'),
    experienceRequired: ExperienceInput.prefault({ min: 0, max: MAX_EXPERIENCE_YEARS }),
    workMode: WorkModeInput.default('ONSITE'),
    openings: z
      .int({ error: 'Please enter the number of openings.' })
      .min(1, 'There must be at least one opening.')
      .max(MAX_OPENINGS, `Please enter at most ${MAX_OPENINGS} openings.`)
      .default(1),
    interviewPlan: PlanInput,
    maxNoticePeriod: NoticeStepInput.nullish().overwrite((value) => value ?? null),
  },
  {
    at: 'requiredSkills',
    reads: ['requiredSkills'],
    text: DUPLICATE_SKILL,
    holds: ({ requiredSkills }) => hasNoDuplicates(requiredSkills?.map((skill) => skill.skillName) ?? []),
  },
  {
    at: 'skills',
    reads: ['skills'],
    text: DUPLICATE_SKILL,
    holds: ({ skills }) => hasNoDuplicates(skills ?? []),
  },
);
export type JobInput = z.output<typeof JobInput>;
