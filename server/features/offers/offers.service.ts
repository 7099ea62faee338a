import { AppError, fieldFault } from '#contract/core/errors.ts';
import { addDays } from '#contract/kit/days.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { localDate, toInstant } from '#contract/kit/zoned-time.ts';
import type { Stated } from '#contract/offers/comparison.ts';
import { findOfferFaults, type OfferInput, usualExpiry } from '#contract/offers/offer.ts';
import { type OfferMove, offerMoves } from '#contract/offers/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as applications from '#server/features/applications/applications.service.ts';
import type { Subject } from '#server/features/applications/subject.service.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { toMatchJob } from '#server/features/jobs/listings.service.ts';
import * as settings from '#server/features/settings/settings.service.ts';
import * as users from '#server/features/users/users.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { now } from '#server/platform/clock.ts';
import { asMember, BY_TIME, type Deed, type PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { defineMove } from '#server/platform/move.ts';
import { newId } from '#server/platform/new-id.ts';
import { defineSweep, forEachDue } from '#server/platform/tasks.ts';
import { offerDue, offerMoved } from './offers.events.ts';
import type { OfferRow, Owner } from './offers.queries.ts';
import * as queries from './offers.queries.ts';

/** Locked after its application, the same order as in decisions about applications. */
async function findOfferToMove(db: Db, id: string, owner: Owner): Promise<OfferRow | undefined> {
  const found = await queries.findOffer(db, id, owner);
  if (!found) return undefined;
  await applications.hold(db, found.applicationId);
  return queries.lockOffer(db, id);
}

async function getOfferToMove(db: Db, id: string, owner: Owner): Promise<OfferRow> {
  const offer = await findOfferToMove(db, id, owner);
  if (!offer) throw new AppError('NOT_FOUND');
  return offer;
}

const move = defineMove<OfferRow, OfferMove, { acceptedName?: string }>({
  moves: offerMoves,
  update: (db, offer, { status, acceptedName = null }, { at, reason }) =>
    queries.updateFrom(db, offer, { status, acceptedName, closedAt: at, closingReason: reason }),
  record: (db, { id: offerId }, entry) => queries.insertEvent(db, { ...entry, offerId }),
  emit: (db, { id: offerId }, step) => emit(db, offerMoved, { ...step, offerId }),
});

/** An offer that ends without acceptance returns the application to the company. */
async function end(
  db: Db,
  deed: Deed,
  offer: OfferRow,
  action: Exclude<OfferMove, 'ACCEPT' | 'REPLACE'>,
  reason: string | null,
): Promise<void> {
  await move(db, deed, offer, action, { reason });
  await applications.unoffer(db, deed, offer.applicationId);
}

const HOUR = 3_600_000;

/** Half of the time, and a day before the end if that is later. */
function remindersOf(from: Date, until: Date) {
  const half = new Date((from.getTime() + until.getTime()) / 2);
  const last = new Date(until.getTime() - 24 * HOUR);
  return { remindHalfAt: half, remindLastAt: last > half ? last : null };
}

async function daysOf(db: Db, input: OfferInput) {
  const today = localDate(now());
  const [fault] = findOfferFaults(input, today);
  if (fault) throw fieldFault(fault.path, fault.message);
  const { joiningDate } = input;
  const { offerDays } = await settings.current(db);
  const expiresOn = input.expiresOn ?? usualExpiry(today, joiningDate, offerDays);
  return { joiningDate, extendedOn: today, expiresOn };
}

/** The pay that the candidate was shown before: in the latest request, and in the job. */
export async function statedPay(db: Db, { id, jobId, companyId }: Subject) {
  const request = await queries.findRequestPay(db, id);
  const { salary } = toMatchJob(await jobs.getOwn(db, companyId, jobId));
  return {
    request: request ? { min: request.salaryMin, max: request.salaryMax } : null,
    job: salary ? { min: salary.min ?? 0, max: salary.max } : null,
  };
}

/** Creates the next version of the offer for an application. Returns its id. */
export async function extend(
  db: Db,
  actor: Actor,
  applicationId: string,
  input: OfferInput,
): Promise<string> {
  const days = await daysOf(db, input);
  const company = companyOf(actor);
  const deed = asMember(actor);
  const application = await applications.offer(db, deed, { applicationId, companyId: company.id });
  const standing = await queries.lockStanding(db, applicationId);
  if (standing) await move(db, deed, standing, 'REPLACE');
  const stated = await statedPay(db, application);
  const candidate = await users.get(db, application.candidateId);
  const job = await jobs.getOwn(db, company.id, application.jobId);
  const id = newId();
  const at = now();
  const expiresAt = toInstant(addDays(days.expiresOn, 1), '00:00');
  await queries.insertOffer(db, {
    id,
    applicationId,
    jobId: application.jobId,
    companyId: company.id,
    candidateId: application.candidateId,
    version: 1 + (await queries.countVersions(db, applicationId)),
    annualSalary: input.annualSalary,
    variablePay: input.variablePay ?? 0,
    ...days,
    expiresAt,
    note: input.note ?? null,
    requestMin: stated.request?.min ?? null,
    requestMax: stated.request?.max ?? null,
    jobMin: stated.job?.min ?? null,
    jobMax: stated.job?.max ?? null,
    candidateName: fullName(candidate),
    companyName: company.name,
    jobTitle: job.title,
    extendedBy: actor.userId,
    extendedByName: fullName(actor),
    extendedAt: at,
    ...remindersOf(at, expiresAt),
  });
  const event = { id: newId(), offerId: id, actorId: actor.userId, action: 'EXTEND', at };
  await queries.insertEvent(db, { ...event, toStatus: 'EXTENDED' });
  await emit(db, offerMoved, { offerId: id, action: 'EXTEND', ...deed, reason: null });
  return id;
}

export async function withdraw(db: Db, actor: Actor, id: string, reason: string): Promise<void> {
  const offer = await getOfferToMove(db, id, { companyId: companyOf(actor).id });
  await end(db, asMember(actor), offer, 'WITHDRAW', reason);
}

export async function accept(db: Db, deed: PersonsDeed, id: string, fullName: string): Promise<void> {
  const offer = await getOfferToMove(db, id, { candidateId: deed.actorId });
  await move(db, deed, offer, 'ACCEPT', { changes: { acceptedName: fullName } });
}

export async function decline(db: Db, deed: PersonsDeed, id: string, reason: string): Promise<void> {
  const offer = await getOfferToMove(db, id, { candidateId: deed.actorId });
  await end(db, deed, offer, 'DECLINE', reason);
}

/** The time to answer has passed. */
function expire(db: Db, offer: OfferRow): Promise<void> {
  return end(db, BY_TIME, offer, 'EXPIRE', null);
}

/** Ends all open offers: the candidate has left, or the company is suspended. */
export async function closeWaiting(
  db: Db,
  deed: Deed & { party: 'CANDIDATE' | 'RECRUITER' },
  owner: Owner,
  reason: string,
): Promise<void> {
  for (const id of await queries.listWaitingIds(db, owner)) {
    const offer = await getOfferToMove(db, id, {});
    if (offer.expiresAt <= now()) await expire(db, offer);
    else await end(db, deed, offer, deed.party === 'CANDIDATE' ? 'DECLINE' : 'WITHDRAW', reason);
  }
}

/** The row's lock serialises the processes; the second one finds nothing to do. */
async function expireIfDue(tx: Db, id: string): Promise<void> {
  const offer = await findOfferToMove(tx, id, {});
  if (offer && !offerMoves.refusal('EXPIRE', offer, 'SYSTEM', now())) await expire(tx, offer);
}

export const expireOffers = defineSweep('expireOffers', async (db) => {
  await forEachDue(db, await queries.listExpired(db, now()), expireIfDue);
});

export const remindOfOffers = defineSweep('remindOfOffers', async (db) => {
  const at = now();
  await forEachDue(db, await queries.listToRemind(db, at), async (tx, id) => {
    if (await queries.claimReminder(tx, id, at)) await emit(tx, offerDue, { offerId: id });
  });
});

interface StatedColumns {
  requestMin: number | null;
  requestMax: number | null;
  jobMin: number | null;
  jobMax: number | null;
}

/** The pay in the request and in the job when the offer was made. */
export function statedOf({ requestMin, requestMax, jobMin, jobMax }: StatedColumns): Stated {
  return {
    request: requestMin !== null && requestMax !== null ? { min: requestMin, max: requestMax } : null,
    job: jobMin !== null && jobMax !== null ? { min: jobMin, max: jobMax } : null,
  };
}
