import type { Control } from 'react-hook-form';
import { type Job, type JobFacts, type JobInput, MAX_EXPERIENCE_YEARS } from '#contract/jobs/job.ts';
import type { JobListing } from '#contract/jobs/public-jobs.ts';
import type { InterviewType } from '#contract/labels/interviews.ts';
import type { SalaryPeriod } from '#contract/labels/jobs.ts';
import type { NoticeStep } from '#contract/matching/notice.ts';

/** The values of the form: the contract's input with every field present; an empty number is null. */
export interface JobValues {
  title: string;
  department: string;
  description: string;
  location: { city: string; country: string; isRemote: boolean };
  jobType: JobFacts['jobType'];
  salary: { min: number | null; max: number | null; currency: 'INR'; period: SalaryPeriod };
  responsibilities: string[];
  qualifications: string[];
  benefits: string[];
  requiredSkills: { skillName: string; minYears: number; minLevel: number }[];
  experienceLevel: JobFacts['experienceLevel'];
  experienceRequired: { min: number | null; max: number | null };
  workMode: JobFacts['workMode'];
  openings: number;
  maxNoticePeriod: NoticeStep | null;
  interviewPlan: {
    name: string;
    interviewType: InterviewType;
    duration: number;
    interviewerIds: string[];
    criteria: string[];
  }[];
}

export type JobControl = Control<JobValues, unknown, JobInput>;

export const NEW_JOB: JobValues = {
  title: '',
  department: '',
  description: '',
  location: { city: '', country: 'India', isRemote: false },
  jobType: 'FULL_TIME',
  salary: { min: null, max: null, currency: 'INR', period: 'YEARLY' },
  responsibilities: [],
  qualifications: [],
  benefits: [],
  requiredSkills: [],
  experienceLevel: 'MID',
  experienceRequired: { min: null, max: null },
  workMode: 'ONSITE',
  openings: 1,
  maxNoticePeriod: null,
  interviewPlan: [],
};

/** Zero means "not given", which the form shows as an empty field. */
function named(amount: number): number | null {
  return amount > 0 ? amount : null;
}

export function valuesOf(job: Job): JobValues {
  const { location, salary, experienceRequired, workMode } = job;
  const { min, max } = experienceRequired;
  // Remote by work mode is not the user's choice, and would stay when the mode changes.
  const isRemote = location.isRemote && workMode !== 'REMOTE';
  return {
    title: job.title,
    department: job.department ?? '',
    description: job.description,
    location: { ...location, city: location.city ?? '', isRemote },
    jobType: job.jobType,
    salary: { ...salary, min: named(salary.min), max: named(salary.max) },
    responsibilities: job.responsibilities,
    qualifications: job.qualifications,
    benefits: job.benefits,
    requiredSkills: job.requiredSkills,
    experienceLevel: job.experienceLevel,
    experienceRequired: { min: named(min), max: max >= MAX_EXPERIENCE_YEARS ? null : max },
    workMode,
    openings: job.openings,
    maxNoticePeriod: job.maxNoticePeriod,
    interviewPlan: job.interviewPlan.map(({ interviewers, ...round }) => ({
      ...round,
      interviewerIds: interviewers.map(({ id }) => id),
    })),
  };
}

/** The card of the unfinished job, as candidates would see it. */
export function previewOf(values: JobValues, companyName: string): JobListing {
  const { location, salary, experienceRequired, workMode, requiredSkills, ...rest } = values;
  return {
    ...rest,
    id: '',
    title: values.title.trim() || 'Job title',
    location: { ...location, isRemote: location.isRemote || workMode === 'REMOTE' },
    workMode,
    salary: { ...salary, min: salary.min ?? 0, max: salary.max ?? 0 },
    experienceRequired: {
      min: experienceRequired.min ?? 0,
      max: experienceRequired.max ?? MAX_EXPERIENCE_YEARS,
    },
    skills: requiredSkills.map(({ skillName }) => skillName),
    publishedAt: null,
    company: { id: '', name: companyName, logoUrl: null },
  };
}
