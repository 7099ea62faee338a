import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { referralMoved, referralReviewed } from './referrals.events.ts';

export const traces = [
  on(referralMoved, async (db, { referralId, to, flags }) => {
    if (to !== 'SIGNUP' || flags.length === 0) return;
    await audit.record(db, {
      actorId: null,
      action: 'referral.flagged',
      subjectId: referralId,
      summary: 'Flagged a referred sign-up for review',
      after: { flags },
    });
  }),
  on(referralReviewed, (db, { referralId, allowed, reason, actorId, ip }) =>
    audit.record(db, {
      actorId,
      action: allowed ? 'referral.allowed' : 'referral.refused',
      subjectId: referralId,
      summary: allowed ? 'Let a flagged referral count' : 'Refused a flagged referral',
      before: { review: null },
      after: { review: allowed ? 'ALLOWED' : 'REFUSED', reason },
      ip,
    }),
  ),
];
