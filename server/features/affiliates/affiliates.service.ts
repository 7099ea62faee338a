import { affiliateMoves } from '#contract/affiliates.transitions.ts';
import type {
  AffiliateAction,
  adminGetAffiliate,
  adminProcessAffiliate,
  getAffiliateDashboard,
} from '#contract/affiliates.ts';
import type { ResultOf } from '#contract/core/endpoint.ts';
import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import {
  AFFILIATE_STATUS_BADGES,
  type AffiliateStatus,
  type ReferralStatus,
} from '#contract/labels/referrals.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as referrals from '#server/features/referrals/referrals.service.ts';
import * as settings from '#server/features/settings/settings.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { decidedBefore } from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { affiliateDecided } from './affiliates.events.ts';
import * as queries from './affiliates.queries.ts';

interface Application {
  website: string;
  socialMediaHandle?: string | null | undefined;
  experience?: string | null | undefined;
  marketingChannels: readonly string[];
}

/** An affiliate's sign-up is an application to the programme. */
export async function apply(db: Db, userId: string, application: Application): Promise<void> {
  await queries.insertAffiliate(db, {
    userId,
    website: application.website,
    socialMediaHandle: application.socialMediaHandle ?? null,
    experience: application.experience ?? null,
    marketingChannels: [...new Set(application.marketingChannels)],
    createdAt: now(),
  });
  await live.changed(db, await users.listAdminIds(db), ['affiliates']);
}

export async function dashboard(
  db: Db,
  { userId, emailVerified }: { userId: string; emailVerified: boolean },
  query: PageQuery & { status?: ReferralStatus | undefined },
): Promise<ResultOf<typeof getAffiliateDashboard>> {
  const application = await queries.findAffiliate(db, userId);
  if (!application) throw new AppError('NOT_FOUND');
  const { status, reason, createdAt, decidedAt } = application;
  const code = status === 'APPROVED' ? await referrals.getCode(db, userId) : null;
  return {
    status,
    reason,
    // The code is created by an approval and never deleted.
    hasEnded: status === 'REJECTED' && (await referrals.hasCode(db, userId)),
    appliedAt: createdAt,
    decidedAt,
    emailVerified,
    links: code === null ? null : referrals.linksOf(code),
    ...(await referrals.figures(db, userId)),
    earnings: await referrals.earnings(db, userId),
    rewardAmount: (await settings.current(db)).affiliateReward,
    referrals: await referrals.listAnonymous(db, userId, query),
    payouts: await referrals.listPayouts(db, userId),
  };
}

type AdminAffiliate = ResultOf<typeof adminProcessAffiliate>;
type Row = Awaited<ReturnType<typeof queries.listRows>>[number];

function toRow({ emailVerifiedAt, ...row }: Row): AdminAffiliate {
  return {
    ...row,
    emailVerified: emailVerifiedAt !== null,
    statusDisplay: AFFILIATE_STATUS_BADGES[row.status].label,
  };
}

export async function adminList(db: Db, query: PageQuery & queries.Filter) {
  const rows = await queries.listRows(db, await queries.listIds(db, query, query));
  return toPage(rows.map(toRow), query, await queries.countAffiliates(db, query));
}

async function getRow(db: Db, userId: string): Promise<AdminAffiliate> {
  const [row] = await queries.listRows(db, [userId]);
  if (!row) throw new AppError('NOT_FOUND');
  return toRow(row);
}

export async function adminGet(db: Db, userId: string): Promise<ResultOf<typeof adminGetAffiliate>> {
  const row = await getRow(db, userId);
  const decider = (await queries.findAffiliate(db, userId))?.decidedBy;
  const decidedBy = decider ? (await users.nameOf(db, decider)).trim() || null : null;
  return { ...row, decidedBy, earnings: await referrals.earnings(db, userId) };
}

export const countByStatus = queries.countByStatus;

interface Decision {
  action: AffiliateAction;
  userId: string;
  reason: string | null;
  /** The status of the application when the admin read it. */
  from: AffiliateStatus | undefined;
}

export async function decide(db: Db, deed: PersonsDeed, decision: Decision): Promise<AdminAffiliate> {
  const { action, userId } = decision;
  const before = await queries.findAffiliate(db, userId);
  if (!before) throw new AppError('NOT_FOUND');
  const isAsRead = decision.from === undefined || decision.from === before.status;
  if (!isAsRead || affiliateMoves.refusal(action, before, 'ADMIN', now())) throw await late(db, userId);
  const to = affiliateMoves.admit(action, before, 'ADMIN', now());
  const reason = to === 'REJECTED' ? decision.reason : null;
  const change = { status: to, reason, decidedBy: deed.actorId, decidedAt: now() };
  if (!(await queries.decide(db, userId, before.status, change))) throw await late(db, userId);
  await emit(db, affiliateDecided, { ...deed, userId, from: before.status, to, reason });
  const admins = await users.listAdminIds(db);
  await live.changed(db, [userId, ...admins], ['affiliates']);
  return getRow(db, userId);
}

async function late(db: Db, userId: string): Promise<AppError> {
  const { decidedBy = null, decidedAt = null } = (await queries.findAffiliate(db, userId)) ?? {};
  return decidedBefore(db, { by: decidedBy, at: decidedAt });
}
