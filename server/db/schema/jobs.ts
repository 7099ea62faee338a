import type { Generated } from 'kysely';

export interface JobsTable {
  id: string;
  companyId: string;
  createdBy: string;
  title: string;
  department: string | null;
  description: Generated<string>;
  status: Generated<'DRAFT' | 'PUBLISHED' | 'CLOSED' | 'ARCHIVED'>;
  city: string | null;
  country: Generated<string>;
  isRemote: Generated<boolean>;
  jobType: Generated<string>;
  workMode: Generated<string>;
  experienceLevel: Generated<string>;
  experienceMin: Generated<number>;
  experienceMax: Generated<number>;
  salaryMin: Generated<number>;
  salaryMax: Generated<number>;
  salaryPeriod: Generated<string>;
  maxNoticePeriod: string | null;
  responsibilities: Generated<string[]>;
  qualifications: Generated<string[]>;
  benefits: Generated<string[]>;
  openings: Generated<number>;
  publishedAt: Date | null;
  closedAt: Date | null;
  deletedAt: Date | null;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
}

export interface JobSkillsTable {
  jobId: string;
  skillName: string;
  minYears: Generated<number>;
  minLevel: Generated<number>;
  position: number;
}

export interface JobViewsTable {
  jobId: string;
  viewer: string;
  day: string;
}

export type ApplicationStatus =
  | 'NEW'
  | 'REVIEWED'
  | 'SHORTLISTED'
  | 'INTERVIEW'
  | 'OFFERED'
  | 'HIRED'
  | 'REJECTED'
  | 'WITHDRAWN';

export interface ApplicationsTable {
  id: string;
  jobId: string;
  candidateId: string;
  companyId: string;
  source: 'APPLIED' | 'INVITED';
  status: ApplicationStatus;
  note: string | null;
  rejectReason: string | null;
  appliedAt: Date | null;
  statusChangedAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

export interface ApplicationEventsTable {
  id: string;
  applicationId: string;
  actorId: string | null;
  fromStatus: string | null;
  toStatus: string;
  reason: string | null;
  at: Date;
}
