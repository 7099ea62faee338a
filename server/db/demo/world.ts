import type { JobStatus } from '#contract/labels/jobs.ts';
import type { Opening } from '#server/db/demo/hiring/openings.ts';
import type { Moment } from './moment.ts';
import type { Random } from './random.ts';
import type { Rows } from './rows.ts';

/** Shared by the builders, each of which adds one kind of row. */
export interface World {
  rows: Rows;
  moment: Moment;
  /** One hash for all demo accounts: hashing 300 passwords would take half a minute. */
  passwordHash: string;
  /** Degrees whose document an admin still has to check. */
  waiting: WaitingDegree[];
}

export interface WaitingDegree {
  candidateId: string;
  educationId: string;
  universityName: string;
  educationDegree: string;
  fieldOfStudy: string;
  startYear: number;
  endYear: number;
}

export interface DemoCompany {
  id: string;
  name: string;
  city: string;
  founderId: string;
  founderName: string;
  isApproved: boolean;
  /** Is or was approved: its documents are verified. */
  wasApproved: boolean;
  /** When it submitted its application, with any result. */
  appliedAt: Date | null;
}

export interface DemoJob {
  id: string;
  company: DemoCompany;
  opening: Opening;
  city: string;
  isOpen: boolean;
  status: JobStatus;
}

export interface DemoCandidate {
  id: string;
  name: string;
  career: string;
  years: number;
  random: Random;
}
