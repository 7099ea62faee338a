import { applicationMoves, DECISION_FOR, stateOf } from '#contract/applications/transitions.ts';
import { AppError, type ErrorCode } from '#contract/core/errors.ts';
import type { ApplicationStatus, Ending } from '#contract/labels/applications.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { applicationMoved, type MoveCause } from './applications.events.ts';
import type { ApplicationRow } from './applications.queries.ts';
import * as queries from './applications.queries.ts';
import { newRow, type Pair, recordEvent, takePair } from './rows.ts';
import { asRead, letLeave } from './sending/leaving.service.ts';
import { undoAll } from './sending/sending.service.ts';

interface Change {
  to: ApplicationStatus;
  actorId: string | null;
  cause: MoveCause;
  reason?: string | null;
  note?: string | null;
  source?: ApplicationRow['source'];
  ending?: Ending;
}

/** The one way an application changes its state: compare and swap, one event, one announcement. */
async function change(db: Db, row: ApplicationRow, wish: Change): Promise<void> {
  const { to, actorId, cause, reason = null, note, source, ending = null } = wish;
  await letLeave(db, row);
  const at = now();
  const moved = await queries.updateApplication(db, row, {
    status: to,
    statusChangedAt: at,
    updatedAt: at,
    rejectReason: to === 'REJECTED' ? reason : null,
    ...(note && { note }),
    ending,
    ...(source && { source }),
  });
  if (!moved) throw new AppError('STATE_CHANGED');
  await recordEvent(
    db,
    { ...row, status: to },
    { from: row.status, actorId, reason: reason ?? note ?? null },
  );
  const { id: applicationId, jobId, companyId, candidateId, status: from } = row;
  const subject = { applicationId, jobId, companyId, candidateId };
  await emit(db, applicationMoved, { ...subject, actorId, from, to, reason, cause });
}

/** A company asks a candidate for an interview: shortlisted, by a new row or by the one that exists. */
export async function invite(
  db: Db,
  { actorId, ...pair }: Pair & { actorId: string },
): Promise<{ id: string }> {
  const job = await jobs.getOpen(db, pair.jobId);
  if (job.companyId !== pair.companyId) throw new AppError('JOB_NOT_FOUND');
  const invited = { source: 'INVITED', status: 'SHORTLISTED', candidateNote: null, appliedAt: null } as const;
  const { row, isNew } = await takePair(db, newRow(pair, invited));
  if (isNew) {
    await recordEvent(db, row, { from: null, actorId, reason: null });
    return { id: row.id };
  }
  await letLeave(db, row);
  const to = applicationMoves.admit('INVITE', stateOf(row), 'RECRUITER', now());
  if (to === row.status) return { id: row.id };
  const source = row.status === 'WITHDRAWN' ? 'INVITED' : row.source;
  await change(db, row, { to, actorId, cause: 'LOOP', source });
  return { id: row.id };
}

export type Offerable = Pick<ApplicationRow, 'id' | 'jobId' | 'companyId' | 'candidateId'>;

/** A company makes an offer, the first or another; nobody else moves the application meanwhile. */
export async function offer(
  db: Db,
  { applicationId, companyId, actorId }: { applicationId: string; companyId: string; actorId: string },
): Promise<Offerable> {
  const owner = { companyId };
  const people = await queries.listCandidateIds(db, [applicationId], owner);
  if (people.length === 0) throw new AppError('NOT_FOUND');
  const standing = await users.holdStatuses(db, people);
  const row = await getLocked(db, applicationId, owner);
  const to = applicationMoves.admit('OFFER', stateOf(row), 'RECRUITER', now());
  if (standing.some(({ status }) => status !== 'ACTIVE')) throw new AppError('CANDIDATE_AWAY');
  if (to !== row.status) await change(db, row, { to, actorId, cause: 'LOOP' });
  return row;
}

/** The offer came to nothing: the company decides how it goes on. */
export async function unoffer(db: Db, { applicationId, actorId }: Step): Promise<void> {
  const row = await getLocked(db, applicationId);
  const to = applicationMoves.admit('UNOFFER', stateOf(row), 'SYSTEM', now());
  await change(db, row, { to, actorId, cause: 'LOOP' });
}

/** The application of this company, and whether an offer can be made for it now. */
export async function findOfferable(
  db: Db,
  id: string,
  companyId: string,
): Promise<Offerable & { mayOffer: boolean }> {
  const row = await queries.findOwn(db, id, { companyId });
  if (!row) throw new AppError('NOT_FOUND');
  const refused = applicationMoves.refusal('OFFER', stateOf(row), 'RECRUITER', now());
  return { ...row, mayOffer: !refused };
}

interface Step {
  applicationId: string;
  actorId: string | null;
  reason?: string | null;
}

