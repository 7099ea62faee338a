import { AppError, type ErrorCode, fieldFault } from '#contract/core/errors.ts';
import type { InterviewRequest, InterviewRequests } from '#contract/interviews/request.ts';
import { LONGEST_REPLY_DAYS } from '#contract/interviews/transitions.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { toInstant } from '#contract/kit/zoned-time.ts';
import { attempt } from '#server/db/attempt.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as applications from '#server/features/applications/applications.service.ts';
import * as candidates from '#server/features/candidates/candidates.service.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { interviewMoved } from '#server/features/interviews/interviews.events.ts';
import * as queries from '#server/features/interviews/interviews.queries.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import * as settings from '#server/features/settings/settings.service.ts';
import * as templates from '#server/features/templates/templates.service.ts';
import * as users from '#server/features/users/users.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { inDays, inHours, now } from '#server/platform/clock.ts';
import { asMember, type PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';

/**
 * Requests an interview from a candidate; the application is created or reused. Returns the new interview's
 * id.
 */
export async function request(db: Db, actor: Actor, input: InterviewRequest): Promise<string> {
  const company = companyOf(actor);
  const job = await jobs.getOwn(db, company.id, input.jobId);
  if (job.status !== 'PUBLISHED') throw new AppError('JOB_CLOSED');
  const interviewer = input.interviewerId ?? actor.userId;
  const standing = await users.holdStatuses(db, [input.candidateId, interviewer]);
  const pair = { candidateId: input.candidateId, companyId: company.id, jobId: job.id };
  await admitInvitee(db, pair, standing);
  const interviewerId = await chooseInterviewer(db, actor, interviewer);
  const respondBy = await replyDeadline(db, input);
  const application = await applications.invite(db, asMember(actor), pair);
  const id = newId();
  const at = now();
  const isNew = await queries.insertInterview(db, {
    id,
    applicationId: application.id,
    jobId: job.id,
    companyId: company.id,
    candidateId: input.candidateId,
    requestedBy: actor.userId,
    interviewerId,
    interviewType: input.interviewType,
    interviewMode: input.interviewMode,
    priority: input.priority,
    isUrgentHiring: input.isUrgentHiring,
    message:
      input.message && (await filled(db, actor, { ...input, message: input.message, jobTitle: job.title })),
    durationMinutes: input.duration,
    salaryMin: input.salaryRange.min,
    salaryMax: input.salaryRange.max,
    interviewStage: input.interviewStage,
    totalStages: input.totalStages,
    expectedQuestions: input.expectedQuestions,
    documentsRequired: input.documentsRequired,
    respondBy,
    ballHolder: 'CANDIDATE',
    dueAt: respondBy,
    createdAt: at,
    updatedAt: at,
  });
  if (!isNew) throw new AppError('ALREADY_REQUESTED');
  await tellRequest(db, asMember(actor), id, at);
  return id;
}

interface Written {
  message: string;
  candidateId: string;
  jobTitle: string;
}

async function filled(db: Db, actor: Actor, { message, candidateId, jobTitle }: Written): Promise<string> {
  const { firstName } = await users.get(db, candidateId);
  const senderName = fullName(actor);
  return templates.fill(message, { firstName, jobTitle, companyName: companyOf(actor).name, senderName });
}

async function tellRequest(db: Db, deed: PersonsDeed, interviewId: string, at: Date): Promise<void> {
  const [action, { actorId }] = ['REQUEST', deed] as const;
  await queries.insertEvent(db, { id: newId(), interviewId, actorId, action, toStatus: 'PENDING', at });
  await emit(db, interviewMoved, { ...deed, interviewId, action, reason: null, before: null });
}

type Standing = Awaited<ReturnType<typeof users.holdStatuses>>[number];

/**
 * Throws for candidates whom the company cannot see, and for inactive accounts. A candidate who has blocked
 * the company continues what is under way, but gets no new requests.
 */
async function admitInvitee(
  db: Db,
  { jobId, ...pair }: { candidateId: string; companyId: string; jobId: string },
  standing: Standing[],
): Promise<void> {
  const { isBlocked } = await candidates.admit(db, pair);
  if (isBlocked && !(await applications.isUnderWay(db, jobId, pair.candidateId)))
    throw new AppError('CANDIDATE_NOT_FOUND');
  const invitee = standing.find(({ id }) => id === pair.candidateId);
  if (invitee?.status !== 'ACTIVE') throw new AppError('NOT_SEARCHABLE');
}

async function chooseInterviewer(db: Db, actor: Actor, chosen: string): Promise<string> {
  if (chosen === actor.userId) return chosen;
  const members = await companies.listMemberIds(db, companyOf(actor).id);
  if (members.includes(chosen)) return chosen;
  throw fieldFault('interviewerId', 'Please choose an interviewer from your team.');
}

async function replyDeadline(
  db: Db,
  { respondByDate, isUrgentHiring, priority }: InterviewRequest,
): Promise<Date> {
  if (!respondByDate) return defaultDeadline(db, isUrgentHiring || priority === 'URGENT');
  const isDay = respondByDate.length === 10;
  const deadline = isDay ? toInstant(respondByDate, '23:59') : new Date(respondByDate);
  if (deadline <= now()) throw fieldFault('respondByDate', 'Please choose a reply-by date in the future.');
  // When only a day was given, the whole last day counts.
  if (deadline > inDays(isDay ? LONGEST_REPLY_DAYS + 1 : LONGEST_REPLY_DAYS)) {
    throw fieldFault('respondByDate', `Please ask for a reply within ${LONGEST_REPLY_DAYS} days.`);
  }
  return deadline;
}

export async function defaultDeadline(db: Db, isUrgent: boolean): Promise<Date> {
  const { replyHours, urgentReplyHours } = await settings.current(db);
  return inHours(isUrgent ? urgentReplyHours : replyHours);
}

/** Errors that do not depend on the candidate. */
const OF_ALL: ReadonlySet<ErrorCode> = new Set(['VALIDATION_FAILED', 'JOB_CLOSED', 'JOB_NOT_FOUND']);

interface Answer {
  sent: { candidateId: string; interviewId: string }[];
  failed: { candidateId: string; code: string; message: string }[];
}

/**
 * Requests the first round from each candidate. Those who cannot be invited are returned with the reason and
 * do not stop the others. Rows are locked in a fixed order, so that two colleagues who invite the same
 * candidates cannot deadlock.
 */
export async function requestSeveral(db: Db, actor: Actor, input: InterviewRequests): Promise<Answer> {
  const { people, ...shared } = input;
  const inOrder = people.toSorted((a, b) => (a.candidateId < b.candidateId ? -1 : 1));
  await users.holdStatuses(db, [actor.userId, ...inOrder.map(({ candidateId }) => candidateId)]);
  const answer: Answer = { sent: [], failed: [] };
  for (const { candidateId, salaryRange } of inOrder) {
    try {
      const wish = { ...shared, candidateId, salaryRange, interviewStage: 1 };
      const interviewId = await attempt(db, () => request(db, actor, wish));
      answer.sent.push({ candidateId, interviewId });
    } catch (error) {
      if (!(error instanceof AppError) || OF_ALL.has(error.code)) throw error;
      answer.failed.push({ candidateId, code: error.code, message: error.message });
    }
  }
  return answer;
}
