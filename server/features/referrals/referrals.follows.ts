import { referrer } from '#contract/core/access.ts';
import type { UserType } from '#contract/core/roles.ts';
import { sectionSaved } from '#server/features/candidates/candidates.events.ts';
import { approvalMoved } from '#server/features/companies/companies.events.ts';
import {
  accountErased,
  emailVerified,
  exportRequested,
  signedUp,
  userCreated,
} from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { BY_TIME } from '#server/platform/deed.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { approveCandidate, approveRecruiter, attribute } from './attribution.service.ts';
import * as codes from './links.service.ts';
import { referralMoved, referralReviewed } from './referrals.events.ts';
import { eraseAddresses, listOwn, listOwnRewards } from './referrals.queries.ts';
import { shortName } from './referrers.policy.ts';

export const auditEntries = [
  on(referralMoved, async (db, { referralId, to, flags }) => {
    if (to !== 'SIGNUP' || flags.length === 0) return;
    await audit.record(db, BY_TIME, {
      action: 'referral.flagged',
      subjectId: referralId,
      summary: 'Flagged a referred sign-up for review',
      after: { flags },
    });
  }),
  on(referralReviewed, (db, { referralId, allowed, reason, ...deed }) =>
    audit.record(db, deed, {
      action: allowed ? 'referral.allowed' : 'referral.refused',
      subjectId: referralId,
      summary: allowed ? 'Let a flagged referral count' : 'Refused a flagged referral',
      before: { review: null },
      after: { review: allowed ? 'ALLOWED' : 'REFUSED', reason },
    }),
  ),
];

/** User types that can refer from the first day; affiliates only after their approval. */
const REFERRERS: readonly UserType[] = referrer.types;

export const follows = [
  on(referralMoved, async (db, { referrerId, flags }) => {
    const admins = flags.length > 0 ? await users.listAdminIds(db) : [];
    await live.changed(db, [referrerId, ...admins], ['referrals']);
  }),
  on(userCreated, async (db, { userId, userType }) => {
    if (REFERRERS.includes(userType)) await codes.ensureCode(db, userId);
  }),
  on(signedUp, attribute),
  on(emailVerified, (db, { userId }) => approveCandidate(db, userId)),
  on(sectionSaved, (db, { userId }) => approveCandidate(db, userId)),
  on(approvalMoved, async (db, { action, founderId }) => {
    if (action === 'approved') await approveRecruiter(db, founderId);
  }),
];

/** What happens to referrals when an account ends. The ledger stays, because it contains no names. */
export const departures = [
  on(accountErased, async (db, { userId, forget }) => {
    const { firstName, lastName } = await users.get(db, userId);
    forget(await eraseAddresses(db, userId), shortName(firstName, lastName));
  }),
  on(exportRequested, async (db, { userId, add }) => {
    const referrals = await listOwn(db, userId);
    if (referrals.length > 0) await add('referrals', referrals);
    const rewards = await listOwnRewards(db, userId);
    if (rewards.length > 0) await add('rewards', rewards);
  }),
];
