import { nationalPhone } from '#contract/kit/fields.ts';
import { accountErased } from '#server/features/users/users.events.ts';
import { on } from '#server/platform/events.ts';
import { deleteEntries } from './waitlist.queries.ts';

export const accountReactions = [
  on(accountErased, (db, { addresses, phone }) =>
    deleteEntries(db, addresses, phone && nationalPhone(phone)),
  ),
];
