import type * as z from 'zod';
import { JobInput } from '#contract/jobs/job.ts';
import type { Db } from '#server/db/schema/database.ts';
import { reject } from '#server/features/applications/rejecting.service.ts';
import * as sending from '#server/features/applications/sending.service.ts';
import { letLeaveById } from '#server/features/applications/sending.service.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { now } from '#server/platform/clock.ts';
import { newId } from '#server/platform/new-id.ts';
import type { TestRecruiter } from './accounts.ts';

/** The job that mock-up 04 scores candidates against. */
export const BACKEND_JOB = {
  title: 'Senior Backend Engineer',
  department: 'Engineering',
  description: 'Build and run the ledger that every payment passes through.',
  location: { city: 'Bengaluru', country: 'India', isRemote: false },
  jobType: 'FULL_TIME',
  workMode: 'HYBRID',
  salary: { min: 3_800_000, max: 4_600_000, currency: 'INR', period: 'YEARLY' },
  responsibilities: ['Own the settlement service'],
  qualifications: ['Four years with a compiled language'],
  benefits: ['Health insurance for the family'],
  requiredSkills: [
    { skillName: 'Go', minYears: 3, minLevel: 3 },
    { skillName: 'Kafka', minYears: 2, minLevel: 2 },
    { skillName: 'PostgreSQL', minYears: 3, minLevel: 3 },
  ],
  experienceLevel: 'SENIOR',
  experienceRequired: { min: 4, max: 8 },
  openings: 2,
  maxNoticePeriod: 'FIFTEEN_DAYS_OR_LESS',
} satisfies z.input<typeof JobInput>;

type Overrides = Partial<z.input<typeof JobInput>> & { status?: 'DRAFT' | 'PUBLISHED' | 'CLOSED' };

/** The actor of this recruiter's requests. */
export function actorOf(recruiter: TestRecruiter): Actor {
  const { id, email, firstName, lastName, companyId } = recruiter;
  return {
    userId: id,
    type: 'RECRUITER',
    sessionId: '',
    email,
    firstName,
    lastName,
    emailVerified: true,
    status: 'ACTIVE',
    hasTwoFactor: false,
    tookSecondStep: false,
    provedAt: new Date(),
    company: { id: companyId, name: '', role: 'OWNER', approvalStatus: 'APPROVED' },
  };
}

/** A complete job of the recruiter's company, published by default. */
export async function createJob(
  db: Db,
  recruiter: TestRecruiter,
  { status = 'PUBLISHED', ...overrides }: Overrides = {},
): Promise<jobs.JobWithSkills> {
  const actor = actorOf(recruiter);
  const { id } = await jobs.create(db, actor, JobInput.parse({ ...BACKEND_JOB, ...overrides }));
  if (status !== 'DRAFT') await jobs.move(db, actor, id, 'PUBLISH');
  if (status === 'CLOSED') await jobs.move(db, actor, id, 'CLOSE');
  return jobs.getOwn(db, recruiter.companyId, id);
}

/** The candidate's new application for this job, already visible to the company. */
export async function createApplication(
  db: Db,
  jobId: string,
  candidate: { id: string },
  note?: string,
): Promise<{ id: string }> {
  const application = await sending.apply(db, { jobId, candidateId: candidate.id, ...(note && { note }) });
  await letLeaveById(db, application.id);
  return application;
}

/** A released application as a row, for tests that insert many at once. */
export function applicationRow(candidateId: string, job: { id: string; companyId: string }, at = now()) {
  const times = { appliedAt: at, statusChangedAt: at, createdAt: at, updatedAt: at };
  const { id: jobId, companyId } = job;
  return { id: newId(), jobId, companyId, candidateId, source: 'APPLIED', status: 'NEW', ...times } as const;
}

/** Notifies the candidate of a rejection at once, as if the time to undo it were over. */
export function tellRejection(db: Db, id: string): Promise<void> {
  return db.transaction().execute((tx) => reject(tx, id));
}

/** Releases an application sent over HTTP at once, as if the time to undo it were over. */
export const letApplicationLeave = letLeaveById;
