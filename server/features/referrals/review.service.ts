import type { ResultOf } from '#contract/core/endpoint.ts';
import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import { fullName } from '#contract/kit/full-name.ts';
import type { ReferralReview } from '#contract/labels/referrals.ts';
import type { adminReviewReferral } from '#contract/referrals/review.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as users from '#server/features/users/users.service.ts';
import { decidedBefore } from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { referralReviewed } from './referrals.events.ts';
import * as queries from './review.queries.ts';

type Row = ResultOf<typeof adminReviewReferral>;

function toRow(row: queries.ReviewRow): Row {
  return {
    id: row.id,
    source: row.source,
    status: row.status,
    signedUpAt: row.signedUpAt as Date,
    flags: row.flags,
    referrer: {
      id: row.referrerId,
      name: fullName(row),
      email: row.email,
      userType: row.userType,
    },
    newcomer: {
      id: row.newcomerId,
      name: fullName({ firstName: row.newFirstName, lastName: row.newLastName }),
      email: row.newEmail,
      userType: row.newUserType,
    },
    evidence: {
      sameDevice: row.sameDevice ?? [],
      samePhone: row.samePhone ?? [],
      inTheHour: row.inTheHour,
    },
    review: row.review,
    reviewReason: row.reviewReason,
    reviewedBy: fullName({ firstName: row.adminFirstName, lastName: row.adminLastName }),
    reviewedAt: row.reviewedAt,
  };
}

export async function list(db: Db, query: PageQuery & queries.Filter) {
  const { ids, total } = await queries.find(db, query, query);
  const rows = await queries.listRows(db, ids);
  return toPage(rows.map(toRow), query, total);
}

export async function get(db: Db, id: string): Promise<Row> {
  const [row] = await queries.listRows(db, [id]);
  if (!row) throw new AppError('NOT_FOUND');
  return toRow(row);
}

interface Decision {
  decision: ReferralReview;
  reason: string;
}

/** The first decision is final: a refused referral is never paid. */
export async function decide(
  db: Db,
  deed: PersonsDeed,
  id: string,
  { decision, reason }: Decision,
): Promise<Row> {
  const change = { review: decision, reviewReason: reason, reviewedBy: deed.actorId, reviewedAt: now() };
  const isDecided = await queries.decide(db, id, change);
  const referral = await queries.findReview(db, id);
  if (!referral || referral.flags.length === 0) throw new AppError('NOT_FOUND');
  if (!isDecided) throw await decidedBefore(db, { by: referral.reviewedBy, at: referral.reviewedAt });
  await emit(db, referralReviewed, {
    ...deed,
    referralId: id,
    referrerId: referral.referrerId,
    newcomerId: referral.referredUserId as string,
    allowed: decision === 'ALLOWED',
    reason,
  });
  await live.changed(db, [referral.referrerId, ...(await users.listAdminIds(db))], ['referrals']);
  return get(db, id);
}
