import {
  applicationMoves,
  DECISION_FOR,
  stateOf,
  takenUpStatuses,
} from '#contract/applications/transitions.ts';
import { AppError, type ErrorCode } from '#contract/core/errors.ts';
import type { ApplicationStatus, Ending } from '#contract/labels/applications.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import type { Deed, PersonsDeed } from '#server/platform/deed.ts';
import type { ApplicationRow } from './applications.queries.ts';
import * as queries from './applications.queries.ts';
import { change } from './change.ts';
import { type Rejection, rejectLater, takeUp } from './rejecting.service.ts';
import { findWaiting, listWaiting } from './rejections.queries.ts';
import { newRow, type Pair, recordEvent, takePair } from './rows.ts';
import { asRead, letLeave, undoAll } from './sending.service.ts';
import type { Subject } from './subject.service.ts';

export const isUnderWay = queries.isUnderWay;

/** A company requests an interview: the candidate is shortlisted, with a new row or the existing one. */
export async function invite(db: Db, deed: PersonsDeed, pair: Pair): Promise<{ id: string }> {
  const job = await jobs.getOpen(db, pair.jobId);
  if (job.companyId !== pair.companyId) throw new AppError('JOB_NOT_FOUND');
  const invited = { source: 'INVITED', status: 'SHORTLISTED', candidateNote: null, appliedAt: null } as const;
  const { row, isNew } = await takePair(db, newRow(pair, invited));
  if (isNew) {
    await recordEvent(db, row, { from: null, actorId: deed.actorId, reason: null });
    return { id: row.id };
  }
  await goOn(db, row.id);
  await letLeave(db, row);
  const to = applicationMoves.admit('INVITE', stateOf(row), 'RECRUITER', now());
  if (to === row.status) return { id: row.id };
  const source = row.status === 'WITHDRAWN' ? 'INVITED' : row.source;
  await change(db, deed, row, { to, cause: 'LOOP', source });
  return { id: row.id };
}

/** A company makes an offer, the first or another one. The application is locked meanwhile. */
export async function offer(
  db: Db,
  deed: PersonsDeed,
  { applicationId, companyId }: { applicationId: string; companyId: string },
): Promise<Subject> {
  const owner = { companyId };
  const people = await queries.listCandidateIds(db, [applicationId], owner);
  if (people.length === 0) throw new AppError('NOT_FOUND');
  const standing = await users.holdStatuses(db, people);
  const row = await getLocked(db, applicationId, owner);
  await goOn(db, row.id);
  const to = applicationMoves.admit('OFFER', stateOf(row), 'RECRUITER', now());
  if (standing.some(({ status }) => status !== 'ACTIVE')) throw new AppError('CANDIDATE_AWAY');
  if (to !== row.status) await change(db, deed, row, { to, cause: 'LOOP' });
  return row;
}

/** The offer did not lead to a hire: the company decides how to proceed. */
export async function unoffer(db: Db, deed: Deed, applicationId: string): Promise<void> {
  const row = await getLocked(db, applicationId);
  const to = applicationMoves.admit('UNOFFER', stateOf(row), 'SYSTEM', now());
  await change(db, deed, row, { to, cause: 'LOOP' });
}

/**
 * Locks an application with an accepted offer; only for those can the company say whether the candidate
 * joined.
 */
export async function holdAgreed(db: Db, id: string, companyId: string): Promise<Subject> {
  const row = await getLocked(db, id, { companyId });
  applicationMoves.admit('HIRE', stateOf(row), 'SYSTEM', now());
  return row;
}

/** The hire is confirmed. The caller has locked all applications of the candidate. */
export async function hire(db: Db, deed: Deed, applicationId: string): Promise<void> {
  const row = await getLocked(db, applicationId);
  const to = applicationMoves.admit('HIRE', stateOf(row), 'SYSTEM', now());
  await change(db, deed, row, { to, cause: 'LOOP' });
}

/** The candidate did not join. */
export async function unhire(db: Db, deed: Deed, applicationId: string): Promise<void> {
  const row = await getLocked(db, applicationId);
  const to = applicationMoves.admit('UNHIRE', stateOf(row), 'SYSTEM', now());
  await change(db, deed, row, { to, cause: 'LOOP', ending: 'DID_NOT_JOIN' });
}

