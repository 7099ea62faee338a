import type { AffiliateAction, adminProcessAffiliate } from '#contract/affiliates.ts';
import type { ResultOf } from '#contract/core/endpoint.ts';
import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import { AFFILIATE_STATUS_BADGES, type AffiliateStatus } from '#contract/labels/referrals.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as notifications from '#server/features/notifications/notifications.service.ts';
import * as referrals from '#server/features/referrals/referrals.service.ts';
import * as users from '#server/features/users/users.service.ts';
import * as audit from '#server/platform/audit.ts';
import { now } from '#server/platform/clock.ts';
import * as live from '#server/platform/live.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import { approvedMail, rejectedMail } from './affiliates.mail.ts';
import * as queries from './affiliates.queries.ts';

type AdminAffiliate = ResultOf<typeof adminProcessAffiliate>;
type Row = Awaited<ReturnType<typeof queries.listAffiliates>>[number];

function toRow({ emailVerifiedAt, ...row }: Row): AdminAffiliate {
  return {
    ...row,
    emailVerified: emailVerifiedAt !== null,
    statusDisplay: AFFILIATE_STATUS_BADGES[row.status].label,
  };
}

export async function list(db: Db, query: PageQuery & queries.Filter) {
  const rows = await queries.listAffiliates(db, query, query);
  return toPage(rows.map(toRow), query, await queries.countAffiliates(db, query));
}

interface Step {
  from: readonly AffiliateStatus[];
  to: AffiliateStatus;
  /** Followed by the affiliate's name. */
  summary: string;
}

/** Somebody who was rejected may be let in later, somebody who was let in may be put out. */
const STEPS: Record<AffiliateAction, Step> = {
  APPROVE: { from: ['PENDING', 'REJECTED'], to: 'APPROVED', summary: 'Approved the affiliate' },
  REJECT: { from: ['PENDING', 'APPROVED'], to: 'REJECTED', summary: 'Rejected the affiliate' },
};

export interface Decision {
  action: AffiliateAction;
  userId: string;
  adminId: string;
  reason: string | null;
  ip: string;
}

export async function decide(db: Db, decision: Decision): Promise<AdminAffiliate> {
  const { action, userId, adminId, ip } = decision;
  const before = await queries.findAffiliate(db, userId);
  if (!before) throw new AppError('NOT_FOUND');
  const { from, to, summary } = STEPS[action];
  const reason = to === 'REJECTED' ? decision.reason : null;
  const change = { status: to, reason, decidedBy: adminId, decidedAt: now() };
  if (!(await queries.decide(db, userId, from, change))) throw new AppError('STATE_CHANGED');
  const { firstName, lastName } = await users.get(db, userId);
  await audit.record(db, {
    actorId: adminId,
    action: to === 'APPROVED' ? 'affiliate.approved' : 'affiliate.rejected',
    subjectId: userId,
    summary: `${summary} ${firstName} ${lastName}`,
    before: { status: before.status },
    after: { status: to, ...(reason ? { reason } : {}) },
    ip,
  });
  await tellAffiliate(db, userId, reason);
  const row = await queries.findDetails(db, userId);
  if (!row) throw new AppError('NOT_FOUND');
  return toRow(row);
}

/** A reason means a rejection. */
async function tellAffiliate(db: Db, userId: string, reason: string | null): Promise<void> {
  const { email: to, firstName } = await users.get(db, userId);
  const isApproved = reason === null;
  const links = isApproved ? referrals.linksOf(await referrals.ensureCode(db, userId)) : undefined;
  await queueMail(
    db,
    links ? approvedMail({ to, firstName, links }) : rejectedMail({ to, firstName, reason: reason ?? '' }),
  );
  await notifications.notify(db, [userId], {
    kind: isApproved ? 'affiliate.approved' : 'affiliate.rejected',
    title: isApproved ? 'You are in the affiliate programme' : 'Your affiliate application was rejected',
    body: reason ?? 'Your link is ready to share.',
    link: '/affiliate/dashboard',
  });
  const admins = await users.listAdminIds(db);
  await live.changed(db, [userId, ...admins], ['affiliates']);
}
