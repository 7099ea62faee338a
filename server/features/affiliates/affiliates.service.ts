import type { getAffiliateDashboard } from '#contract/affiliates.ts';
import type { ResultOf } from '#contract/core/endpoint.ts';
import { AppError } from '#contract/core/errors.ts';
import type { PageQuery } from '#contract/core/page.ts';
import type { ReferralStatus } from '#contract/labels/referrals.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as referrals from '#server/features/referrals/referrals.service.ts';
import * as settings from '#server/features/settings/settings.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import * as live from '#server/platform/live.ts';
import * as queries from './affiliates.queries.ts';

export interface Application {
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
    // An approval gives the code, and nothing takes it away.
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
