import type { ResultOf } from '#contract/core/endpoint.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import type { ReferralStatus } from '#contract/labels/referrals.ts';
import type { getReferralSummary, listReferrals, RewardFigures } from '#contract/referrals/referral.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as settings from '#server/features/settings/settings.service.ts';
import * as queries from './figures.queries.ts';
import { leftToday } from './invitations.service.ts';
import { countClicks } from './links.queries.ts';
import * as codes from './links.service.ts';
import { listDates, NO_DATES } from './referrals.queries.ts';
import { shortName } from './referrers.policy.ts';

export { listPayouts } from './figures.queries.ts';
export { ensureCode, getCode, hasCode, linksOf } from './links.service.ts';

type Query = PageQuery & { status?: ReferralStatus | undefined };

export async function earnings(db: Db, userId: string): Promise<RewardFigures> {
  const sums = await queries.sumRewards(db, userId);
  return { ...sums, total: sums.held + sums.payable + sums.paid };
}

export async function summary(db: Db, userId: string): Promise<ResultOf<typeof getReferralSummary>> {
  const code = await codes.getCode(db, userId);
  const { total, invited, signedUp, approved, hired } = await queries.countReferrals(db, userId);
  const inProgress = invited + signedUp + approved;
  const figures = await earnings(db, userId);
  const { referralReward } = await settings.current(db);
  return {
    links: codes.linksOf(code),
    totalInvites: total,
    inProgress,
    hired,
    totalEarnings: figures.total,
    potentialEarnings: inProgress * referralReward,
    statusBreakdown: { invited, signedUp, approved },
    earnings: figures,
    rewardAmount: referralReward,
    invitationsLeftToday: await leftToday(db, userId),
  };
}

/** The figures without the links. */
export async function progress(db: Db, userId: string) {
  const { invited, signedUp, approved, hired } = await queries.countReferrals(db, userId);
  return { earned: (await earnings(db, userId)).total, hired, inProgress: invited + signedUp + approved };
}

type Row = Awaited<ReturnType<typeof queries.listReferrals>>[number];

/** The amount of a reward for its owner; zero if it was clawed back. */
function rewardOf({ rewardState, rewardAmount, settled }: Row) {
  const isOpen = rewardState === 'EARNED' || rewardState === 'PAYABLE' || rewardState === 'IN_PAYOUT';
  return { rewardState, earningsAmount: (isOpen ? rewardAmount : settled) ?? 0 };
}

export async function list(db: Db, userId: string, query: Query): Promise<ResultOf<typeof listReferrals>> {
  const rows = await queries.listReferrals(db, userId, query, query);
  const dates = await listDates(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  const content = rows.map((row) => ({
    id: row.id,
    dates: dates.get(row.id) ?? NO_DATES,
    invitedEmail: row.invitedEmail,
    invitedAt: row.invitedAt,
    status: row.status,
    kind: row.referredKind,
    candidateName: row.firstName && row.lastName ? shortName(row.firstName, row.lastName) : null,
    hiredAt: row.hiredAt,
    companyHiredAt: row.companyName,
    ...rewardOf(row),
  }));
  return toPage(content, query, await queries.countListed(db, userId, query));
}

/** Only the states: an affiliate does not see who the people are. */
export async function listAnonymous(db: Db, userId: string, query: Query) {
  const filter = { status: query.status, onlySignedUp: true };
  const rows = await queries.listReferrals(db, userId, filter, query);
  const content = rows.flatMap(({ referredKind: kind, signedUpAt, ...row }) =>
    kind && signedUpAt
      ? [{ id: row.id, kind, status: row.status, signedUpAt, hiredAt: row.hiredAt, ...rewardOf(row as Row) }]
      : [],
  );
  return toPage(content, query, await queries.countListed(db, userId, filter));
}

export async function figures(db: Db, userId: string) {
  const { signedUp, approved, hired } = await queries.countReferrals(db, userId);
  return { clicks: await countClicks(db, userId), signUps: signedUp + approved + hired, hires: hired };
}
