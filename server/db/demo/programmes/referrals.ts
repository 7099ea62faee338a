import { financialYearOf } from '#contract/invoices/numbering.ts';
import { addDays } from '#contract/kit/days.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type {
  ReferralFlag,
  ReferralReview,
  ReferralStatus,
  RewardState,
} from '#contract/labels/referrals.ts';
import { INVITATION_DAYS } from '#contract/referrals/invitations.ts';
import { AFFILIATE_REWARD, REFERRAL_REWARD } from '#contract/referrals/rewards.ts';
import { addHire } from '#server/db/demo/hiring/hires.ts';
import { addOffer } from '#server/db/demo/hiring/offers.ts';
import type { Random } from '#server/db/demo/random.ts';
import type { DemoCandidate, DemoCompany, DemoJob, World } from '#server/db/demo/world.ts';
import { hashSecret } from '#server/platform/secret.ts';
import { addNewcomer } from './affiliates.ts';

export interface Circle {
  /** Candidates with a complete profile who are not hired; each is used once. */
  graduates: DemoCandidate[];
  /** Approved companies whose founder may have been referred; each is used once. */
  companies: DemoCompany[];
  jobs: readonly DemoJob[];
}

export interface Referred {
  status: ReferralStatus;
  kind?: 'RECRUITER';
  daysAgo: number;
  email?: string;
  /** The states of the reward, and how many days ago each was reached. */
  steps?: readonly (readonly [RewardState, number])[];
  /** For a hire that ended early. */
  daysThere?: number;
  flags?: ReferralFlag[];
  /** An admin's decision about the flags. */
  review?: ReferralReview;
}

interface Referrer {
  id: string;
  code: string;
  isAffiliate?: boolean;
}

/** The account of the referred person: a founder, a graduate, or a new user who has saved nothing yet. */
function accountOf(world: World, random: Random, circle: Circle, { kind, status, daysAgo, email }: Referred) {
  if (kind === 'RECRUITER') return { id: circle.companies.pop()?.founderId, name: '' };
  if (status !== 'SIGNUP') return circle.graduates.pop();
  return { id: addNewcomer(world, random, daysAgo, email), name: '' };
}

/** A hire old enough to have earned a reward. */
export function addOldHire(
  world: World,
  random: Random,
  job: DemoJob,
  candidate: { id: string; name: string },
  { daysAgo, daysThere }: { daysAgo: number; daysThere?: number },
) {
  const { rows, moment } = world;
  const { id: candidateId } = candidate;
  const appliedAt = moment.daysAgo(daysAgo + 24);
  const hiredAt = moment.daysAgo(daysAgo);
  const id = random.id(appliedAt);
  rows.add('applications', {
    id,
    jobId: job.id,
    candidateId,
    companyId: job.company.id,
    source: 'APPLIED',
    status: 'HIRED',
    note: null,
    rejectReason: null,
    appliedAt,
    statusChangedAt: hiredAt,
    createdAt: appliedAt,
    updatedAt: hiredAt,
  });
  const event = { applicationId: id, reason: null };
  rows.add('applicationEvents', {
    ...event,
    id: random.id(appliedAt),
    actorId: candidateId,
    fromStatus: null,
    toStatus: 'NEW',
    at: appliedAt,
  });
  rows.add('applicationEvents', {
    ...event,
    id: random.id(hiredAt),
    actorId: job.company.founderId,
    fromStatus: 'NEW',
    toStatus: 'HIRED',
    at: hiredAt,
  });
  const recordedAt = new Date(hiredAt.getTime() - 3_600_000);
  const joinedOn = localDate(recordedAt);
  const offer = addOffer(world, random, {
    ...{ applicationId: id, job, candidate, joinedOn },
    status: 'ACCEPTED',
    extendedAt: moment.daysAgo(daysAgo + 12),
    days: 7,
  });
  addHire(world, random, {
    ...{ ...offer, applicationId: id, job, candidate, recordedAt },
    status: daysThere === undefined ? 'CONFIRMED' : 'LEFT',
    confirmedAt: hiredAt,
    ...(daysThere !== undefined && { leftOn: addDays(joinedOn, daysThere) }),
  });
  return { applicationId: id, hiredAt };
}

interface Reward {
  referralId: string;
  applicationId: string;
  state: RewardState;
  daysAgo: number;
}

/** Writes one referral and returns the steps of its reward. */
function addReferral(
  world: World,
  random: Random,
  circle: Circle,
  referrer: Referrer,
  referred: Referred,
): Reward[] {
  const { rows, moment } = world;
  const { status, daysAgo, email = null, steps = [], flags = [], review = null, daysThere } = referred;
  const invitedAt = moment.daysAgo(daysAgo);
  const account = status === 'INVITED' ? null : accountOf(world, random, circle, referred);
  const userId = account === null ? null : account?.id;
  if (userId === undefined) return [];
  const id = random.id(invitedAt);
  const job = random.pick(circle.jobs);
  const hired = { id: userId ?? '', name: account?.name ?? '' };
  const when = { daysAgo: steps[0]?.[1] ?? 1, ...(daysThere !== undefined && { daysThere }) };
  const hire = status === 'HIRED' ? addOldHire(world, random, job, hired, when) : null;
  const isApproved = status === 'APPROVED' || status === 'HIRED';
  const waits = status === 'INVITED';
  rows.add('referrals', {
    id,
    referrerId: referrer.id,
    source: email ? 'INVITATION' : 'LINK',
    status,
    invitedEmail: email,
    invitedAt,
    sentAt: email ? invitedAt : null,
    eraseAt: waits ? moment.daysAgo(daysAgo - INVITATION_DAYS) : null,
    unsubscribeHash: null,
    referredUserId: userId,
    referredKind: waits ? null : (referred.kind ?? 'JOBSEEKER'),
    signedUpAt: waits ? null : moment.daysAgo(daysAgo - (email ? 1 : 0)),
    approvedAt: isApproved ? moment.daysAgo(daysAgo - 2) : null,
    hiredAt: hire?.hiredAt ?? null,
    applicationId: hire?.applicationId ?? null,
    flags,
    review,
    reviewReason: review && 'Looked at with the documents of both.',
    reviewedBy: null,
    reviewedAt: review && moment.daysAgo(daysAgo - 1),
  });
  if (waits && email) {
    rows.add('invitationAddresses', { addressHash: hashSecret(email), invitedAt, unsubscribedAt: null });
  }
  if (!hire) return [];
  return steps.map(([state, ago]) => ({
    referralId: id,
    applicationId: hire.applicationId,
    state,
    daysAgo: ago,
  }));
}

/** Everything from one person's link: the referrals, and the ledger except for payments. */
export function addReferrals(
  world: World,
  random: Random,
  circle: Circle,
  referrer: Referrer,
  people: readonly Referred[],
): void {
  const { rows, moment } = world;
  const ownedSince = moment.daysAgo(280);
  rows.add('referralCodes', { ownerId: referrer.id, code: referrer.code, createdAt: ownedSince });
  const rewards = people.flatMap((person) => addReferral(world, random, circle, referrer, person));
  const amount = referrer.isAffiliate ? AFFILIATE_REWARD : REFERRAL_REWARD;
  for (const { state, daysAgo, ...hire } of rewards) {
    const at = moment.daysAgo(daysAgo);
    const financialYear = financialYearOf(localDate(at));
    const entry = {
      ...hire,
      id: random.id(at),
      beneficiaryId: referrer.id,
      state,
      amount,
      at,
      financialYear,
    };
    rows.add('rewardEntries', { ...entry, payoutLineId: null });
  }
}
