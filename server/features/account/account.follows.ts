import type { Db } from '#server/db/schema/database.ts';
import { emailChanged } from '#server/features/users/users.events.ts';
import type { AuditAction } from '#server/platform/audit/actions.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import {
  accountClosed,
  accountDeactivated,
  accountExported,
  accountReactivated,
  type ByAdmin,
  nameChanged,
  type OwnStep,
  phoneChanged,
  pictureChanged,
} from './account.events.ts';

interface Trace extends OwnStep {
  by?: ByAdmin | undefined;
  action: AuditAction;
  summary: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Records what people did to their own account, or an admin for them. */
async function record(db: Db, { userId, by, ...trace }: Trace): Promise<void> {
  const after = by ? { ...trace.after, reason: by.reason } : trace.after;
  await audit.record(db, {
    ...trace,
    actorId: by?.adminId ?? userId,
    subjectId: userId,
    ...(after && { after }),
  });
}

export const auditEntries = [
  on(accountDeactivated, (db, { userId, ip, by }) => {
    const [before, after] = [{ status: 'ACTIVE' }, { status: 'INACTIVE' }];
    const summary = 'Deactivated the account';
    return record(db, { userId, ip, by, action: 'user.deactivated', summary, before, after });
  }),
  on(accountReactivated, (db, { userId, ip, by }) => {
    const [before, after] = [{ status: 'INACTIVE' }, { status: 'ACTIVE' }];
    const summary = 'Reactivated the account';
    return record(db, { userId, ip, by, action: 'user.reactivated', summary, before, after });
  }),
  on(accountClosed, (db, { userId, ip, from, by }) => {
    const [before, after] = [{ status: from }, { status: 'DELETED' }];
    return record(db, {
      userId,
      ip,
      by,
      action: 'user.deleted',
      summary: 'Deleted the account',
      before,
      after,
    });
  }),
  on(accountExported, (db, { userId, ip }) =>
    record(db, { userId, ip, action: 'user.exported', summary: 'Downloaded the own data' }),
  ),
  on(nameChanged, (db, { userId, ip, before, after }) => {
    const summary = `Changed the name to ${after.firstName} ${after.lastName}`;
    return record(db, { userId, ip, action: 'user.renamed', summary, before, after });
  }),
  on(phoneChanged, (db, { userId, ip, phone }) => {
    const summary = phone ? 'Changed the phone number' : 'Removed the phone number';
    return record(db, { userId, ip, action: 'user.phone_changed', summary });
  }),
  on(pictureChanged, (db, { userId, ip, isRemoved }) => {
    const action = isRemoved ? 'user.picture_removed' : 'user.picture_changed';
    const summary = isRemoved ? 'Removed the profile picture' : 'Changed the profile picture';
    return record(db, { userId, ip, action, summary });
  }),
  on(emailChanged, (db, { userId, ip, from, wasProved, to }) => {
    const summary = 'Changed the email address';
    const [before, after] = [{ email: from, isVerified: wasProved }, { email: to }];
    return record(db, { userId, ip, action: 'user.email_changed', summary, before, after });
  }),
];
