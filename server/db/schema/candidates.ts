import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface CandidatesTable {
  userId: string;
  headline: string | null;
  professionalSummary: string | null;
  resumeFileId: string | null;
  salaryFixed: Generated<number>;
  salaryVariable: Generated<number>;
  salaryEsop: Generated<number>;
  salaryTotal: GeneratedAlways<number>;
  expectedTotal: Generated<number>;
  expectedFixed: Generated<number>;
  noticePeriod: Generated<string>;
  lastWorkingDay: string | null;
  preferredLocations: Generated<string[]>;
  offerCompany: string | null;
  offerAmount: number | null;
  offerJoiningDate: string | null;
  domain: string | null;
  primaryRole: string | null;
  isVisible: Generated<boolean>;
  hideFromCurrentEmployer: Generated<boolean>;
  currentIndustry: string | null;
  department: string | null;
  roleCategory: string | null;
  jobRole: string | null;
  desiredJobType: Generated<string>;
  desiredEmploymentType: Generated<string>;
  preferredShift: Generated<string>;
  basicInfoSavedAt: Date | null;
  basicInfoVersion: Generated<number>;
  skillsSavedAt: Date | null;
  skillsVersion: Generated<number>;
  experienceSavedAt: Date | null;
  experienceVersion: Generated<number>;
  educationSavedAt: Date | null;
  educationVersion: Generated<number>;
  lastActiveAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

export interface CandidateSkillsTable {
  id: string;
  candidateId: string;
  skillName: string;
  years: number;
  months: number;
  /** 1 beginner to 4 expert. */
  level: number;
  position: number;
}

export interface CandidateExperiencesTable {
  id: string;
  candidateId: string;
  companyName: string;
  designation: string;
  /** First day of the month. */
  startMonth: string | null;
  endMonth: string | null;
  isCurrentJob: Generated<boolean>;
  location: string | null;
  employmentType: string | null;
  description: string | null;
  keyAchievements: Generated<string[]>;
  technologiesUsed: Generated<string[]>;
  position: number;
}

export interface CandidateEducationsTable {
  id: string;
  candidateId: string;
  universityName: string;
  educationDegree: string;
  fieldOfStudy: string;
  specialization: string | null;
  courseType: Generated<string>;
  startYear: number;
  endYear: number;
  cgpa: number | null;
  percentage: number | null;
  verificationStatus: Generated<'UNVERIFIED' | 'PENDING' | 'VERIFIED' | 'REJECTED'>;
  position: number;
}

export interface CandidateDraftsTable {
  candidateId: string;
  section: string;
  body: JSONColumnType<Record<string, unknown>>;
  savedAt: Date;
}

export interface CandidateViewsTable {
  candidateId: string;
  viewerId: string;
  companyId: string | null;
  day: string;
}

export interface SearchTermsTable {
  id: GeneratedAlways<number>;
  kind: 'skill' | 'city' | 'institute' | 'domain' | 'role';
  name: string;
}

export interface CandidateIndexTable {
  candidateId: string;
  isSearchable: boolean;
  tokens: number[];
  words: string;
  skillIds: number[];
  cityIds: number[];
  instituteIds: number[];
  domainId: number | null;
  roleId: number | null;
  graduationYear: number | null;
  experienceMonths: number;
  expectedTotal: number;
  currentTotal: number;
  noticeStep: number;
  /** 0 to 1000, what a profile is worth without any query. */
  quality: number;
  hiddenFrom: Generated<string[]>;
  lastActiveAt: Date;
}

export interface SavedCandidatesTable {
  companyId: string;
  candidateId: string;
  savedBy: string;
  savedAt: Date;
}
