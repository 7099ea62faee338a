import { refreshIndexRows } from '#server/features/candidates/index-row/candidate-index.service.ts';
import { listHidingFrom } from '#server/features/candidates/privacy/privacy.queries.ts';
import * as privacy from '#server/features/candidates/privacy/privacy.service.ts';
import { listDrafts } from '#server/features/candidates/profile/drafts.queries.ts';
import { loadOwn } from '#server/features/candidates/profile/profile.service.ts';
import { identityMoved } from '#server/features/companies/companies.events.ts';
import {
  accountChanged,
  accountErased,
  emailVerified,
  exportRequested,
} from '#server/features/users/users.events.ts';
import { now } from '#server/platform/clock.ts';
import { on } from '#server/platform/events.ts';
import { blankCandidate } from './candidates.queries.ts';
import * as candidates from './candidates.service.ts';
import { deleteIndexRow } from './index-row/candidate-index.queries.ts';

export const reactions = [
  on(emailVerified, (db, { userId }) => candidates.refreshIndexRow(db, userId)),
  on(accountChanged, (db, { userId }) => candidates.refreshIndexRow(db, userId)),
  on(identityMoved, async (db, { action, companyId }) => {
    if (action === 'change_approved') await refreshIndexRows(db, await listHidingFrom(db, companyId));
  }),
  on(accountErased, async (db, { userId, userType }) => {
    if (userType !== 'JOBSEEKER') return;
    await blankCandidate(db, userId, now());
    await deleteIndexRow(db, userId);
  }),
  on(exportRequested, async (db, { userId, userType, add }) => {
    if (userType !== 'JOBSEEKER') return;
    await add('profile', await loadOwn(db, userId));
    await add('profileDrafts', await listDrafts(db, userId));
    await add('privacy', await privacy.get(db, userId));
  }),
];
