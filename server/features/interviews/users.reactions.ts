import * as applications from '#server/features/applications/applications.service.ts';
import { candidateSuspended } from '#server/features/candidate-accounts/candidate-accounts.events.ts';
import { accountDeleted, accountErased, exportRequested } from '#server/features/users/users.events.ts';
import { on } from '#server/platform/events.ts';
import { blankTexts, listIds } from './erasure.queries.ts';
import { listForExport } from './export.queries.ts';
import { closeOpen } from './interviews.service.ts';
import { listOwnForExport, listSharedForExport } from './scorecards/scorecards.queries.ts';
import * as availability from './times/availability.service.ts';

const REASON = 'The account was deleted.';
const SUSPENDED = 'The account of the candidate is suspended.';

/** What follows for interviews when an account ends. Applications go after their interviews, whose reason is told. */
export const accountReactions = [
  on(accountDeleted, async (db, { userId, userType, actorId }) => {
    if (userType === 'RECRUITER') {
      const closing = { party: 'RECRUITER', actorId, reason: REASON } as const;
      await closeOpen(db, { interviewerId: userId }, closing);
    }
    if (userType !== 'JOBSEEKER') return;
    await closeOpen(db, { candidateId: userId }, { party: 'CANDIDATE', actorId, reason: REASON });
    await applications.withdrawAll(db, { candidateId: userId, actorId });
  }),
  // Applications stay: they go on when the time is over.
  on(candidateSuspended, (db, { userId }) =>
    closeOpen(db, { candidateId: userId }, { party: 'CANDIDATE', actorId: null, reason: SUSPENDED }),
  ),
  on(accountErased, async (db, { userId, forget }) => {
    forget(await listIds(db, userId));
    await blankTexts(db, userId);
  }),
  on(exportRequested, async (db, { userId, userType, add }) => {
    await add('interviews', await listForExport(db, userId));
    const isCandidate = userType === 'JOBSEEKER';
    await add('scorecards', await (isCandidate ? listSharedForExport : listOwnForExport)(db, userId));
    if (isCandidate) await add('weeklyAvailability', await availability.get(db, userId));
  }),
];
