import { degreesChanged } from '#server/features/candidates/candidates.events.ts';
import { exportRequested } from '#server/features/users/users.events.ts';
import { now } from '#server/platform/clock.ts';
import { on } from '#server/platform/events.ts';
import { tellAdmins } from './degree-state.service.ts';
import { listOf, withdrawOpen } from './verifications.queries.ts';

export const reactions = [
  on(degreesChanged, async (db, { educationIds }) => {
    if ((await withdrawOpen(db, educationIds, now())) > 0) await tellAdmins(db);
  }),
  on(exportRequested, async (db, { userId, userType, add }) => {
    if (userType !== 'JOBSEEKER') return;
    const tries = await listOf(db, userId);
    await add(
      'degreeVerifications',
      tries.map(({ codeHash: _, decidedBy: __, ...rest }) => rest),
    );
  }),
];
