import type { Db } from '#server/db/schema/database.ts';
import {
  accountClosed,
  accountDeactivated,
  accountReactivated,
} from '#server/features/account/account.events.ts';
import { accountErased } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { given } from '#server/platform/audit/given.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { candidateActivated, candidateSuspended, candidatesExported } from './candidate-accounts.events.ts';

export const auditEntries = [
  on(candidateSuspended, (db, { userId, reason, until, ...deed }) =>
    audit.record(db, deed, {
      action: 'user.suspended',
      subjectId: userId,
      summary: 'Suspended the account',
      before: { status: 'ACTIVE' },
      after: { status: 'SUSPENDED', reason, until },
    }),
  ),
  on(candidateActivated, (db, { userId, reason, ...deed }) =>
    audit.record(db, deed, {
      action: 'user.activated',
      subjectId: userId,
      summary: deed.actorId ? 'Ended the suspension of the account' : 'The suspension of the account ended',
      before: { status: 'SUSPENDED', reason },
      after: { status: 'ACTIVE' },
    }),
  ),
  on(candidatesExported, (db, { filter, ...deed }) =>
    audit.record(db, deed, {
      action: 'candidate.exported',
      subjectId: null,
      summary: 'Exported the list of candidates',
      after: given(filter),
    }),
  ),
];

/** Refreshes the open lists of every admin. */
async function refreshAdmins(db: Db): Promise<void> {
  await live.changed(db, await users.listAdminIds(db), ['candidateAccounts']);
}

export const follows = [
  on(candidateSuspended, refreshAdmins),
  on(candidateActivated, refreshAdmins),
  on(accountDeactivated, refreshAdmins),
  on(accountReactivated, refreshAdmins),
  on(accountClosed, refreshAdmins),
  on(accountErased, refreshAdmins),
];
