import { affiliateMoves } from '#contract/affiliates.transitions.ts';
import type { AffiliateAction, adminProcessAffiliate } from '#contract/affiliates.ts';
import type { ResultOf } from '#contract/core/endpoint.ts';
import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import { AFFILIATE_STATUS_BADGES } from '#contract/labels/referrals.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { affiliateDecided } from './affiliates.events.ts';
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
  const to = affiliateMoves.admit(action, before, 'ADMIN', now());
  const reason = to === 'REJECTED' ? decision.reason : null;
  const change = { status: to, reason, decidedBy: adminId, decidedAt: now() };
  if (!(await queries.decide(db, userId, before.status, change))) throw new AppError('STATE_CHANGED');
  await emit(db, affiliateDecided, { userId, from: before.status, to, reason, actorId: adminId, ip });
  const admins = await users.listAdminIds(db);
  await live.changed(db, [userId, ...admins], ['affiliates']);
  const row = await queries.findDetails(db, userId);
  if (!row) throw new AppError('NOT_FOUND');
  return toRow(row);
}
