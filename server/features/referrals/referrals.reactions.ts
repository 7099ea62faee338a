import { referrer } from '#contract/core/access.ts';
import type { UserType } from '#contract/core/roles.ts';
import { sectionSaved } from '#server/features/candidates/candidates.events.ts';
import { approvalMoved } from '#server/features/companies/companies.events.ts';
import * as codes from '#server/features/referrals/links/codes.service.ts';
import { emailVerified, signedUp, userCreated } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { approveCandidate, approveRecruiter } from './approval.service.ts';
import { attribute } from './attribution.service.ts';
import { referralMoved } from './referrals.events.ts';

/** Whoever refers from the first day; affiliates only once they are approved. */
const REFERRERS: readonly UserType[] = referrer.types;

export const reactions = [
  on(referralMoved, async (db, { referrerId, flags }) => {
    const admins = flags.length > 0 ? await users.listAdminIds(db) : [];
    await live.changed(db, [referrerId, ...admins], ['referrals']);
  }),
  on(userCreated, async (db, { userId, userType }) => {
    if (REFERRERS.includes(userType)) await codes.ensure(db, userId);
  }),
  on(signedUp, attribute),
  on(emailVerified, (db, { userId }) => approveCandidate(db, userId)),
  on(sectionSaved, (db, { userId }) => approveCandidate(db, userId)),
  on(approvalMoved, async (db, { action, founderId }) => {
    if (action === 'approved') await approveRecruiter(db, founderId);
  }),
];
