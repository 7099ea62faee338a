import { accountChanged } from '#server/features/account/account.events.ts';
import { emailVerified } from '#server/features/auth/auth.events.ts';
import { on } from '#server/platform/events.ts';
import * as candidates from './candidates.service.ts';

export const reactions = [
  on(emailVerified, (db, { userId }) => candidates.refreshDocument(db, userId)),
  on(accountChanged, (db, { userId }) => candidates.refreshDocument(db, userId)),
];
