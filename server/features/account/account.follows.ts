import type { UserStatus } from '#contract/core/roles.ts';
import { fullName } from '#contract/kit/full-name.ts';
import type { Db } from '#server/db/schema/database.ts';
import { emailChanged } from '#server/features/users/users.events.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import {
  type AccountDeed,
  accountClosed,
  accountDeactivated,
  accountExported,
  accountReactivated,
  nameChanged,
  phoneChanged,
  pictureChanged,
} from './account.events.ts';

const MOVED = {
  'user.deactivated': 'Deactivated the account',
  'user.reactivated': 'Reactivated the account',
  'user.deleted': 'Deleted the account',
} as const;

/** Records what people did to their own account, or an admin for them. */
async function recordMove(
  db: Db,
  action: keyof typeof MOVED,
  { userId, reason, ...by }: AccountDeed,
  [from, to]: readonly [from: UserStatus, to: UserStatus],
): Promise<void> {
  const after = { status: to, ...(reason !== undefined && { reason }) };
  const [summary, before] = [MOVED[action], { status: from }];
  await audit.record(db, by, { action, subjectId: userId, summary, before, after });
}

export const auditEntries = [
  on(accountDeactivated, (db, deed) => recordMove(db, 'user.deactivated', deed, ['ACTIVE', 'INACTIVE'])),
  on(accountReactivated, (db, deed) => recordMove(db, 'user.reactivated', deed, ['INACTIVE', 'ACTIVE'])),
  on(accountClosed, (db, deed) => recordMove(db, 'user.deleted', deed, [deed.from, 'DELETED'])),
  on(accountExported, (db, own) =>
    audit.recordOwn(db, own, { action: 'user.exported', summary: 'Downloaded the own data' }),
  ),
  on(nameChanged, (db, { before, after, ...own }) => {
    const summary = `Changed the name to ${fullName(after)}`;
    return audit.recordOwn(db, own, { action: 'user.renamed', summary, before, after });
  }),
  on(phoneChanged, (db, { phone, ...own }) => {
    const summary = phone ? 'Changed the phone number' : 'Removed the phone number';
    return audit.recordOwn(db, own, { action: 'user.phone_changed', summary });
  }),
  on(pictureChanged, (db, { isRemoved, ...own }) => {
    const action = isRemoved ? 'user.picture_removed' : 'user.picture_changed';
    const summary = isRemoved ? 'Removed the profile picture' : 'Changed the profile picture';
    return audit.recordOwn(db, own, { action, summary });
  }),
  on(emailChanged, (db, { from, wasProved, to, ...own }) => {
    const summary = 'Changed the email address';
    const [before, after] = [{ email: from, isVerified: wasProved }, { email: to }];
    return audit.recordOwn(db, own, { action: 'user.email_changed', summary, before, after });
  }),
];
