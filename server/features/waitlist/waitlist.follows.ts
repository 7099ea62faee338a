import { nationalPhone } from '#contract/kit/fields.ts';
import { accountErased } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { given } from '#server/platform/audit/given.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { waitlistExported, waitlistInvited, waitlistJoined } from './waitlist.events.ts';
import { deleteEntries } from './waitlist.queries.ts';

export const auditEntries = [
  // Without name and address, because the event stays after an erasure.
  on(waitlistInvited, (db, { entryId, list, ...deed }) =>
    audit.record(db, deed, {
      action: 'waitlist_entry.invited',
      subjectId: entryId,
      summary: 'Invited somebody from the waitlist',
      before: { isInvited: false },
      after: { isInvited: true, list },
    }),
  ),
  on(waitlistExported, (db, { filter, ...deed }) =>
    audit.record(db, deed, {
      action: 'waitlist_entry.exported',
      subjectId: null,
      summary: 'Exported the waitlist',
      after: given(filter),
    }),
  ),
];

export const follows = [
  on(waitlistJoined, async (db) => live.changed(db, await users.listAdminIds(db), ['waitlist'])),
];

export const departures = [
  on(accountErased, (db, { addresses, phone }) =>
    deleteEntries(db, addresses, phone && nationalPhone(phone)),
  ),
];
