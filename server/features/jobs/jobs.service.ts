import { applicationMoves } from '#contract/applications/transitions.ts';
import { AppError } from '#contract/core/errors.ts';
import type { JobInput, JobSkill } from '#contract/jobs/job.ts';
import { missingToPublish, type Publishable } from '#contract/jobs/jobs.policy.ts';
import { changesBetween, type JobChange } from '#contract/jobs/said.ts';
import { type JobAction, type JobMove, type JobState, jobMoves } from '#contract/jobs/transitions.ts';
import { partyOfMember } from '#contract/kit/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { now } from '#server/platform/clock.ts';
import { asMember, BY_TIME, type Deed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import * as history from './history.service.ts';
import { jobDeleted, jobMoved, jobTermsChanged } from './jobs.events.ts';
import * as queries from './jobs.queries.ts';
import * as plan from './plan.service.ts';
import { findPublicJob } from './public-jobs.queries.ts';
import * as team from './team.service.ts';

export type { JobWithSkills } from './jobs.queries.ts';

/** One of this company's jobs, with its skills; a job of another company counts as not found. */
export async function getOwn(db: Db, companyId: string, jobId: string): Promise<queries.JobWithSkills> {
  const job = await queries.findOwnJob(db, companyId, jobId);
  if (!job) throw new AppError('JOB_NOT_FOUND');
  return job;
}

/** Those of these jobs that are the company's own. */
export const listOwn = queries.listOwnJobsById;
export const listWishes = queries.listWishes;

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

/** Creates a draft; `publish` makes it public. */
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
    takenDownReason: null,
    deletedAt: null,
    createdAt: at,
    updatedAt: at,
  });
  await queries.replaceSkills(db, id, skillsOf(input));
  await plan.save(db, { jobId: id, companyId }, input.interviewPlan);
  await team.begin(db, id, actor.userId);
  await history.recordMove(db, { jobId: id, version: 1, actorId: actor.userId, at }, null, 'DRAFT');
  return getOwn(db, companyId, id);
}

/** `hired` is given when the job goes onto the board: without an opening left it would close at once. */
function requireComplete(job: Publishable, hired = 0): void {
  const errors = missingToPublish(job, hired);
  if (errors.length > 0) throw new AppError('JOB_INCOMPLETE', { errors });
}

/** `expected` is the version that the editor had loaded; the refusal contains the current one. */
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
  const before = history.saidOf(job, await plan.list(db, jobId));
  const at = now();
  await queries.updateJob(db, jobId, { ...columnsOf(input), updatedAt: at });
  await queries.replaceSkills(db, jobId, requiredSkills);
  await plan.save(db, { jobId, companyId: job.companyId }, input.interviewPlan);
  const saved = await getOwn(db, job.companyId, jobId);
  const changes = changesBetween(before, history.saidOf(saved, await plan.list(db, jobId)));
  await history.record(db, { jobId, version: saved.version, actorId: actor.userId, at }, changes);
  if (job.status !== 'PUBLISHED') return;
  await tellOfTerms(db, actor, job, history.termsAmong(changes));
  await closeIfFilled(db, jobId);
}

async function tellOfTerms(
  db: Db,
  actor: Actor,
  { id: jobId, companyId, title }: queries.JobRow,
  changes: JobChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const { userId: actorId } = actor;
  await emit(db, jobTermsChanged, {
    jobId,
    companyId,
    companyName: companyOf(actor).name,
    title,
    actorId,
    changes,
  });
}

function publishableOf(job: queries.JobWithSkills) {
  return {
    title: job.title,
    description: job.description,
    location: { city: job.city, country: job.country, isRemote: job.isRemote },
    salary: { min: job.salaryMin, max: job.salaryMax, currency: 'INR', period: 'YEARLY' },
    workMode: 'ONSITE',
    maxNoticePeriod: job.maxNoticePeriod as Publishable['maxNoticePeriod'],
    openings: job.openings,
    requiredSkills: job.skills,
  } as const;
}

type Standing = Pick<queries.JobRow, 'id' | 'companyId' | 'title' | 'status'>;

function subjectOf({ id: jobId, companyId, title, status: from }: Standing, { actorId }: Deed) {
  return { jobId, companyId, title, from, actorId };
}

