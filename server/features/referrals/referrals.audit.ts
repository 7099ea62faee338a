import * as audit from '#server/platform/audit.ts';
import { on } from '#server/platform/events.ts';
import { referralMoved } from './referrals.events.ts';

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
];
