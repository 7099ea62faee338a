import type { ReferralStatus, RewardState } from '#contract/labels/referrals.ts';
import { INVITATION_DAYS } from '#contract/referrals/invitations.ts';
import { AFFILIATE_REWARD, REFERRAL_REWARD } from '#contract/referrals/rewards.ts';
import type { Random } from '#server/db/demo/random.ts';
import type { DemoCandidate, DemoCompany, DemoJob, World } from '#server/db/demo/world.ts';
import { hashSecret } from '#server/platform/secret.ts';
import { addNewcomer } from './affiliates.ts';

export interface Circle {
  /** Candidates with a whole profile whom nobody else has hired; each is taken once. */
  graduates: DemoCandidate[];
  /** Approved companies whose founder may have been referred; each is taken once. */
  companies: DemoCompany[];
  jobs: readonly DemoJob[];
}

export interface Referred {
  status: ReferralStatus;
  kind?: 'RECRUITER';
  daysAgo: number;
  email?: string;
  /** What became of the reward, and how many days ago. */
  steps?: readonly (readonly [RewardState, number])[];
  flags?: 'DEVICE'[];
}

interface Referrer {
  id: string;
  code: string;
  isAffiliate?: boolean;
}

/** The account of somebody who came: a founder, a graduate, or a newcomer who has saved nothing yet. */
function accountOf(world: World, random: Random, circle: Circle, { kind, status, daysAgo, email }: Referred) {
  if (kind === 'RECRUITER') return circle.companies.pop()?.founderId;
  if (status !== 'SIGNUP') return circle.graduates.pop()?.id;
  return addNewcomer(world, random, daysAgo, email);
}

/** A hire long enough ago to have earned something. */
function addHire(
  { rows, moment }: World,
  random: Random,
  job: DemoJob,
  candidateId: string,
  daysAgo: number,
) {
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
  return { applicationId: id, hiredAt };
}

interface Reward {
  referralId: string;
  applicationId: string;
  state: RewardState;
  daysAgo: number;
}

/** Writes one referral and answers the steps of its reward. */
function addReferral(
  world: World,
  random: Random,
  circle: Circle,
  referrer: Referrer,
  referred: Referred,
): Reward[] {
  const { rows, moment } = world;
  const { status, daysAgo, email = null, steps = [], flags = [] } = referred;
  const invitedAt = moment.daysAgo(daysAgo);
  const userId = status === 'INVITED' ? null : accountOf(world, random, circle, referred);
  if (userId === undefined) return [];
  const id = random.id(invitedAt);
  const job = random.pick(circle.jobs);
  const hire = status === 'HIRED' && userId ? addHire(world, random, job, userId, steps[0]?.[1] ?? 1) : null;
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

/** Everything that came of one person's link: the referrals, the ledger and one payout of what was paid. */
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
  const paid = rewards.filter(({ state }) => state === 'PAID');
  const payoutAt = moment.daysAgo(paid[0]?.daysAgo ?? 0);
  const payoutId = paid.length > 0 ? random.id(payoutAt) : null;
  if (payoutId) {
    rows.add('payouts', {
      id: payoutId,
      beneficiaryId: referrer.id,
      amount: amount * paid.length,
      reference: `NEFT ${random.int(100_000, 999_999)}`,
      paidBy: null,
      paidAt: payoutAt,
    });
  }
  for (const { state, daysAgo, ...hire } of rewards) {
    const at = state === 'PAID' ? payoutAt : moment.daysAgo(daysAgo);
    rows.add('rewardEntries', {
      ...hire,
      id: random.id(at),
      beneficiaryId: referrer.id,
      state,
      amount,
      payoutId: state === 'PAID' ? payoutId : null,
      at,
    });
  }
}