async function getLocked(db: Db, id: string, owner: queries.Owner = {}): Promise<ApplicationRow> {
  const row = await queries.lockApplication(db, id, owner);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Nobody decides about the application before the transaction ends. */
export async function hold(db: Db, id: string): Promise<void> {
  await getLocked(db, id);
}

/** The candidate accepted a request; nothing to do when they are there already. */
export async function moveToInterview(db: Db, { applicationId, actorId, reason }: Step): Promise<void> {
  const row = await getLocked(db, applicationId);
  const to = applicationMoves.admit('MEET', stateOf(row), 'SYSTEM', now());
  if (to !== row.status) await change(db, row, { to, actorId, reason, cause: 'LOOP' });
}

/** A request came to nothing: who was only invited leaves, who applied stays where they are. */
export async function releaseInvitation(
  db: Db,
  { applicationId, actorId, reason, ending }: Step & { ending: Ending },
): Promise<void> {
  const row = await getLocked(db, applicationId);
  await letLeave(db, row);
  const state = stateOf(row);
  if (applicationMoves.refusal('RELEASE', state, 'SYSTEM', now())) return;
  const to = applicationMoves.admit('RELEASE', state, 'SYSTEM', now());
  await change(db, row, { to, actorId, reason, cause: 'LOOP', ending });
}

/** Takes the candidate's application back. */
export async function withdraw(db: Db, id: string, candidateId: string): Promise<void> {
  const row = await getLocked(db, id, { candidateId });
  const to = applicationMoves.admit('WITHDRAW', stateOf(row), 'CANDIDATE', now());
  await change(db, row, { to, actorId: candidateId, cause: 'CANDIDATE', ending: 'WITHDRAWN' });
}

export interface Decision {
  to: ApplicationStatus;
  actorId: string;
  companyId: string;
  reason?: string | null;
  note?: string | null;
}

function decisionOf({ to, actorId, reason, note }: Decision): Change {
  if (DECISION_FOR[to] === 'ITS_OWN_CALL') throw new AppError('MOVED_BY_ITS_OWN_CALL');
  return { to, actorId, cause: 'HAND', note, reason: to === 'REJECTED' ? (reason ?? note) : null };
}

/** Those of the candidates who have left for good. Held before their applications, as they themselves do it. */
async function holdGone(db: Db, ids: readonly string[], owner: queries.Owner): Promise<Set<string>> {
  const people = await queries.listCandidateIds(db, ids, owner);
  if (people.length === 0) return new Set();
  const standing = await users.holdStatuses(db, people);
  return new Set(standing.flatMap(({ id, status }) => (status === 'DELETED' ? [id] : [])));
}

/** Why a recruiter cannot move this application there by hand; undefined when it is possible. */
function refusalOf(row: ApplicationRow, to: ApplicationStatus, gone: Set<string>): ErrorCode | undefined {
  const decision = DECISION_FOR[to];
  if (gone.has(row.candidateId)) return 'MOVE_NOT_ALLOWED';
  if (decision === 'ITS_OWN_CALL' || decision === 'NONE') return 'MOVE_NOT_ALLOWED';
  return applicationMoves.refusal(decision, stateOf(row), 'RECRUITER', now());
}

/** A recruiter's own decision about one application. */
export async function decide(db: Db, id: string, decision: Decision): Promise<void> {
  const owner = { companyId: decision.companyId };
  const gone = await holdGone(db, [id], owner);
  const row = await getLocked(db, id, owner);
  const wish = decisionOf(decision);
  const [read = row] = await asRead(db, [row]);
  const refused = refusalOf(read, wish.to, gone);
  if (refused) throw new AppError(refused);
  await change(db, row, wish);
}

export interface BulkResult {
  updated: string[];
  skipped: string[];
}

/** The same decision about several: foreign ids are unknown, those whose stage forbids it are skipped. */
export async function decideAll(db: Db, ids: readonly string[], decision: Decision): Promise<BulkResult> {
  const wanted = [...new Set(ids)];
  const owner = { companyId: decision.companyId };
  const gone = await holdGone(db, wanted, owner);
  const rows = await queries.lockApplications(db, wanted, owner);
  if (rows.length < wanted.length) throw new AppError('NOT_FOUND');
  const wish = decisionOf(decision);
  const read = new Map((await asRead(db, rows)).map((row) => [row.id, row]));
  const fits = rows.filter((row) => !refusalOf(read.get(row.id) ?? row, wish.to, gone));
  for (const row of fits) await change(db, row, wish);
  const updated = fits.map(({ id }) => id);
  return { updated, skipped: wanted.filter((id) => !updated.includes(id)) };
}

/** Nobody is left waiting for an answer about a job that no longer exists. */
export async function rejectWaiting(db: Db, jobId: string, actorId: string | null): Promise<void> {
  for (const row of await queries.lockByJob(db, jobId, applicationMoves.statusesFor('DROP'))) {
    const to = applicationMoves.admit('DROP', stateOf(row), 'SYSTEM', now());
    await change(db, row, { to, actorId, reason: 'The job was removed.', cause: 'JOB' });
  }
}

/** The candidate has left: nobody is to wait for them. */
export async function withdrawAll(db: Db, candidateId: string): Promise<void> {
  await undoAll(db, await queries.lockByCandidate(db, candidateId));
  for (const row of await queries.lockByCandidate(db, candidateId)) {
    const refused = applicationMoves.refusal('WITHDRAW', stateOf(row), 'CANDIDATE', now());
    if (!refused) await withdraw(db, row.id, candidateId);
  }
}
