import type { Db } from '#server/db/schema/database.ts';
import {
  accountClosed,
  accountDeactivated,
  accountReactivated,
} from '#server/features/account/account.events.ts';
import { accountErased } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { candidateActivated, candidateSuspended } from './candidate-accounts.events.ts';

/** The open lists of every admin follow. */
async function refreshAdmins(db: Db): Promise<void> {
  await live.changed(db, await users.listAdminIds(db), ['candidateAccounts']);
}

export const reactions = [
  on(candidateSuspended, refreshAdmins),
  on(candidateActivated, refreshAdmins),
  on(accountDeactivated, refreshAdmins),
  on(accountReactivated, refreshAdmins),
  on(accountClosed, refreshAdmins),
  on(accountErased, refreshAdmins),
];
