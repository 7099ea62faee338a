import type { JobStatus } from '#contract/labels/jobs.ts';
import type { Opening } from '#server/db/demo/hiring/openings.ts';
import type { Moment } from './moment.ts';
import type { Random } from './random.ts';
import type { Rows } from './rows.ts';

/** What the builders share while they add one kind of row after another. */
export interface World {
  rows: Rows;
  moment: Moment;
  /** One hash for every demo account: hashing 300 times would take half a minute. */
  passwordHash: string;
  /** Degrees whose document an admin has still to check. */
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
  /** Is approved or was: its documents are verified. */
  wasApproved: boolean;
  /** When it handed in its application, whatever became of it. */
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
