import type * as z from 'zod';
import { fileAddress } from '#contract/files.ts';
import type { Job, JobFacts, JobSummary } from '#contract/jobs/job.ts';
import type { Round } from '#contract/jobs/plan.ts';
import type { JobListing } from '#contract/jobs/public-jobs.ts';
import type { JobCounts, JobWithSkills } from './jobs.queries.ts';

type Sent<S extends z.ZodType> = z.input<S>;

export function toFacts(job: JobWithSkills): Sent<typeof JobFacts> {
  return {
    id: job.id,
    title: job.title,
    department: job.department,
    location: { city: job.city, country: job.country, isRemote: job.isRemote },
    jobType: job.jobType,
    workMode: job.workMode,
    salary: {
      min: job.salaryMin,
      max: job.salaryMax,
      currency: 'INR',
      period: job.salaryPeriod,
    },
    experienceLevel: job.experienceLevel,
    experienceRequired: { min: job.experienceMin, max: job.experienceMax },
    openings: job.openings,
    skills: job.skills.map((skill) => skill.skillName),
    publishedAt: job.publishedAt,
  };
}

export function toText(job: JobWithSkills) {
  return {
    description: job.description,
    responsibilities: job.responsibilities,
    qualifications: job.qualifications,
    benefits: job.benefits,
    requiredSkills: job.skills,
    maxNoticePeriod: job.maxNoticePeriod as Job['maxNoticePeriod'],
  };
}

export function toSummary(job: JobWithSkills & JobCounts): Sent<typeof JobSummary> {
  const { status, applicationsCount, newApplicationsCount, shortlistedCount } = job;
  const { createdAt, updatedAt, closedAt } = job;
  return {
    ...toFacts(job),
    status,
    applicationsCount,
    newApplicationsCount,
    shortlistedCount,
    createdAt,
    updatedAt,
    closedAt,
  };
}

export function toJob(job: JobWithSkills & JobCounts, interviewPlan: Round[]): Sent<typeof Job> {
  const { takenDownReason, version } = job;
  return { ...toSummary(job), ...toText(job), interviewPlan, takenDownReason, version };
}

export interface ListedCompany {
  companyName: string;
  logoFileId: string | null;
}

export function toListing(job: JobWithSkills & ListedCompany): Sent<typeof JobListing> {
  return { ...toFacts(job), company: toCompany(job) };
}

export function toCompany(job: { companyId: string } & ListedCompany) {
  const logoUrl = fileAddress(job.logoFileId);
  return { id: job.companyId, name: job.companyName, logoUrl };
}
