import { ERASURE_DAYS } from '#contract/account/closing.ts';
import { nationalPhone } from '#contract/kit/fields.ts';
import { fullName } from '#contract/kit/full-name.ts';
import type { Db } from '#server/db/schema/database.ts';
import { FORMER_NAME, forgetPerson } from '#server/features/notifications/notifications.service.ts';
import { accountErased, type ProvedAddress } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { inDays, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import * as files from '#server/platform/files/files.ts';
import { eraseMails } from '#server/platform/mail/mail.ts';
import { defineSweep, forEachApart } from '#server/platform/tasks.ts';
import { deleteDependents } from './erasure.queries.ts';

export const eraseDeletedAccounts = defineSweep('eraseDeletedAccounts', async (db) => {
  const due = await users.listToErase(db, inDays(-ERASURE_DAYS));
  await forEachApart(db, due, erase, 'accounts were not erased');
});

async function erase(db: Db, id: string): Promise<void> {
  const user = await users.claimToErase(db, id);
  if (!user) return;
  const name = fullName(user);
  const { userType, phone } = user;
  const former = await audit.listFormerAddresses(db, id);
  const addresses = listProved(user, former);
  const [told, calledBy]: [Set<string>, Set<string>] = [new Set(), new Set([name])];
  const forget = (ids: readonly string[], alias = name) => {
    calledBy.add(alias);
    for (const one of ids) told.add(one);
  };
  await emit(db, accountErased, { userId: id, userType, name, addresses, phone, forget });
  await forgetPerson(db, [...calledBy], [...told]);
  await deleteDependents(db, id);
  await eraseLetters(db, user, former);
  const names = [user.email, name, ...former.map(({ address }) => address)];
  await audit.anonymise(db, id, [...names, ...(await audit.listFormerNames(db, id))], FORMER_NAME);
  await makeNameless(db, id);
  await files.removeOwned(db, id);
}

function listProved(
  { email, emailVerifiedAt }: users.UserRow,
  former: readonly audit.FormerAddress[],
): ProvedAddress[] {
  const left = former.filter(({ wasProved }) => wasProved);
  return emailVerifiedAt ? [{ address: email, until: now() }, ...left] : left;
}

/**
 * Former addresses may belong to other people by now: of mails that name no account, only earlier ones are
 * deleted.
 */
async function eraseLetters(
  db: Db,
  { id, email, phone }: users.UserRow,
  former: readonly audit.FormerAddress[],
): Promise<void> {
  await eraseMails(db, { userId: id, address: email, naming: email, until: now() });
  if (phone) await eraseMails(db, { naming: nationalPhone(phone), until: now() });
  for (const { address, until, wasProved } of former) {
    await eraseMails(db, { address, until, ...(wasProved && { naming: address }) });
  }
}

/** Frees the address and sets a password hash that matches nothing. */
async function makeNameless(db: Db, id: string): Promise<void> {
  const [firstName = '', lastName = ''] = FORMER_NAME.split(' ');
  await users.update(db, id, {
    email: `${id}@erased.invalid`,
    passwordHash: '',
    firstName,
    lastName,
    phone: null,
    pictureFileId: null,
    emailVerifiedAt: null,
    lastLoginAt: null,
    erasedAt: now(),
    updatedAt: now(),
  });
}
