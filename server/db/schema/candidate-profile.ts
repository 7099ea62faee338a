import type { Generated } from 'kysely';

export interface CandidateHiddenCompaniesTable {
  candidateId: string;
  position: number;
  companyId: string | null;
  name: string;
}

export interface CandidateOnlineProfilesTable {
  id: string;
  candidateId: string;
  platformType: string;
  profileUrl: string;
  position: number;
}

export interface CandidateProjectsTable {
  id: string;
  candidateId: string;
  projectTitle: string;
  clientName: string | null;
  /** First day of the month. */
  startMonth: string | null;
  endMonth: string | null;
  isOngoing: Generated<boolean>;
  projectDetails: string | null;
  technologiesUsed: Generated<string[]>;
  projectUrl: string | null;
  position: number;
}

export interface DegreeVerificationsTable {
  id: string;
  candidateId: string;
  educationId: string | null;
  method: 'MAIL' | 'DOCUMENT';
  status: Generated<'PENDING' | 'VERIFIED' | 'REJECTED' | 'WITHDRAWN' | 'EXPIRED'>;
  /** The degree as it stood when its proof was handed in. */
  universityName: string;
  educationDegree: string;
  fieldOfStudy: string;
  startYear: number;
  endYear: number;
  email: string | null;
  codeHash: string | null;
  attemptsLeft: number | null;
  expiresAt: Date | null;
  fileId: string | null;
  reason: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  createdAt: Date;
}
