import { nationalPhone } from '#contract/kit/fields.ts';
import { accountErased } from '#server/features/users/users.events.ts';
import { on } from '#server/platform/events.ts';
import { deleteMessages } from './quick-messages.queries.ts';

export const accountReactions = [
  on(accountErased, (db, { addresses, phone }) =>
    deleteMessages(db, addresses, phone && nationalPhone(phone)),
  ),
];
