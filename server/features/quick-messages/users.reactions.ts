import { nationalPhone } from '#contract/kit/fields.ts';
import { accountErased } from '#server/features/users/users.events.ts';
import { on } from '#server/platform/events.ts';
import { deleteMessages } from './quick-messages.queries.ts';

export const accountReactions = [
  on(accountErased, (db, { email, phone }) => deleteMessages(db, email, phone && nationalPhone(phone))),
];
