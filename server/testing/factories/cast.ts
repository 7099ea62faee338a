import {
  NOTIFICATION_TOPICS,
  updateNotificationPreferences,
} from '#contract/account/notification-preferences.ts';
import type { TestServer } from '../server.ts';
import { createAdmin, createRecruiter, type TestAccount, type TestRecruiter } from './accounts.ts';
import { createSearchableCandidate } from './candidates.ts';
import { createMember } from './companies.ts';

/** Switches off all notifications that can be switched off. */
export async function silence(server: TestServer, account: TestAccount): Promise<void> {
  const off = { email: false, inApp: false };
  const body = Object.fromEntries(NOTIFICATION_TOPICS.map((topic) => [topic, off]));
  const { status } = await server.as(account).call(updateNotificationPreferences, { body });
  if (status !== 200) throw new Error('the topics were not switched off');
}

/**
 * Everybody who could be notified of events between a company and a candidate: those who should be, and
 * others who should not.
 */
export async function createCast(server: TestServer) {
  const { db } = server;
  const owner = await createRecruiter(db, { companyName: 'Tamarind Pay' });
  const member = (role: 'ADMIN' | 'RECRUITER' | 'VIEWER') => createMember(db, owner.companyId, role);
  const setStatus = (account: TestRecruiter, status: 'SUSPENDED' | 'DELETED') =>
    db.updateTable('users').set({ status }).where('id', '=', account.id).execute();
  const cast = {
    owner,
    leader: await member('ADMIN'),
    recruiter: await member('RECRUITER'),
    interviewer: await member('RECRUITER'),
    viewer: await member('VIEWER'),
    silentLeader: await member('ADMIN'),
    suspendedLeader: await member('ADMIN'),
    deletedLeader: await member('ADMIN'),
    candidate: await createSearchableCandidate(db),
    otherCandidate: await createSearchableCandidate(db),
    silentCandidate: await createSearchableCandidate(db),
    stranger: await createRecruiter(db),
    admin: await createAdmin(db),
    superAdmin: await createAdmin(db, 'SUPER_ADMIN'),
  };
  await silence(server, cast.silentLeader);
  await silence(server, cast.silentCandidate);
  await setStatus(cast.suspendedLeader, 'SUSPENDED');
  await setStatus(cast.deletedLeader, 'DELETED');
  return cast;
}

export type Cast = Awaited<ReturnType<typeof createCast>>;
