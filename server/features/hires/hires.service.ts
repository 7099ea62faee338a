import { AppError, fieldFault } from '#contract/core/errors.ts';
import { guaranteeEnd, lastGuaranteedDay } from '#contract/hires/credit.policy.ts';
import {
  type FindLeft,
  JOINED_AHEAD,
  JOINED_BEFORE_OFFER,
  LEFT_AHEAD,
  LEFT_BEFORE,
  LEFT_LATE,
  PAID_BELOW_OFFER,
  type RecordHire,
  type ReportLeaving,
  type SettleHire,
} from '#contract/hires/hire.ts';
import { FINDINGS } from '#contract/hires/transitions.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { DisputeSubject, HireSide, HireStatus } from '#contract/labels/hires.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as applications from '#server/features/applications/applications.service.ts';
import { unlessDecided } from '#server/features/users/users.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { now } from '#server/platform/clock.ts';
import { asMember, BY_TIME, type Deed, type PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { hireMoved } from './hires.events.ts';
import type { HireRow, Owner } from './hires.queries.ts';
import * as queries from './hires.queries.ts';
import { answerTime, confirmation, getHireToMove, move, NO_REPORT, seeOff, settleIn, undo } from './moves.ts';

/** One side of a hire: the acting person, and whose hire it must be. */
export interface Side extends PersonsDeed {
  party: HireSide;
  owner: Owner;
}

/** The accepted offer of this company's application, which is locked. */
async function takeAgreed(db: Db, applicationId: string, companyId: string) {
  const application = await applications.holdAgreed(db, applicationId, companyId);
  const offer = await queries.findAgreed(db, applicationId);
  if (!offer) throw new AppError('HIRE_NOT_POSSIBLE');
  return { application, offer };
}

type Agreed = Awaited<ReturnType<typeof takeAgreed>>;

interface Beginning extends RecordHire {
  action: 'RECORD' | 'REPORT_ABSENCE';
  status: HireStatus;
}

/** Creates the hire with the first report about joining. Returns its id. */
async function begin(
  db: Db,
  actor: Actor,
  { application, offer }: Agreed,
  { action, status, joinedOn, annualSalary }: Beginning,
): Promise<string> {
  const id = newId();
  const at = now();
  const { candidateName, companyName, jobTitle } = offer;
  const isNew = await queries.insertHire(db, {
    id,
    applicationId: application.id,
    offerId: offer.id,
    jobId: application.jobId,
    companyId: application.companyId,
    candidateId: application.candidateId,
    status,
    joinedOn,
    annualSalary,
    ...{ candidateName, companyName, jobTitle },
    recordedBy: actor.userId,
    recordedAt: at,
    confirmBy: answerTime(),
    guaranteeEndsAt: guaranteeEnd(joinedOn),
  });
  if (!isNew) throw new AppError('HIRE_RECORDED');
  const { userId: actorId } = actor;
  await queries.insertEvent(db, { id: newId(), hireId: id, actorId, action, toStatus: status, at });
  const moved = { hireId: id, action, reason: null, from: null, to: status };
  await emit(db, hireMoved, { ...asMember(actor), ...moved });
  return id;
}

/** Records that the candidate of an accepted offer has joined. Returns the hire's id. */
export async function record(
  db: Db,
  actor: Actor,
  applicationId: string,
  input: RecordHire,
): Promise<string> {
  const agreed = await takeAgreed(db, applicationId, companyOf(actor).id);
  if (input.joinedOn > localDate(now())) throw fieldFault('joinedOn', JOINED_AHEAD);
  if (input.joinedOn < agreed.offer.extendedOn) throw fieldFault('joinedOn', JOINED_BEFORE_OFFER);
  // The fee is a share of the salary, and a candidate who does not answer confirms it, so it must not be
  // below the offer.
  if (input.annualSalary < agreed.offer.annualSalary) throw fieldFault('annualSalary', PAID_BELOW_OFFER);
  return begin(db, actor, agreed, { ...input, action: 'RECORD', status: 'RECORDED' });
}

/**
 * The candidate of an accepted offer did not join, whether or not joining was recorded. Returns the hire's
 * id.
 */
export async function reportAbsence(db: Db, actor: Actor, applicationId: string): Promise<string> {
  const companyId = companyOf(actor).id;
  const found = await queries.findByApplication(db, applicationId);
  if (found) {
    const hire = await getHireToMove(db, found.id, { companyId });
    await move(db, asMember(actor), hire, 'REPORT_ABSENCE', { changes: { confirmBy: answerTime() } });
    return hire.id;
  }
  const agreed = await takeAgreed(db, applicationId, companyId);
  const { joiningDate: joinedOn, annualSalary } = agreed.offer;
  if (joinedOn > localDate(now())) throw new AppError('HIRE_NOT_POSSIBLE', { message: JOINED_AHEAD });
  return begin(db, actor, agreed, { joinedOn, annualSalary, action: 'REPORT_ABSENCE', status: 'ABSENT' });
}

const ABOUT: Readonly<Partial<Record<HireStatus, DisputeSubject>>> = {
  RECORDED: 'JOINING',
  LEAVING: 'LEAVING',
  ABSENT: 'ABSENCE',
};

/** An answer must refer to the report that the person saw. */
async function getAsked(db: Db, id: string, owner: Owner, of: DisputeSubject): Promise<HireRow> {
  const hire = await getHireToMove(db, id, owner);
  if (ABOUT[hire.status] !== of) throw new AppError('STATE_CHANGED');
  return hire;
}

async function accept(db: Db, deed: Deed, hire: HireRow): Promise<void> {
  if (hire.status === 'RECORDED') {
    const confirmed = await move(db, deed, hire, 'CONFIRM', { changes: confirmation(hire) });
    await settleIn(db, deed, confirmed);
  } else if (hire.status === 'ABSENT') {
    await undo(db, deed, await move(db, deed, hire, 'AGREE_ABSENCE'));
  } else {
    await end(db, deed, hire, 'AGREE_LEAVING');
  }
}

async function end(
  db: Db,
  deed: Deed,
  hire: HireRow,
  action: 'AGREE_LEAVING' | 'FIND_LEFT',
  details?: Parameters<typeof move>[4],
): Promise<void> {
  const { leftOn, ...left } = await move(db, deed, hire, action, details);
  if (leftOn) await seeOff(db, { ...left, leftOn });
}

/** Confirms the other side's report. */
export async function confirm(
  db: Db,
  { owner, ...deed }: Side,
  id: string,
  of: DisputeSubject,
): Promise<void> {
  await accept(db, deed, await getAsked(db, id, owner, of));
}

/** The time to answer has passed. */
export function acceptSilently(db: Db, hire: HireRow): Promise<void> {
  return accept(db, BY_TIME, hire);
}

export async function dispute(
  db: Db,
  { owner, ...deed }: Side,
  id: string,
  { of, reason }: { of: DisputeSubject; reason: string },
): Promise<void> {
  const hire = await getAsked(db, id, owner, of);
  const changes = { disputeOf: of, disputeReason: reason, disputedAt: now() };
  await move(db, deed, hire, 'DISPUTE', { reason, changes });
}

export async function reportLeaving(
  db: Db,
  { owner, ...deed }: Side,
  id: string,
  { leftOn, cause }: ReportLeaving,
): Promise<void> {
  const hire = await getHireToMove(db, id, owner);
  if (leftOn < hire.joinedOn) throw fieldFault('leftOn', LEFT_BEFORE);
  if (leftOn > localDate(now())) throw fieldFault('leftOn', LEFT_AHEAD);
  if (leftOn > lastGuaranteedDay(hire.joinedOn)) throw fieldFault('leftOn', LEFT_LATE);
  const changes = { leftOn, leaveCause: cause, reportedBy: deed.party, confirmBy: answerTime() };
  await move(db, deed, hire, 'REPORT_LEAVING', { changes });
}

/** An admin records, after the 90 days, that the hire had left within them. */
export async function findLeft(
  db: Db,
  deed: PersonsDeed,
  id: string,
  { leftOn, cause, reportedBy, reason }: FindLeft,
): Promise<void> {
  const hire = await getHireToMove(db, id, {});
  if (leftOn < hire.joinedOn) throw fieldFault('leftOn', LEFT_BEFORE);
  if (leftOn > lastGuaranteedDay(hire.joinedOn)) throw fieldFault('leftOn', LEFT_LATE);
  if (hire.status !== 'CONFIRMED') throw new AppError('STATE_CHANGED');
  const changes = { leftOn, leaveCause: cause, reportedBy, retainedAt: null, settledReason: reason };
  await end(db, deed, hire, 'FIND_LEFT', { reason, changes });
}

/** An admin settles a dispute of the two sides. */
export async function settle(
  db: Db,
  deed: PersonsDeed,
  id: string,
  { outcome, reason }: SettleHire,
): Promise<void> {
  await unlessDecided(db, ['hire', id], () => settleDispute(db, deed, id, { outcome, reason }));
}

async function settleDispute(
  db: Db,
  deed: PersonsDeed,
  id: string,
  { outcome, reason }: SettleHire,
): Promise<void> {
  const hire = await getHireToMove(db, id, {});
  const said = { settledReason: reason };
  const about = hire.disputeOf;
  if (!about) throw new AppError('STATE_CHANGED');
  if (outcome === 'STANDS') {
    const changes = { ...said, ...NO_REPORT, ...confirmation(hire) };
    const upheld = await move(db, deed, hire, 'UPHOLD', { reason, changes });
    if (!hire.confirmedAt) await settleIn(db, deed, upheld);
  } else if (about === 'LEAVING') {
    await end(db, deed, hire, 'FIND_LEFT', { reason, changes: said });
  } else {
    await undo(db, deed, await move(db, deed, hire, FINDINGS[about], { reason, changes: said }));
  }
}
