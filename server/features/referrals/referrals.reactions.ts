import { sectionSaved } from '#server/features/candidates/candidates.events.ts';
import { approvalMoved } from '#server/features/companies/companies.events.ts';
import { emailVerified, signedUp } from '#server/features/users/users.events.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { approveCandidate, approveRecruiter } from './approval.service.ts';
import { attribute } from './attribution.service.ts';
import { referralMoved } from './referrals.events.ts';

export const reactions = [
  on(referralMoved, (db, { referrerId }) => live.changed(db, [referrerId], ['referrals'])),
  on(signedUp, attribute),
  on(emailVerified, (db, { userId }) => approveCandidate(db, userId)),
  on(sectionSaved, (db, { userId }) => approveCandidate(db, userId)),
  on(approvalMoved, async (db, { action, founderId }) => {
    if (action === 'approved') await approveRecruiter(db, founderId);
  }),
];
