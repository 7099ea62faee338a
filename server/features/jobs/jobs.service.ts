import { applicationMoves } from '#contract/applications/transitions.ts';
import { AppError } from '#contract/core/errors.ts';
import type { JobInput, JobSkill } from '#contract/jobs/job.ts';
import { missingToPublish } from '#contract/jobs/jobs.policy.ts';
import { type JobAction, type JobMove, type JobState, jobMoves } from '#contract/jobs/transitions.ts';
import { partyOfMember } from '#contract/kit/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { jobDeleted, jobMoved } from './jobs.events.ts';
import * as queries from './jobs.queries.ts';
import { findPublicJob } from './public-jobs.queries.ts';

export type { JobWithSkills } from './jobs.queries.ts';

/** One of this company's jobs, with its skills; a foreign one does not exist. */
export async function getOwn(db: Db, companyId: string, jobId: string): Promise<queries.JobWithSkills> {
  const job = await queries.findOwnJob(db, companyId, jobId);
  if (!job) throw new AppError('JOB_NOT_FOUND');
  return job;
}

/** Those of these jobs that are the company's own. */
export const listOwn = queries.listOwnJobsById;

function skillsOf({ requiredSkills, skills }: JobInput): JobSkill[] {
  return requiredSkills ?? skills?.map((skillName) => ({ skillName, minYears: 0, minLevel: 1 })) ?? [];
}

function columnsOf(input: JobInput) {
  const { location, salary, experienceRequired } = input;
  return {
    title: input.title,
    department: input.department ?? null,
    description: input.description,
    city: location.city ?? null,
    country: location.country || 'India',
    isRemote: location.isRemote || input.workMode === 'REMOTE',
    jobType: input.jobType,
    workMode: input.workMode,
    experienceLevel: input.experienceLevel,
    experienceMin: experienceRequired.min,
    experienceMax: experienceRequired.max,
    salaryMin: salary.min,
    salaryMax: salary.max,
    salaryPeriod: salary.period,
    maxNoticePeriod: input.maxNoticePeriod ?? null,
    responsibilities: input.responsibilities,
    qualifications: input.qualifications,
    benefits: input.benefits,
    openings: input.openings,
  };
}

/** A draft; `publish` makes it public. */
export async function create(db: Db, actor: Actor, input: JobInput): Promise<queries.JobWithSkills> {
  const at = now();
  const id = newId();
  const companyId = companyOf(actor).id;
  await queries.insertJob(db, {
    ...columnsOf(input),
    id,
    companyId,
    createdBy: actor.userId,
    publishedAt: null,
    openedAt: null,
    closedAt: null,
    deletedAt: null,
    createdAt: at,
    updatedAt: at,
  });
  await queries.replaceSkills(db, id, skillsOf(input));
  return getOwn(db, companyId, id);
}

function requireComplete(job: Parameters<typeof missingToPublish>[0]): void {
  const errors = missingToPublish(job);
  if (errors.length > 0) throw new AppError('JOB_INCOMPLETE', { errors });
}

/** `expected` is the version the editor had on screen; the current one travels with the refusal. */
export async function update(
  db: Db,
  actor: Actor,
  jobId: string,
  input: JobInput,
  expected: number | undefined,
): Promise<void> {
  await queries.lockJob(db, jobId);
  const job = await getOwn(db, companyOf(actor).id, jobId);
  admit('EDIT', job, actor);
  if (expected !== undefined && expected !== job.version) throw new AppError('STALE_VERSION');
  const requiredSkills = skillsOf(input);
  if (job.status === 'PUBLISHED') requireComplete({ ...input, requiredSkills });
  await queries.updateJob(db, jobId, { ...columnsOf(input), updatedAt: now() });
  await queries.replaceSkills(db, jobId, requiredSkills);
}

function publishableOf(job: queries.JobWithSkills) {
  return {
    title: job.title,
    description: job.description,
    location: { city: job.city, country: job.country, isRemote: job.isRemote },
    salary: { min: job.salaryMin, max: job.salaryMax, currency: 'INR', period: 'YEARLY' },
    workMode: 'ONSITE',
    requiredSkills: job.skills,
  } as const;
}

function subjectOf({ id: jobId, companyId, title, status: from }: queries.JobWithSkills, actor: Actor) {
  return { jobId, companyId, title, from, actorId: actor.userId };
}

/** Publishes, unpublishes, closes or reopens; of several at once, the first that fits wins. */
export async function move(db: Db, actor: Actor, jobId: string, action: JobMove): Promise<void> {
  await queries.lockJob(db, jobId);
  const job = await getOwn(db, companyOf(actor).id, jobId);
  const to = admit(action, job, actor);
  if (to === 'PUBLISHED') requireComplete(publishableOf(job));
  const at = now();
  const moved = await queries.changeStatus(db, job, {
    status: to,
    updatedAt: at,
    publishedAt: to === 'PUBLISHED' ? (job.publishedAt ?? at) : job.publishedAt,
    openedAt: to === 'PUBLISHED' ? at : job.openedAt,
    closedAt: to === 'CLOSED' ? at : null,
  });
  if (!moved) throw new AppError('STATE_CHANGED');
  await emit(db, jobMoved, { ...subjectOf(job, actor), to });
}

/** The state that follows. Throws why this member may not. */
function admit<A extends JobAction>(action: A, job: JobState, actor: Actor) {
  const party = partyOfMember(companyOf(actor).role);
  if (!party) throw new AppError('ROLE_TOO_LOW');
  return jobMoves.admit(action, job, party, now());
}

/** Interviews and offers under way are honoured first: a job that has some can only be closed. */
export async function remove(db: Db, actor: Actor, jobId: string): Promise<void> {
  await queries.lockJob(db, jobId);
  const job = await getOwn(db, companyOf(actor).id, jobId);
  const counts = await queries.countApplications(db, jobId);
  const engaged = applicationMoves.statusesIn('ENGAGED').map((status) => counts[status] ?? 0);
  const engagedCount = engaged.reduce((sum, count) => sum + count, 0);
  admit('DELETE', { status: job.status, engagedCount }, actor);
  const at = now();
  await queries.updateJob(db, jobId, { deletedAt: at, updatedAt: at });
  await emit(db, jobDeleted, subjectOf(job, actor));
}

/** Whatever its state, as long as it was published and its company may hire here. */
export const findPublic = findPublicJob;

/** A published job of a company that may hire here; nobody closes the one or suspends the other meanwhile. */
export async function getOpen(db: Db, jobId: string): Promise<queries.JobWithSkills> {
  await queries.holdJob(db, jobId);
  const job = await findPublicJob(db, jobId);
  if (!job) throw new AppError('JOB_NOT_FOUND');
  if (job.status !== 'PUBLISHED') throw new AppError('JOB_CLOSED');
  return job;
}