/** The application of this company, and whether an offer can be made for it now. */
export async function findOfferable(
  db: Db,
  id: string,
  companyId: string,
): Promise<Subject & { mayOffer: boolean }> {
  const row = await queries.findOwn(db, id, { companyId });
  if (!row) throw new AppError('NOT_FOUND');
  const refused = applicationMoves.refusal('OFFER', stateOf(row), 'RECRUITER', now());
  return { ...row, mayOffer: !refused && !(await findWaiting(db, id)) };
}

async function getLocked(db: Db, id: string, owner: queries.Owner = {}): Promise<ApplicationRow> {
  const row = await queries.lockApplication(db, id, owner);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Locks the application until the end of the transaction. */
export async function hold(db: Db, id: string): Promise<void> {
  await getLocked(db, id);
}

/** Ends a pending rejection, because the company goes on with a candidate who was not notified of it yet. */
export async function goOn(db: Db, id: string): Promise<void> {
  if (await findWaiting(db, id)) throw new AppError('REJECTION_WAITS');
}

/** The candidate accepted a request; does nothing when the application is in that stage already. */
export async function moveToInterview(db: Db, deed: Deed, applicationId: string): Promise<void> {
  const row = await getLocked(db, applicationId);
  const to = applicationMoves.admit('MEET', stateOf(row), 'SYSTEM', now());
  if (to !== row.status) await change(db, deed, row, { to, cause: 'LOOP' });
}

/**
 * A request did not lead to an interview: an invited candidate is removed, an applicant stays in their stage.
 */
export async function releaseInvitation(
  db: Db,
  deed: Deed,
  { applicationId, reason, ending }: { applicationId: string; reason: string; ending: Ending },
): Promise<void> {
  const row = await getLocked(db, applicationId);
  await letLeave(db, row);
  const state = stateOf(row);
  if (applicationMoves.refusal('RELEASE', state, 'SYSTEM', now())) return;
  const to = applicationMoves.admit('RELEASE', state, 'SYSTEM', now());
  await change(db, deed, row, { to, reason, cause: 'LOOP', ending });
}

interface Withdrawal {
  candidateId: string;
  reason?: string | null;
}

/** Takes the candidate's application back: by the candidate, by who did it instead, or by time. */
export async function withdraw(
  db: Db,
  deed: Deed,
  id: string,
  { candidateId, reason = null }: Withdrawal,
): Promise<void> {
  const row = await getLocked(db, id, { candidateId });
  const to = applicationMoves.admit('WITHDRAW', stateOf(row), 'CANDIDATE', now());
  await change(db, deed, row, { to, reason, cause: 'CANDIDATE', ending: 'WITHDRAWN' });
}

export interface Decision {
  to: ApplicationStatus;
  companyId: string;
  note?: string | null;
  /** Only for a rejection. */
  rejection?: Rejection;
}

/**
 * Those of the candidates who have deleted their account. Users are locked before their applications, the
 * same order as in the deletion.
 */
async function holdGone(db: Db, ids: readonly string[], owner: queries.Owner): Promise<Set<string>> {
  const people = await queries.listCandidateIds(db, ids, owner);
  if (people.length === 0) return new Set();
  const standing = await users.holdStatuses(db, people);
  return new Set(standing.flatMap(({ id, status }) => (status === 'DELETED' ? [id] : [])));
}

interface Read {
  gone: Set<string>;
  waiting: Set<string>;
}

/** Why a recruiter cannot move this application there by hand; undefined when it is possible. */
function refusalOf(
  row: ApplicationRow,
  to: ApplicationStatus,
  { gone, waiting }: Read,
): ErrorCode | undefined {
  const decision = DECISION_FOR[to];
  if (gone.has(row.candidateId)) return 'MOVE_NOT_ALLOWED';
  if (decision === 'ITS_OWN_CALL' || decision === 'NONE') return 'MOVE_NOT_ALLOWED';
  const standing = { party: 'RECRUITER', presence: 'HERE', now: now() } as const;
  if (waiting.has(row.id)) {
    return takenUpStatuses(stateOf(row), standing).includes(to) ? undefined : 'MOVE_NOT_ALLOWED';
  }
  return applicationMoves.refusal(decision, stateOf(row), 'RECRUITER', standing.now);
}

const NO_WORDS = { category: null, reason: null, message: null };

/** A recruiter's decision takes effect at once, except a rejection, which is delayed. */
async function carryOut(
  db: Db,
  deed: PersonsDeed,
  row: ApplicationRow,
  { to, note, rejection }: Decision,
): Promise<void> {
  if (to !== 'REJECTED') {
    const isBack = await takeUp(db, deed, row, to);
    if (isBack && note) await queries.updateApplication(db, row, { note });
    if (!isBack) await change(db, deed, row, { to, cause: 'HAND', note });
    return;
  }
  if (note) await queries.updateApplication(db, row, { note });
  await rejectLater(db, deed, row, rejection ?? NO_WORDS);
}

/** A recruiter's own decision about one application. */
export async function decide(db: Db, deed: PersonsDeed, id: string, decision: Decision): Promise<void> {
  const owner = { companyId: decision.companyId };
  const gone = await holdGone(db, [id], owner);
  const row = await getLocked(db, id, owner);
  if (DECISION_FOR[decision.to] === 'ITS_OWN_CALL') throw new AppError('MOVED_BY_ITS_OWN_CALL');
  const [read = row] = await asRead(db, [row]);
  const refused = refusalOf(read, decision.to, { gone, waiting: await listWaiting(db, [id]) });
  if (refused) throw new AppError(refused);
  await carryOut(db, deed, row, decision);
}

interface BulkResult {
  updated: string[];
  skipped: string[];
}

/**
 * The same decision about several: ids of other companies count as unknown, those whose stage forbids it are
 * skipped.
 */
export async function decideAll(
  db: Db,
  deed: PersonsDeed,
  ids: readonly string[],
  decision: Decision,
): Promise<BulkResult> {
  const wanted = [...new Set(ids)];
  const owner = { companyId: decision.companyId };
  const gone = await holdGone(db, wanted, owner);
  const rows = await queries.lockApplications(db, wanted, owner);
  if (rows.length < wanted.length) throw new AppError('NOT_FOUND');
  if (DECISION_FOR[decision.to] === 'ITS_OWN_CALL') throw new AppError('MOVED_BY_ITS_OWN_CALL');
  const read = new Map((await asRead(db, rows)).map((row) => [row.id, row]));
  const state = { gone, waiting: await listWaiting(db, wanted) };
  const fits = rows.filter((row) => !refusalOf(read.get(row.id) ?? row, decision.to, state));
  for (const row of fits) await carryOut(db, deed, row, decision);
  const updated = fits.map(({ id }) => id);
  return { updated, skipped: wanted.filter((id) => !updated.includes(id)) };
}

/**
 * Rejects the undecided applications of a job that is not filled any more, so that nobody waits for an
 * answer.
 */
export async function rejectWaiting(
  db: Db,
  by: Pick<Deed, 'actorId'>,
  jobId: string,
  reason = 'The job was removed.',
): Promise<void> {
  for (const row of await queries.lockByJob(db, jobId, applicationMoves.statusesFor('DROP'))) {
    const to = applicationMoves.admit('DROP', stateOf(row), 'SYSTEM', now());
    await change(db, by, row, { to, reason, cause: 'JOB' });
  }
}

/** Locks all applications of the candidate until the end of the transaction. */
export async function holdAll(db: Db, candidateId: string): Promise<void> {
  await queries.lockByCandidate(db, candidateId);
}

/** The candidate has left or is hired: withdraws all open applications. */
export async function withdrawAll(db: Db, deed: Deed, withdrawal: Withdrawal): Promise<void> {
  const { candidateId } = withdrawal;
  await undoAll(db, await queries.lockByCandidate(db, candidateId));
  for (const row of await queries.lockByCandidate(db, candidateId)) {
    const refused = applicationMoves.refusal('WITHDRAW', stateOf(row), 'CANDIDATE', now());
    if (!refused) await withdraw(db, deed, row.id, withdrawal);
  }
}