interface Shift {
  to: 'PUBLISHED' | 'DRAFT' | 'CLOSED';
  dates?: Pick<queries.JobRow, 'publishedAt' | 'openedAt'>;
}

/** False when the job is no longer in the state the caller read. */
async function shift(db: Db, deed: Deed, job: Standing, { to, dates }: Shift): Promise<boolean> {
  const at = now();
  const closedAt = to === 'CLOSED' ? at : null;
  const version = await queries.changeStatus(db, job, {
    status: to,
    updatedAt: at,
    closedAt,
    takenDownReason: null,
    ...dates,
  });
  if (version === undefined) return false;
  await history.recordMove(db, { jobId: job.id, version, actorId: deed.actorId, at }, job.status, to);
  await emit(db, jobMoved, { ...subjectOf(job, deed), to });
  return true;
}

/** Publishes, unpublishes, closes or reopens; of several concurrent moves, the first possible one wins. */
export async function move(db: Db, actor: Actor, jobId: string, action: JobMove): Promise<void> {
  await queries.lockJob(db, jobId);
  const job = await getOwn(db, companyOf(actor).id, jobId);
  const to = admit(action, job, actor);
  const isToOpen = to === 'PUBLISHED';
  if (isToOpen) requireComplete(publishableOf(job), await countHired(db, jobId));
  const at = now();
  const opened = isToOpen && { dates: { publishedAt: job.publishedAt ?? at, openedAt: at } };
  if (!(await shift(db, asMember(actor), job, { to, ...opened }))) throw new AppError('STATE_CHANGED');
  if (isToOpen) await tellOfTerms(db, actor, job, await history.termsChangedOffBoard(db, jobId));
}

/** The company closes, and so do its jobs. */
export async function closeAll(db: Db, deed: Deed, companyId: string): Promise<void> {
  for (const job of await queries.lockOpenJobs(db, companyId, jobMoves.statusesFor('CLOSE'))) {
    await shift(db, deed, job, { to: jobMoves.admit('CLOSE', job, deed.party, now()) });
  }
}

/** Serialises callers who fill openings of a job. */
export const lock = queries.lockJob;

async function countHired(db: Db, jobId: string): Promise<number> {
  const { HIRED: hired = 0 } = await queries.countApplications(db, jobId);
  return hired;
}

/** A job whose last opening is filled takes no more applications. */
export async function closeIfFilled(db: Db, jobId: string): Promise<void> {
  const job = await queries.getJob(db, jobId);
  const at = now();
  if ((await countHired(db, jobId)) < job.openings || jobMoves.refusal('FILL', job, 'SYSTEM', at)) return;
  await shift(db, BY_TIME, job, { to: jobMoves.admit('FILL', job, BY_TIME.party, at) });
}

/** The next state. Throws the reason why this member may not make the move. */
function admit<A extends JobAction>(action: A, job: JobState, actor: Actor) {
  const party = partyOfMember(companyOf(actor).role);
  if (!party) throw new AppError('ROLE_TOO_LOW');
  return jobMoves.admit(action, job, party, now());
}

/** A job with open interviews or offers can only be closed, not deleted. */
export async function remove(db: Db, actor: Actor, jobId: string): Promise<void> {
  await queries.lockJob(db, jobId);
  const job = await getOwn(db, companyOf(actor).id, jobId);
  const counts = await queries.countApplications(db, jobId);
  const engaged = applicationMoves.statusesIn('ENGAGED').map((status) => counts[status] ?? 0);
  const engagedCount = engaged.reduce((sum, count) => sum + count, 0);
  admit('DELETE', { status: job.status, engagedCount }, actor);
  const at = now();
  await queries.updateJob(db, jobId, { deletedAt: at, updatedAt: at });
  await emit(db, jobDeleted, subjectOf(job, asMember(actor)));
}

/** In any state, if it was published once and its company may hire here. */
export const findPublic = findPublicJob;

/** A published job of a company that may hire here; both are locked against closing and suspension. */
export async function getOpen(db: Db, jobId: string): Promise<queries.JobWithSkills> {
  await queries.holdJob(db, jobId);
  const job = await findPublicJob(db, jobId);
  if (!job) throw new AppError('JOB_NOT_FOUND');
  if (job.status !== 'PUBLISHED') throw new AppError('JOB_CLOSED');
  return job;
}
