import { accountChanged, accountErased, exportRequested } from '#server/features/account/account.events.ts';
import { emailVerified } from '#server/features/auth/auth.events.ts';
import { now } from '#server/platform/clock.ts';
import { on } from '#server/platform/events.ts';
import { blankCandidate } from './candidates.queries.ts';
import * as candidates from './candidates.service.ts';
import { listDrafts } from './drafts.queries.ts';
import * as privacy from './privacy.service.ts';
import { loadOwn } from './profile.service.ts';

export const reactions = [
  on(emailVerified, (db, { userId }) => candidates.refreshDocument(db, userId)),
  on(accountChanged, (db, { userId }) => candidates.refreshDocument(db, userId)),
  on(accountErased, (db, { userId }) => blankCandidate(db, userId, now())),
  on(exportRequested, async (db, { userId, userType, add }) => {
    if (userType !== 'JOBSEEKER') return;
    add('profile', await loadOwn(db, userId));
    add('profileDrafts', await listDrafts(db, userId));
    add('privacy', await privacy.get(db, userId));
  }),
];
