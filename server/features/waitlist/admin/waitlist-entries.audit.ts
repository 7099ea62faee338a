import * as audit from '#server/platform/audit/audit.ts';
import { given } from '#server/platform/audit/given.ts';
import { on } from '#server/platform/events.ts';
import { waitlistExported, waitlistInvited } from './waitlist-entries.events.ts';

export const traces = [
  // Without name and address: an entry outlives the person they belong to.
  on(waitlistInvited, (db, { entryId, adminId, ip, list }) =>
    audit.record(db, {
      actorId: adminId,
      action: 'waitlist_entry.invited',
      subjectId: entryId,
      summary: 'Invited somebody from the waitlist',
      before: { isInvited: false },
      after: { isInvited: true, list },
      ip,
    }),
  ),
  on(waitlistExported, (db, { adminId, ip, filter }) =>
    audit.record(db, {
      actorId: adminId,
      action: 'waitlist_entry.exported',
      subjectId: null,
      summary: 'Exported the waitlist',
      after: given(filter),
      ip,
    }),
  ),
];
